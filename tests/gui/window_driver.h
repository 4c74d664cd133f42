// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Starts the real program in the test's process and finds its parts by object name.

#include "application.h"

#include <settings/data_folders.h>
#include <settings/settings.h>

#include <QAction>
#include <QFile>
#include <QListView>

namespace dogear::test {

using namespace Qt::StringLiterals;

/// Prepares a library in \a dataDir that does not follow the first shows, so that no request leaves
/// the machine.
inline void prepareLibrary(const QString &dataDir)
{
    const auto folders = settings::DataFolders::create(dataDir);
    settings::Settings settings(folders->settings);
    settings.setStart({.followedFirstShows = true});
    settings.setRefresh({.mode = settings::RefreshMode::Manual}); // only when a test triggers it
    // Port 9 (discard): nothing answers there.
    const QUrl nowhere(u"http://127.0.0.1:9"_s);
    settings.setDirectories(
        {.apple = nowhere, .appleCharts = nowhere, .podcastIndex = nowhere, .fyyd = nowhere});
}

inline std::unique_ptr<Application> startDogear(const QString &dataDir,
                                                const QStringList &inputs = {})
{
    auto application =
        Application::create({.dataDir = dataDir, .inputs = inputs, .workingDirectory = dataDir});
    if (!application)
        return nullptr;
    (*application)->start();
    return *std::move(application);
}

template<typename T>
T *part(Application &application, const char *name)
{
    return application.window().findChild<T *>(QLatin1StringView(name));
}

/// Returns the text of the menu entry \a entry without its mnemonic marker.
inline QString entryText(const QAction *entry)
{
    return entry->text().remove(u'&');
}

/// Writes a feed to \a path with \a count episodes, newest first: "Episode 3" … All of them have
/// the same file at \a media. \return \a path
inline QString writeFeed(const QString &path,
                         const QUrl &media,
                         int count,
                         const QString &title = u"Test show"_s)
{
    QString items;
    for (int i = count; i > 0; --i) {
        items +=
            u"<item><title>Episode %1</title><guid>e%1</guid>"
            "<pubDate>%1 Aug 2024 10:00:00 GMT</pubDate><itunes:duration>280</itunes:duration>"
            "<description><![CDATA[<p>Notes of number %1, about %2. See "
            "<a href=\"https://example.org/%1\">the page</a>, from 0:20 on.</p>]]></description>"
            "<enclosure url=\"%3\" type=\"audio/wav\" length=\"99999\"/></item>"_s.arg(i)
                .arg(i == 2 ? u"walruses"_s : u"other animals"_s, media.toString());
    }
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(u"<rss xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel>"
                   "<title>%2</title>%1</channel></rss>"_s.arg(items, title)
                       .toUtf8());
    }
    return path;
}

} // namespace dogear::test
