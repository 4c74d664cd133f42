// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_lines.h"

#include "json_values.h"

#include <words/format.h>

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

QString line(const domain::EpisodeSummary &episode)
{
    const QString date =
        // Ten blanks keep the columns aligned.
        episode.published ? episode.published->toString(u"yyyy-MM-dd"_s) : u"          "_s;
    return u"%1  %2  %3  %4 · %5"_s.arg(
        QString::number(episode.id.value).rightJustified(6),
        date,
        words::formatDuration(episode.duration.value_or(std::chrono::milliseconds{}))
            .rightJustified(8),
        episode.title,
        episode.podcastTitle);
}

Outcome listOutcome(const Result<QList<domain::EpisodeSummary>> &episodes)
{
    if (!episodes)
        return failedOutcome(episodes.error());
    QJsonArray array;
    QStringList lines;
    for (const domain::EpisodeSummary &episode : *episodes) {
        array.append(toJson(episode));
        lines.append(line(episode));
    }
    return {.json = QJsonDocument(array), .text = lines.join(u'\n'), .errors = {}};
}

} // namespace dogear::ctl
