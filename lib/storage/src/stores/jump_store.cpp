// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/jump_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Drops the value of a result.
template<typename T>
Result<> done(const Result<T> &executed)
{
    if (!executed)
        return failure(executed.error());
    return {};
}

} // namespace

Result<QList<domain::Jump>> JumpStore::all()
{
    return m_connection.list(
        u"SELECT episode_id, position_ms FROM jump ORDER BY id"_s, {}, [](const QSqlQuery &row) {
            return domain::Jump{EpisodeId{row.value(0).toLongLong()},
                                std::chrono::milliseconds(row.value(1).toLongLong())};
        });
}

Result<> JumpStore::append(const domain::Jump &jump)
{
    // Selecting from `episode` stores no row for an episode that was deleted meanwhile.
    const auto put = m_connection.execute(
        u"INSERT INTO jump (episode_id, position_ms) SELECT id, ? FROM episode WHERE id = ?"_s,
        {qlonglong(jump.from.count()), jump.episode.value});
    if (!put)
        return failure(put.error());
    return done(m_connection.execute(
        u"DELETE FROM jump WHERE id <= (SELECT id FROM jump ORDER BY id DESC LIMIT 1 OFFSET ?)"_s,
        {maxJumps}));
}

Result<> JumpStore::removeLast()
{
    return done(m_connection.execute(u"DELETE FROM jump WHERE id = (SELECT max(id) FROM jump)"_s));
}

} // namespace dogear::storage
