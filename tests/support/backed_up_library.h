// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates a library with backups in a temporary folder, describes its content as text, and
///        reads and writes files in that folder.

#include <base/clock.h>
#include <maintenance/backups.h>
#include <settings/data_folders.h>
#include <settings/position_file.h>
#include <settings/settings.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <support/fake_clock.h>
#include <support/timeouts.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace dogear::test {

using namespace Qt::StringLiterals;

class BackedUpLibrary
{
public:
    BackedUpLibrary()
        : folders(settings::DataFolders::create(folder.filePath(u"data"_s)).value())
        , backups(std::make_unique<maintenance::Backups>(folders, clock))
    {}

    /// Adds a show called \a name with \a count episodes, saves a position in its first episode and
    /// \a name as the view of the window.
    bool fill(const QString &name, int count)
    {
        const auto connection = storage::Connection::open(folders.database);
        if (!connection)
            return false;
        const QUrl url("https://example.org/"_L1 + name);
        const auto done = (*connection)->transaction([&]() -> Result<> {
            const auto show = storage::PodcastStore(**connection).add(url, name, clock.now());
            if (!show)
                return failure(show.error());
            QList<storage::EpisodeToStore> episodes;
            for (int i = 0; i < count; ++i) {
                domain::Episode episode;
                episode.guid = name + QString::number(i);
                episode.title = episode.guid;
                episodes.append({.episode = episode, .notesText = u"words about "_s + name});
            }
            return storage::EpisodeStore(**connection)
                .update(*show, episodes, true, clock.now())
                .map([](const storage::StoredEpisodes &) {});
        });
        settings::PositionFile positions(folders.positions);
        settings::Settings settings(folders.settings);
        settings.windowState().setMainWindow({.viewName = name});
        return done && positions.save({url, name + u'0'}, {.position = std::chrono::seconds(5)});
    }

    /// \return the content of database, positions and settings, for example
    ///   "one+two 7 episodes, 2 places, at two"
    QString content() const
    {
        const auto connection = storage::Connection::open(folders.database);
        if (!connection)
            return toName(connection.error().code);
        const auto query =
            (*connection)
                ->execute(u"SELECT group_concat(title, '+'), sum(episode_count) FROM"
                          " (SELECT title, episode_count FROM podcast ORDER BY title)"_s);
        if (!query || !(*query)->next())
            return u"unreadable"_s;
        return u"%1 %2 episodes, %3 places, at %4"_s.arg((*query)->value(0).toString())
            .arg((*query)->value(1).toInt())
            .arg(settings::PositionFile(folders.positions).all().size())
            .arg(settings::Settings(folders.settings).windowState().mainWindow().viewName);
    }

    /// Waits up to 30 s for \a future.
    /// \return its result, or the error Timeout
    template<typename T>
    static T wait(Future<T> future)
    {
        const bool isDone = test::waitUntil([&] { return future.isFinished(); }, 30'000);
        return isDone && future.resultCount() > 0 ? future.result()
                                                  : T(failure({.code = ErrorCode::Timeout}));
    }

    QString filePath(const QString &name) const { return folder.filePath(name); }

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }

    QTemporaryDir folder;
    FakeClock clock;
    settings::DataFolders folders;
    std::unique_ptr<maintenance::Backups> backups;
};

} // namespace dogear::test
