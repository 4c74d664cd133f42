// SPDX-License-Identifier: GPL-3.0-or-later
#include "row_facts.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/download_text.h>
#include <widgets/literal_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QModelIndex>
#include <QStringList>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::EpisodeListModel;
using std::chrono::milliseconds;

namespace {

/// Context of the translations, as these functions belong to no class.
struct EpisodeRow
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeRow)
};

milliseconds millisecondsOf(const QModelIndex &index, int role)
{
    return index.data(role).value<milliseconds>();
}

/// A number of a season or an episode; nullopt if the feed gives none.
std::optional<int> numberOf(const QModelIndex &index, int role)
{
    const QVariant number = index.data(role);
    return number.isValid() ? std::optional(number.toInt()) : std::nullopt;
}

/// "Trailer" or "Bonus"; empty for an ordinary episode.
QString typeName(const QModelIndex &index)
{
    switch (index.data(EpisodeListModel::TypeRole).value<domain::EpisodeType>()) {
    case domain::EpisodeType::Trailer:
        return EpisodeRow::tr("Trailer");
    case domain::EpisodeType::Bonus:
        return EpisodeRow::tr("Bonus");
    case domain::EpisodeType::Full:
        break;
    }
    return {};
}

QStringList withDateAndLength(const QString &numbers, const QModelIndex &index)
{
    const milliseconds duration = millisecondsOf(index, EpisodeListModel::DurationRole);
    QStringList parts{numbers, typeName(index)};
    const QDateTime published = index.data(EpisodeListModel::PublishedRole).toDateTime();
    if (published.isValid())
        parts.append(words::formatDate(published, QDateTime::currentDateTimeUtc()));
    // "Left" is the time that listening takes at the speed of the show (README.md).
    QString left;
    if (playedFraction(index))
        left = words::formatTimeLeft(millisecondsOf(index, EpisodeListModel::PositionRole),
                                     duration,
                                     index.data(EpisodeListModel::SpeedRole).toDouble());
    parts.append(left.isEmpty() ? words::formatLength(duration) : left);
    parts.removeAll(QString()); // facts that the feed does not give
    return parts;
}

} // namespace

bool hasLength(const QModelIndex &index)
{
    return millisecondsOf(index, EpisodeListModel::DurationRole).count() > 0;
}

std::optional<double> playedFraction(const QModelIndex &index)
{
    const milliseconds position = millisecondsOf(index, EpisodeListModel::PositionRole);
    const milliseconds duration = millisecondsOf(index, EpisodeListModel::DurationRole);
    if (position.count() <= 0 || index.data(EpisodeListModel::IsPlayedRole).toBool())
        return {};
    if (duration.count() <= 0)
        return 0;
    // The length is the feed's, and the position may lie beyond it.
    return std::min(1.0, double(position.count()) / double(duration.count()));
}

QString rowFacts(const QModelIndex &index)
{
    const QString numbers =
        words::formatShortNumbers(numberOf(index, EpisodeListModel::SeasonRole),
                                  numberOf(index, EpisodeListModel::NumberRole));
    return words::joinedFacts(withDateAndLength(numbers, index));
}

QString rowToolTip(const QModelIndex &index)
{
    QStringList lines{index.data(EpisodeListModel::TitleRole).toString(),
                      downloadState(downloadStatusOf(index))};
    lines.removeAll(QString());
    return literalToolTip(lines.join(u'\n')); // a title from a feed must not be read as HTML
}

QString accessibleRowText(const QModelIndex &index)
{
    const auto is = [&index](int role) { return index.data(role).toBool(); };
    // Spelled out for a screen reader, unlike the short form in rowFacts().
    const QString numbers = words::formatNumbers(numberOf(index, EpisodeListModel::SeasonRole),
                                                 numberOf(index, EpisodeListModel::NumberRole));
    QStringList parts{index.data(EpisodeListModel::TitleRole).toString(),
                      index.data(EpisodeListModel::PodcastTitleRole).toString(),
                      words::spokenFacts(withDateAndLength(numbers, index))};
    if (!is(EpisodeListModel::HasAllWordsRole))
        parts.append(EpisodeRow::tr("Some of the words"));
    if (is(EpisodeListModel::IsCurrentRole))
        parts.append(EpisodeRow::tr("In the player"));
    else if (is(EpisodeListModel::IsPlayedRole))
        parts.append(EpisodeRow::tr("Played"));
    if (is(EpisodeListModel::IsQueuedElsewhereRole))
        parts.append(EpisodeRow::tr("Up next"));
    parts.append(downloadState(downloadStatusOf(index)));
    if (is(EpisodeListModel::IsFavouriteRole))
        parts.append(EpisodeRow::tr("Favourite"));
    return words::spokenFacts(parts);
}

} // namespace dogear::widgets
