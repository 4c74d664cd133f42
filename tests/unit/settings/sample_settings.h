// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <settings/user_settings.h>

namespace dogear::test {

/// Returns settings none of which has its default.
inline settings::UserSettings sampleSettings()
{
    using namespace settings;
    using namespace Qt::StringLiterals;
    using std::chrono::seconds;
    return {
        .playback = {.speed = 1.35,
                     .volumePercent = 140,
                     .isMuted = true,
                     .skipBack = seconds(10),
                     .skipForward = seconds(45),
                     .rewindsAfterPauses = false,
                     .afterEpisode = AfterEpisode::QueueThenShow,
                     .trimsSilence = true,
                     .levelsLoudness = false,
                     .isMono = true,
                     .balance = -0.4,
                     .savedTime = seconds(61),
                     .playedWithin = seconds(0)},
        .refresh = {RefreshMode::EveryHours, 12, 3, 20},
        .downloads = {.folder = u"/"_s, // every machine has it
                      .maxConcurrent = 3,
                      .limitKilobytes = 750,
                      .isTimed = true,
                      .from = QTime(22, 30),
                      .to = QTime(5, 15),
                      .allowsMetered = true,
                      .keepFreeMegabytes = 250,
                      .removesPlayed = true,
                      .removesPlayedAfterDays = 7,
                      .removesOlderThanDays = 90,
                      .keepsNewest = 5,
                      .totalMegabytes = 20'000,
                      .protectsFavourites = false},
        .cache = {.megabytes = 500, .readAheadSeconds = 1200},
        .documents = {.readsAll = true, .command = u"make {file}"_s},
        .directories = {.country = u"at"_s,
                        .asksFyyd = false,
                        .hasPodcastIndexKey = true,
                        .apple = QUrl(u"http://127.0.0.1:81"_s),
                        .appleCharts = QUrl(u"http://127.0.0.1:82/a"_s),
                        .podcastIndex = QUrl(u"https://index.example"_s),
                        .fyyd = QUrl(u"https://fyyd.example/0.2"_s)},
        .appearance = {.theme = Theme::Dark, .usesArtworkColour = false, .language = u"pt-BR"_s},
        .interface = {.textPercent = 140, .usesLetterKeys = false},
        .notifications = {.announcesEpisodes = false,
                          .announcesDownloads = true,
                          .announcesErrors = false},
        .tray = {.isShown = true, .closesToTray = true, .startsWithSession = true},
        .network = {.proxyMode = ProxyMode::Socks5,
                    .proxyHost = u"proxy.example"_s,
                    .proxyPort = 1080,
                    .proxyUser = u"ann"_s},
        .privacy = {.removesTrackers = true, .loadsNotePictures = true},
        .shortcuts = {{u"actionFind"_s, {u"Ctrl+F"_s, u"/"_s}},
                      {u"actionQuit"_s, {}},
                      {u"actionBack"_s, {u"Ctrl+,"_s}}}};
}

} // namespace dogear::test
