// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/loudness_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<std::optional<StoredLoudness>> LoudnessStore::find(EpisodeId episode)
{
    return m_connection.first(u"SELECT url, stamp, lufs FROM loudness WHERE episode_id = ?"_s,
                              {episode.value},
                              [](const QSqlQuery &row) {
                                  const QVariant lufs = row.value(2);
                                  return StoredLoudness{
                                      .url = QUrl(row.value(0).toString()),
                                      .stamp = row.value(1).toString(),
                                      .lufs = lufs.isNull() ? std::nullopt
                                                            : std::optional(lufs.toDouble())};
                              });
}

Result<> LoudnessStore::put(EpisodeId episode, const StoredLoudness &loudness)
{
    // Selecting from `episode` stores no row for an episode that was deleted meanwhile.
    const auto written = m_connection.execute(
        u"INSERT OR REPLACE INTO loudness (episode_id, url, stamp, lufs) "
        "SELECT id, ?, ?, ? FROM episode WHERE id = ?"_s,
        {loudness.url.toString(QUrl::FullyEncoded),
         loudness.stamp,
         loudness.lufs ? QVariant(*loudness.lufs) : QVariant(QMetaType::fromType<double>()),
         episode.value});
    if (!written)
        return failure(written.error());
    return {};
}

} // namespace dogear::storage
