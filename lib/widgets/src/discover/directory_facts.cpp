// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_facts.h"

#include <itemmodels/directory_list_model.h>
#include <widgets/literal_text.h>
#include <words/directory_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QLocale>
#include <QModelIndex>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using discovery::Directory;
using itemmodels::DirectoryListModel;

namespace {

/// Context of the translations, as these functions belong to no class.
struct DirectoryFacts
{
    Q_DECLARE_TR_FUNCTIONS(DirectoryFacts)
};

QList<Directory> directoriesOf(const QModelIndex &index)
{
    return index.data(DirectoryListModel::DirectoriesRole).value<QList<Directory>>();
}

QStringList factsOf(const QModelIndex &index)
{
    const QDateTime newest = index.data(DirectoryListModel::NewestEpisodeRole).toDateTime();
    const int episodes = index.data(DirectoryListModel::EpisodeCountRole).toInt();
    QStringList facts{directoryNames(directoriesOf(index))};
    if (newest.isValid())
        facts.append(words::formatDate(newest, QDateTime::currentDateTimeUtc()));
    const auto duration =
        index.data(DirectoryListModel::DurationRole).value<std::chrono::milliseconds>();
    facts.append(words::formatLength(duration)); // empty for a show
    if (episodes > 0)
        facts.append(DirectoryFacts::tr("%Ln episodes", nullptr, episodes));
    if (index.data(DirectoryListModel::IsExplicitRole).toBool())
        facts.append(DirectoryFacts::tr("Explicit"));
    facts.removeAll(QString());
    return facts;
}

} // namespace

QString followLabel(const QModelIndex &index)
{
    const bool isPending = index.data(DirectoryListModel::IsPendingRole).toBool();
    if (isPending && index.data(DirectoryListModel::IsEpisodeRole).toBool())
        return DirectoryFacts::tr("Opening…");
    if (index.data(DirectoryListModel::FollowedRole).value<PodcastId>().isValid())
        return DirectoryFacts::tr("Following");
    if (isPending)
        return DirectoryFacts::tr("Adding…");
    if (index.data(DirectoryListModel::IsDeadRole).toBool())
        return DirectoryFacts::tr("Its feed is gone");
    return {};
}

QString directoryNames(const QList<Directory> &directories)
{
    QStringList names;
    for (const Directory directory : directories)
        names.append(words::directoryName(directory));
    names.removeDuplicates(); // Podcast Index with and without a key
    return QLocale().createSeparatedList(names);
}

QString directoryFacts(const QModelIndex &index)
{
    return words::joinedFacts(factsOf(index));
}

QString accessibleShowText(const QModelIndex &index)
{
    QStringList parts{index.data(DirectoryListModel::TitleRole).toString(),
                      index.data(DirectoryListModel::AuthorRole).toString(),
                      followLabel(index)};
    parts.append(factsOf(index));
    return words::spokenFacts(parts);
}

QString showToolTip(const QModelIndex &index)
{
    QStringList lines{index.data(DirectoryListModel::TitleRole).toString(),
                      index.data(DirectoryListModel::AuthorRole).toString(),
                      followLabel(index),
                      directoryFacts(index)};
    lines.removeAll(QString());
    return literalToolTip(lines.join(u'\n'));
}

} // namespace dogear::widgets
