// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/cue_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using std::chrono::milliseconds;

namespace {

/// One line for each cue; simplified() removes the line breaks inside.
QByteArray toColumn(const QStringList &texts)
{
    QStringList lines;
    for (const QString &text : texts)
        lines.append(text.simplified());
    return qCompress(lines.join(u'\n').toUtf8());
}

QByteArray toColumn(const QList<milliseconds> &starts)
{
    QByteArrayList lines;
    for (const milliseconds start : starts)
        lines.append(QByteArray::number(qint64(start.count())));
    return qCompress(lines.join('\n'));
}

QByteArray unpacked(const QByteArray &column)
{
    return column.isEmpty() ? QByteArray() : qUncompress(column); // which warns about empty input
}

} // namespace

QString PackedCues::text() const
{
    return QString::fromUtf8(unpacked(m_texts));
}

QList<milliseconds> PackedCues::starts() const
{
    // Parsed by hand, because split() would allocate a QByteArray for each line.
    QList<milliseconds> starts;
    const QByteArray lines = unpacked(m_starts);
    qint64 start = 0;
    for (const char c : lines) {
        if (c != '\n') {
            start = start * 10 + (c - '0');
            continue;
        }
        starts.append(milliseconds(start));
        start = 0;
    }
    if (!lines.isEmpty())
        starts.append(milliseconds(start));
    return starts;
}

Result<PackedCues> CueStore::find(EpisodeId episode)
{
    return m_connection
        .first(u"SELECT texts, starts FROM transcript_cues WHERE episode_id = ?"_s,
               {episode.value},
               [](const QSqlQuery &row) {
                   return PackedCues(row.value(0).toByteArray(), row.value(1).toByteArray());
               })
        .map([](const std::optional<PackedCues> &cues) { return cues.value_or(PackedCues()); });
}

Result<> CueStore::put(EpisodeId episode, const StoredCues &cues)
{
    // Triggers on both statements schedule the episode for indexing (0015_search.sql).
    const auto gone = m_connection.execute(u"DELETE FROM transcript_cues WHERE episode_id = ?"_s,
                                           {episode.value});
    if (!gone)
        return failure(gone.error());
    return m_connection
        .execute(u"INSERT INTO transcript_cues (episode_id, texts, starts)"
                 " SELECT id, ?, ? FROM episode WHERE id = ?"_s,
                 {toColumn(cues.texts), toColumn(cues.starts), episode.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
