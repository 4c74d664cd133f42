// SPDX-License-Identifier: GPL-3.0-or-later
// One group per episode:
//   [<40 hex digits of SHA-256 of feedUrlKey(feed) LF guid>]
//   feed=…  guid=…                 for human readers, and to import the file into a new library
//   position=<ms>  duration=<ms>  played=<bool>  changed=<Unix ms UTC>
//
// Each line of the journal is one JSON object with the same keys; an object without "position"
// removes the entry. Later lines win over earlier ones; unreadable lines are skipped.
#include "journal_file.h"

#include <base/feed_url.h>
#include <base/utc.h>
#include <settings/position_file.h>

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QScopeGuard>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::settings {

using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcPositions, "dogear.settings.positions", QtInfoMsg)

/// Limits the attempts to read a consistent snapshot. A journal that this process may not open
/// looks replaced in each round, so the loops would never end.
constexpr int maxRounds = 20;

QString groupOf(const PositionKey &key)
{
    // A hash, because guids may contain any character; feedUrlKey() gives all spellings of a feed
    // address the same entry.
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
                QDateTime::fromMSecsSinceEpoch(ini.value(key("changed"_L1)).toLongLong(), utc)};
}

/// Copies a file that is no ini file: the first save overwrites it, but the user may still be able
/// to repair the copy by hand. QFile::copy() never replaces an earlier copy.
void keepBrokenFile(const QString &path)
{
    const QSettings ini(path, QSettings::IniFormat);
    if (ini.status() == QSettings::FormatError)
        QFile::copy(path, path + ".broken"_L1);
}

} // namespace

QString positionJournalPath(const QString &path)
{
    return path + ".journal"_L1;
}

PositionFile::PositionFile(const QString &path)
    : m_path((keepBrokenFile(path), path)) // before anything writes to the file
    , m_ini(std::make_unique<QSettings>(path, QSettings::IniFormat))
    , m_journal(std::make_unique<JournalFile>(positionJournalPath(path)))
{
    reload();
}

PositionFile::~PositionFile()
{
    // The merge rewrites the whole file; with a large one it would delay the end of the program.
    if (!m_hasWritten || QFileInfo(m_path).size() > maxBytesAtClose)
        return;
    logAndDrop(mergeJournal(), lcPositions(), "the journal stays until the next start:");
}

std::optional<SavedPosition> PositionFile::find(const PositionKey &key) const
{
    const QString group = groupOf(key);
    if (const auto changed = m_changes.constFind(group); changed != m_changes.cend())
        return changed->position;
    if (!m_ini->contains(group + "/changed"_L1))
        return std::nullopt;
    return readEntry(*m_ini, group);
}

Result<> PositionFile::save(const PositionKey &key, const SavedPosition &position)
{
    change({key, position});
    return write();
}

Result<> PositionFile::save(const QList<std::pair<PositionKey, SavedPosition>> &positions)
{
    for (const auto &[key, position] : positions)
        change({key, position});
    return write();
}

Result<> PositionFile::saveMarks(const QList<std::pair<PositionKey, SavedPosition>> &marks)
{
    reload(); // another process may have written positions since the last access
    for (const auto &[key, mark] : marks) {
        if (marks.size() == 1 || mark.position.count() > 0 || find(key))
            change({key, mark});
    }
    return write();
}

Result<> PositionFile::moveFeed(const QUrl &from, const QUrl &to)
{
    const QString old = feedUrlKey(from);
    if (old == feedUrlKey(to))
        return {};
    reload(); // another process may have saved positions of this show
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
    reload();
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
        change({to, *position});
    change({from, std::nullopt});
}

Result<> PositionFile::remove(const PositionKey &key)
{
    change({key, std::nullopt});
    return write();
}

QList<std::pair<PositionKey, SavedPosition>> PositionFile::all() const
{
    QList<std::pair<PositionKey, SavedPosition>> entries;
    for (const QString &group : m_ini->childGroups()) {
        if (m_changes.contains(group))
            continue;
        const PositionKey key{
            QUrl::fromEncoded(m_ini->value(group + "/feed"_L1).toString().toUtf8()),
            m_ini->value(group + "/guid"_L1).toString()};
        if (groupOf(key) == group) // else edited by hand, and find() would not find the entry
            entries.append({key, readEntry(*m_ini, group)});
    }
    for (const Change &change : m_changes) {
        if (change.position)
            entries.append({change.key, *change.position});
    }
    return entries;
}

void PositionFile::reload()
{
    // Between the two reads, another process may merge the journal into the ini file and remove it.
    // The journal is then another file, and both are read again.
    bool isDone = false;
    for (int round = 0; round < maxRounds && !isDone; ++round) {
        if (m_journal->follow()) // the ini file now contains the changes of the old journal
            m_changes.clear();
        m_ini->sync();
        replay(m_journal->readTail());
        isDone = !m_journal->isReplaced();
    }
    for (const Change &change : m_unwritten)
        m_changes.insert(groupOf(change.key), change);
}

