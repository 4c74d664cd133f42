// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_rotation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace dogear::maintenance {

namespace {

constexpr auto prefix = "dogear-"_L1;
constexpr auto suffix = ".zip"_L1;
/// Temporary files older than this are left over from a crash.
constexpr qint64 staleSeconds = qint64{24} * 60 * 60;

/// The day in the file name \a name; invalid for any other file.
QDate dayOf(const QString &name)
{
    const QDate day = QDate::fromString(name.mid(prefix.size(), 10), Qt::ISODate);
    // Compared as a whole, so that files that the user named similarly are never removed.
    return day.isValid() && dayName(day) == name ? day : QDate();
}

/// The year belongs to the week: the first days of January may be in the last week of the old year.
std::pair<int, int> weekOf(QDate day)
{
    int year = 0;
    const int week = day.weekNumber(&year);
    return {year, week};
}

} // namespace

QString dayName(QDate day)
{
    return prefix + day.toString(Qt::ISODate) + suffix;
}

QList<QDate> daysToRemove(QList<QDate> days)
{
    std::ranges::sort(days, std::greater());
    const QList<QDate> before = days.mid(keptDays);
    QList<QDate> toRemove;
    QList<std::pair<int, int>> weeks; // in the order of `before`, the newest first
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto week = weekOf(before.at(i));
        const bool isFirst = i + 1 == before.size() || weekOf(before.at(i + 1)) != week;
        if (isFirst && weeks.size() < keptWeeks)
            weeks.append(week);
        else
            toRemove.append(before.at(i));
    }
    return toRemove;
}

void removeOldDays(const QString &folder)
{
    const QDir dir(folder);
    QList<QDate> days;
    for (const QString &name : dir.entryList({prefix + u'*' + suffix}, QDir::Files)) {
        if (const QDate day = dayOf(name); day.isValid())
            days.append(day);
    }
    for (const QDate day : daysToRemove(days))
        QFile::remove(dir.filePath(dayName(day)));
    removeStaleWork(folder, {u".work-*"_s, u"*.part"_s, u"*.part-journal"_s});
}

void removeStaleWork(const QString &folder, const QStringList &patterns)
{
    const QDateTime old = QDateTime::currentDateTimeUtc().addSecs(-staleSeconds);
    for (const QFileInfo &work :
         QDir(folder).entryInfoList(patterns, QDir::Files | QDir::Dirs | QDir::Hidden)) {
        if (work.lastModified() > old)
            continue;
        if (work.isDir())
            QDir(work.filePath()).removeRecursively();
        else
            QFile::remove(work.filePath());
    }
}

QString keptName(const QString &folder, const QDateTime &now)
{
    const QDir dir(folder);
    const QString stem = u"before-restore-"_s + now.toLocalTime().toString(u"yyyy-MM-dd-HHmmss"_s);
    QString name = stem;
    // The saved library is a file, or a folder if it could not be packed; see keepPresent().
    for (int i = 2; dir.exists(name) || dir.exists(name + suffix); ++i)
        name = stem + u'-' + QString::number(i);
    return dir.filePath(name);
}

void removeOldKept(const QString &folder)
{
    QFileInfoList kept = QDir(folder).entryInfoList(
        {u"before-restore-*"_s}, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    // The names contain the time, so the order by name is the order by age.
    std::ranges::reverse(kept);
    for (const QFileInfo &old : kept.mid(keptRestores)) {
        if (old.isDir())
            QDir(old.filePath()).removeRecursively();
        else
            QFile::remove(old.filePath());
    }
}

} // namespace dogear::maintenance
