// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/episode_store.h>

#include <QCryptographicHash>
#include <QtEndian>

#include <array>

namespace dogear::storage {

using std::chrono::milliseconds;

namespace {

/// Hashes fields one after the other, each with its length: "ab", "c" differs from "a", "bc".
class FieldHash
{
public:
    void add(qint64 number)
    {
        std::array<char, sizeof number> bytes{};
        qToLittleEndian(number, bytes.data());
        m_hash.addData(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    }
    void add(const QByteArray &bytes)
    {
        add(qint64(bytes.size()));
        m_hash.addData(bytes);
    }
    void add(const QString &text) { add(text.toUtf8()); }
    void add(const QUrl &url) { add(url.toEncoded()); }

    [[nodiscard]] QByteArray result() const { return m_hash.result(); }

private:
    // The fastest hash of Qt. It only detects changes; security does not depend on it.
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_160};
};

} // namespace

QByteArray contentHash(const domain::Episode &episode)
{
    const domain::Enclosure enclosure = episode.enclosure.value_or(domain::Enclosure{});
    FieldHash hash;
    // Every stored field except the guid, by which rows are found. Any change of this list makes
    // all stored episodes look changed at their next refresh.
    hash.add(episode.title);
    hash.add(episode.subtitle);
    hash.add(episode.author);
    hash.add(episode.published.value_or(QDateTime()).toSecsSinceEpoch());
    hash.add(episode.duration.value_or(milliseconds(-1)).count());
    hash.add(episode.link);
    hash.add(episode.enclosure.has_value());
    hash.add(enclosure.url);
    hash.add(enclosure.type);
    hash.add(enclosure.length.value_or(-1));
    hash.add(episode.notesHtml);
    hash.add(episode.season.value_or(-1));
    hash.add(episode.number.value_or(-1));
    hash.add(qint64(episode.type));
    hash.add(episode.isExplicit ? qint64(*episode.isExplicit) : -1);
    hash.add(episode.image);
    hash.add(episode.chaptersUrl);
    hash.add(episode.chaptersType);
    hash.add(toColumn(episode.transcripts));
    hash.add(toColumn(episode.persons));
    hash.add(toColumn(episode.extras));
    return hash.result();
}

} // namespace dogear::storage
