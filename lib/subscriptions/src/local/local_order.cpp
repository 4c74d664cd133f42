// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the files of a folder in the order of listening.
#include "local_show.h"

#include <QCollator>
#include <QSet>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

QString folderOf(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

/// The sort key of a file, computed once.
struct Rank
{
    QList<QCollatorSortKey> folder;
    QCollatorSortKey name;
    int disc = 0;
    int track = 0; ///< 0 if the folder is not sorted by track
    qsizetype index = 0;
};

bool isBefore(const Rank &one, const Rank &other)
{
    const qsizetype depth = std::min(one.folder.size(), other.folder.size());
    for (qsizetype i = 0; i < depth; ++i) {
        if (const int order = one.folder.at(i).compare(other.folder.at(i)); order != 0)
            return order < 0;
    }
    // Files of a folder come before those of its subfolders.
    if (one.folder.size() != other.folder.size())
        return one.folder.size() < other.folder.size();
    if (std::tie(one.disc, one.track) != std::tie(other.disc, other.track))
        return std::tie(one.disc, one.track) < std::tie(other.disc, other.track);
    return one.name.compare(other.name) < 0;
}

/// The folders whose files are sorted by disc and track.
QSet<QString> numberedFolders(const QList<LocalFile> &files)
{
    QSet<QString> numbered;
    QSet<QString> others;
    QSet<std::pair<QString, std::pair<int, int>>> taken;
    for (const LocalFile &file : files) {
        const QString folder = folderOf(file.path);
        numbered.insert(folder);
        const std::pair number{file.labels.disc.value_or(0), file.labels.track.value_or(0)};
        const std::pair place{folder, number};
        // A missing or repeated track number makes all numbers of the folder doubtful.
        if (!file.labels.track || taken.contains(place))
            others.insert(folder);
        taken.insert(place);
    }
    return numbered - others;
}

} // namespace

QList<LocalFile> inPlayingOrder(QList<LocalFile> files)
{
    // A fixed locale, because the window and dogearctl may run in different languages.
    QCollator collator{QLocale(QLocale::English)};
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    const auto keyOf = [&collator](const QString &text) { return collator.sortKey(text); };

    // Files whose names are equal for the collator keep this order, whatever the disk returns.
    std::ranges::sort(files, {}, &LocalFile::path);
    const QSet<QString> numbered = numberedFolders(files);
    QList<Rank> ranks;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const LocalFile &file = files.at(i);
        const QString folder = folderOf(file.path);
        Rank rank{.folder = {}, .name = keyOf(file.path.section(u'/', -1)), .index = i};
        for (const QString &part : folder.split(u'/', Qt::SkipEmptyParts))
            rank.folder.append(keyOf(part));
        if (numbered.contains(folder)) {
            rank.disc = file.labels.disc.value_or(0);
            rank.track = *file.labels.track;
        }
        ranks.append(rank);
    }
    std::ranges::stable_sort(ranks, isBefore);
    QList<LocalFile> ordered;
    ordered.reserve(files.size());
    for (const Rank &rank : std::as_const(ranks))
        ordered.append(files.at(rank.index));
    return ordered;
}

} // namespace dogear::subscriptions
