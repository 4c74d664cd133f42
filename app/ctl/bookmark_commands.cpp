// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <words/format.h>

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Returns id of the episode, position and texts of \a bookmark in one line.
QString line(const domain::Bookmark &bookmark)
{
    QStringList parts{bookmark.note.simplified(), bookmark.title, bookmark.podcastTitle};
    parts.removeAll(QString());
    const QString episode =
        // A bookmark outlives its episode (decision 27).
        bookmark.episode.isValid() ? QString::number(bookmark.episode.value) : u"-"_s;
    return u"%1  %2  %3"_s.arg(episode.rightJustified(6),
                               words::formatPosition(bookmark.position).rightJustified(8),
                               parts.join(u" · "_s));
}

} // namespace

Future<Outcome> runBookmarks(library::Library &library, const Arguments &arguments)
{
    return library.bookmarks()
        .list({.words = arguments.positional.join(u' ')})
        .then([](const Result<QList<domain::Bookmark>> &bookmarks) {
            if (!bookmarks)
                return failedOutcome(bookmarks.error());
            QJsonArray array;
            QStringList lines;
            for (const domain::Bookmark &bookmark : *bookmarks) {
                array.append(toJson(bookmark));
                lines.append(line(bookmark));
            }
            return Outcome{.json = QJsonDocument(array), .text = lines.join(u'\n'), .errors = {}};
        });
}

} // namespace dogear::ctl
