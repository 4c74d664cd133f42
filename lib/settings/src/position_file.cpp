// SPDX-License-Identifier: GPL-3.0-or-later
// One group per episode:
//   [<40 hex digits of SHA-256 of feedUrlKey(feed) LF guid>]
//   feed=…  guid=…                 so that the file can be read, and read back into a new library
//   position=<ms>  duration=<ms>  played=<bool>  changed=<Unix ms UTC>
#include <base/feed_url.h>
#include <settings/position_file.h>

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::settings {

using std::chrono::milliseconds;

namespace {

QString groupOf(const PositionKey &key)
{
    const QByteArray name = feedUrlKey(key.feed).toUtf8() + '\n' + key.guid.toUtf8();
    return QString::fromLatin1(
        QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().first(40));
}

milliseconds readMilliseconds(const QSettings &ini, const QString &key)
{
    return milliseconds(std::max<qint64>(0, ini.value(key).toLongLong()));
}

SavedPosition readEntry(const QSettings &ini, const QString &group)
{
    const auto key = [&group](QLatin1StringView name) -> QString { return group + u'/' + name; };
    return {.position = readMilliseconds(ini, key("position"_L1)),
            .duration = readMilliseconds(ini, key("duration"_L1)),
            .isPlayed = ini.value(key("played"_L1)).toBool(),
            .changed =
                QDateTime::fromMSecsSinceEpoch(ini.value(key("changed"_L1)).toLongLong(), Qt::UTC)};
}

/// A file that is no ini file would be overwritten with the first save; what it holds may still be
/// mended by hand.
void keepBrokenFile(const QString &path)
{
    const QSettings ini(path, QSettings::IniFormat);
    if (ini.status() == QSettings::FormatError)
        QFile::copy(path, path + ".broken"_L1);
}

} // namespace

PositionFile::PositionFile(const QString &path)
    : m_ini((keepBrokenFile(path), path), QSettings::IniFormat)
{}

std::optional<SavedPosition> PositionFile::find(const PositionKey &key) const
{
    const QString group = groupOf(key);
    if (!m_ini.contains(group + "/changed"_L1))
        return std::nullopt;
    return readEntry(m_ini, group);
}

Result<> PositionFile::save(const PositionKey &key, const SavedPosition &position)
{
    set(key, position);
    return write();
}

Result<> PositionFile::save(const QList<std::pair<PositionKey, SavedPosition>> &positions)
{
    if (positions.isEmpty())
        return {};
    for (const auto &[key, position] : positions)
        set(key, position);
    return write();
}

Result<> PositionFile::moveFeed(const QUrl &from, const QUrl &to)
{
    const QString old = feedUrlKey(from);
    if (old == feedUrlKey(to))
        return {};
    for (const auto &entry : all()) {
        const PositionKey &key = entry.first;
        if (feedUrlKey(key.feed) == old)
            move(key, {to, key.guid});
    }
    return write();
}

Result<> PositionFile::renameEpisodes(const QUrl &feed,
                                      const QList<std::pair<QString, QString>> &guids)
{
    if (guids.isEmpty())
        return {};
    for (const auto &[before, after] : guids)
        move({feed, before}, {feed, after});
    return write();
}

void PositionFile::move(const PositionKey &from, const PositionKey &to)
{
    const auto position = find(from);
    if (!position)
        return;
    if (!find(to))
        set(to, *position);
    m_ini.remove(groupOf(from));
}

void PositionFile::set(const PositionKey &key, const SavedPosition &position)
{
    m_ini.beginGroup(groupOf(key));
    m_ini.setValue(u"feed"_s, QString::fromUtf8(key.feed.toEncoded()));
    m_ini.setValue(u"guid"_s, key.guid);
    m_ini.setValue(u"position"_s, qint64(position.position.count()));
    m_ini.setValue(u"duration"_s, qint64(position.duration.count()));
    m_ini.setValue(u"played"_s, position.isPlayed);
    m_ini.setValue(u"changed"_s, position.changed.toMSecsSinceEpoch());
    m_ini.endGroup();
}

Result<> PositionFile::remove(const PositionKey &key)
{
    m_ini.remove(groupOf(key));
    return write();
}

QList<std::pair<PositionKey, SavedPosition>> PositionFile::all() const
{
    QList<std::pair<PositionKey, SavedPosition>> entries;
    for (const QString &group : m_ini.childGroups()) {
        const PositionKey key{
            QUrl::fromEncoded(m_ini.value(group + "/feed"_L1).toString().toUtf8()),
            m_ini.value(group + "/guid"_L1).toString()};
        if (groupOf(key) == group)
            entries.append({key, readEntry(m_ini, group)});
    }
    return entries;
}

void PositionFile::reload()
{
    m_ini.sync();
}

Result<> PositionFile::write()
{
    m_ini.sync(); // QSaveFile inside: the old file or the new one, never half of one
    if (m_ini.status() == QSettings::AccessError) {
        return failure(
            {ErrorCode::FileUnwritable, m_ini.fileName(), QUrl::fromLocalFile(m_ini.fileName())});
    }
    return {};
}

} // namespace dogear::settings