QByteArray PositionFile::toLine(const Change &change)
{
    QJsonObject line{{u"feed"_s, QString::fromUtf8(change.key.feed.toEncoded())},
                     {u"guid"_s, change.key.guid}};
    if (change.position) {
        line.insert(u"position"_s, qint64(change.position->position.count()));
        line.insert(u"duration"_s, qint64(change.position->duration.count()));
        line.insert(u"played"_s, change.position->isPlayed);
        line.insert(u"changed"_s, change.position->changed.toMSecsSinceEpoch());
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<PositionFile::Change> PositionFile::fromLine(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (!object.value("feed"_L1).isString() || !object.value("guid"_L1).isString())
        return std::nullopt;
    Change change{.key = {QUrl::fromEncoded(object.value("feed"_L1).toString().toUtf8()),
                          object.value("guid"_L1).toString()},
                  .position = {}};
    const auto number = [&object](QLatin1StringView name) {
        return std::max<qint64>(0, object.value(name).toInteger());
    };
    if (object.contains("position"_L1)) {
        change.position =
            SavedPosition{.position = milliseconds(number("position"_L1)),
                          .duration = milliseconds(number("duration"_L1)),
                          .isPlayed = object.value("played"_L1).toBool(),
                          .changed = QDateTime::fromMSecsSinceEpoch(number("changed"_L1), utc)};
    }
    return change;
}

void PositionFile::replay(const QByteArray &lines)
{
    for (const QByteArray &line : lines.split('\n')) {
        if (line.isEmpty())
            continue;
        if (const auto change = fromLine(line))
            m_changes.insert(groupOf(change->key), *change);
        else
            qCInfo(lcPositions) << "a line of the journal was cut off:" << line.left(80);
    }
}

void PositionFile::change(const Change &change)
{
    m_changes.insert(groupOf(change.key), change);
    m_unwritten.append(change);
}

Result<> PositionFile::write()
{
    if (m_unwritten.isEmpty())
        return {};
    const Result<bool> isOther = m_journal->lock();
    if (!isOther)
        return failure(isOther.error());
    const auto unlock = qScopeGuard([this] { m_journal->unlock(); });
    if (*isOther) {
        m_changes.clear();
        m_ini->sync();
    }
    return writeLocked();
}

Result<> PositionFile::writeLocked()
{
    replay(m_journal->readTail());
    QByteArray lines;
    for (const Change &change : m_unwritten) {
        // Again: replay() may just have put a change of another process in its place, but this one
        // is appended after it.
        m_changes.insert(groupOf(change.key), change);
        lines += toLine(change);
    }
    if (auto appended = m_journal->append(lines); !appended)
        return appended;
    m_unwritten.clear();
    m_hasWritten = true;
    const qint64 most = std::max({minJournalBytes, QFileInfo(m_path).size() / 4, m_mergeBytes});
    if (m_journal->size() <= most)
        return {};
    // A failed merge is no failed save, because the journal has the positions. Without the larger
    // limit, each of the following saves would try to rewrite the ini file.
    if (const auto folded = mergeJournalLocked(); !folded) {
        m_mergeBytes = 2 * m_journal->size();
        logAndDrop(folded, lcPositions(), "the journal has it:");
    }
    return {};
}

Result<> PositionFile::mergeJournal()
{
    const Result<bool> isOther = m_journal->lock();
    if (!isOther)
        return failure(isOther.error());
    const auto unlock = qScopeGuard([this] { m_journal->unlock(); });
    if (*isOther) {
        m_changes.clear();
        m_ini->sync();
    }
    replay(m_journal->readTail());
    for (const Change &change : m_unwritten)
        m_changes.insert(groupOf(change.key), change);
    return mergeJournalLocked();
}

Result<> PositionFile::mergeJournalLocked()
{
    for (auto change = m_changes.cbegin(); change != m_changes.cend(); ++change)
        setInIni(change.key(), *change);
    m_ini->sync(); // writes through QSaveFile: a crash leaves the old file or the new one
    if (m_ini->status() == QSettings::AccessError) {
        // QSettings never resets an error status; every later merge would seem to fail.
        m_ini = std::make_unique<QSettings>(m_path, QSettings::IniFormat);
        return failure({ErrorCode::FileUnwritable, m_path, QUrl::fromLocalFile(m_path)});
    }
    // Only after the ini file is complete. After a crash in between, replaying the journal again
    // changes nothing.
    if (auto removed = m_journal->remove(); !removed)
        return removed;
    m_changes.clear();
    m_unwritten.clear();
    m_mergeBytes = 0;
    return {};
}

void PositionFile::setInIni(const QString &group, const Change &change)
{
    if (!change.position) {
        m_ini->remove(group);
        return;
    }
    m_ini->beginGroup(group);
    m_ini->setValue(u"feed"_s, QString::fromUtf8(change.key.feed.toEncoded()));
    m_ini->setValue(u"guid"_s, change.key.guid);
    m_ini->setValue(u"position"_s, qint64(change.position->position.count()));
    m_ini->setValue(u"duration"_s, qint64(change.position->duration.count()));
    m_ini->setValue(u"played"_s, change.position->isPlayed);
    m_ini->setValue(u"changed"_s, change.position->changed.toMSecsSinceEpoch());
    m_ini->endGroup();
}

Result<> copyPositions(const QString &from, const QString &to)
{
    JournalFile journal(positionJournalPath(from));
    QByteArray lines;
    // Reads a consistent snapshot of both files, as PositionFile::reload() does.
    bool isDone = false;
    for (int round = 0; round < maxRounds && !isDone; ++round) {
        journal.follow();
        QFile::remove(to);
        QFile copy(to);
        const bool isCopied =
            QFile::exists(from) ? QFile::copy(from, to) : copy.open(QIODevice::WriteOnly);
        if (!isCopied)
            return failure({ErrorCode::FileUnwritable, {}, QUrl::fromLocalFile(to)});
        lines = journal.readTail();
        isDone = !journal.isReplaced();
    }
    if (lines.isEmpty())
        return {};
    PositionFile copy(to);
    for (const QByteArray &line : lines.split('\n')) {
        if (const auto change = PositionFile::fromLine(line))
            copy.change(*change);
    }
    return copy.mergeJournal();
}

} // namespace dogear::settings
