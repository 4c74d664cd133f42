// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes Dogear's player measurable (listening.h) while it streams episodes with an empty
///        cache.

#include <accounts/accounts.h>
#include <listening/media_source_resolver.h>
#include <settings/settings.h>
#include <support/dogear_under_test.h>

#include <QTemporaryDir>

#include <stream/streamer.h>

namespace dogear::test {

class StreamedDogear final : public PlayerUnderTest
{
public:
    /// \a length is the duration of every episode, as a feed gives it.
    explicit StreamedDogear(std::chrono::milliseconds length)
        : m_length(length)
    {}

    void playFrom(const QString &address, std::chrono::milliseconds start) override
    {
        const QUrl origin(address);
        domain::EpisodeDetail episode;
        episode.podcastUrl = origin;
        episode.episode.guid = QString::number(++m_episodes); // a new guid has an empty cache
        episode.episode.enclosure = domain::Enclosure{.url = origin};
        media.prepare(episode).then(&dogear.player, [this, start, origin](const QUrl &url) {
            dogear.player.load({url, start, m_length, {}, origin});
            media.begin();
            dogear.player.play();
        });
    }
    void seek(std::chrono::milliseconds target) override { dogear.seek(target); }
    void setSpeed(double speed) override { dogear.setSpeed(speed); }
    void close() override { dogear.close(); }
    [[nodiscard]] std::chrono::milliseconds position() override { return dogear.position(); }

private:
    std::chrono::milliseconds m_length;
    int m_episodes = 0;
    QTemporaryDir m_folder;
    settings::Settings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    accounts::Accounts m_accounts{m_settings};

public:
    DogearUnderTest dogear;
    stream::Streamer streamer{m_folder.filePath(QStringLiteral("media")), "Dogear/test"};
    listening::MediaSourceResolver media{m_accounts, streamer, dogear.player, dogear.sound};
};

} // namespace dogear::test
