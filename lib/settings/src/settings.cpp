// SPDX-License-Identifier: GPL-3.0-or-later
#include "ini_values.h"
#include "setting_names.h"

#include <settings/settings.h>

#include <QDir>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::settings {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

QTime timeIn(const QSettings &ini, const QString &key, QTime fallback)
{
    const QTime time = QTime::fromString(ini.value(key).toString(), timeFormat);
    return time.isValid() ? time : fallback;
}

/// Ignores a relative path: its meaning depends on the folder in which Dogear was started.
QString folderIn(const QSettings &ini, const QString &key)
{
    const QString folder = ini.value(key).toString();
    return QDir::isAbsolutePath(folder) ? QDir::cleanPath(folder) : QString();
}

/// Reads the address of a server; anything else than http and https is ignored.
QUrl serverIn(const QSettings &ini, const QString &key)
{
    const QUrl url(ini.value(key).toString(), QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    return isWeb && !url.host().isEmpty() ? url : QUrl();
}

/// Reads two letters.
QString countryIn(const QSettings &ini, const QString &key)
{
    const QString country = ini.value(key).toString().toLower();
    const auto isLetter = [](QChar each) { return each >= u'a' && each <= u'z'; };
    return country.size() == 2 && std::ranges::all_of(country, isLetter) ? country : QString();
}

/// 10 TB; the number of bytes stays far below the limit of qint64.
constexpr int maxMegabytes = 10'000'000;

/// Reads a duration that the file holds in seconds; at most 300 s.
milliseconds secondsIn(const QSettings &ini,
                       const QString &key,
                       milliseconds fallback,
                       double least = 1)
{
    const double inSeconds = double(fallback.count()) / 1000.0;
    return milliseconds(qint64(numberIn(ini, key, inSeconds, least, 300) * 1000));
}

} // namespace

Settings::Settings(const QString &path)
    : m_ini(path, QSettings::IniFormat)
{}

PlaybackSettings Settings::playback() const
{
    // The ranges are those that settings.h documents.
    const PlaybackSettings fallback;
    return {.speed = numberIn(m_ini, u"playback/speed"_s, fallback.speed, 0.5, 3.0),
            .volumePercent =
                int(numberIn(m_ini, u"playback/volume"_s, fallback.volumePercent, 0, 200)),
            .isMuted = m_ini.value(u"playback/muted"_s, fallback.isMuted).toBool(),
            .skipBack = secondsIn(m_ini, u"playback/skipBack"_s, fallback.skipBack),
            .skipForward = secondsIn(m_ini, u"playback/skipForward"_s, fallback.skipForward),
            .rewindsAfterPauses =
                m_ini.value(u"playback/rewindAfterPauses"_s, fallback.rewindsAfterPauses).toBool(),
            .afterEpisode = enumIn<AfterEpisode>(m_ini, u"playback/afterEpisode"_s, afterEpisode),
            .trimsSilence = m_ini.value(u"playback/trimSilence"_s, fallback.trimsSilence).toBool(),
            .levelsLoudness =
                m_ini.value(u"playback/levelLoudness"_s, fallback.levelsLoudness).toBool(),
            .isMono = m_ini.value(u"playback/mono"_s, fallback.isMono).toBool(),
            .balance = numberIn(m_ini, u"playback/balance"_s, fallback.balance, -1, 1),
            .savedTime =
                milliseconds(qint64(numberIn(m_ini, u"playback/savedSeconds"_s, 0, 0, 1e9) * 1000)),
            .playedWithin = secondsIn(m_ini, u"playback/playedWithin"_s, fallback.playedWithin, 0)};
}

void Settings::setPlayback(const PlaybackSettings &playback)
{
    m_ini.setValue(u"playback/speed"_s, playback.speed);
    m_ini.setValue(u"playback/volume"_s, playback.volumePercent);
    m_ini.setValue(u"playback/muted"_s, playback.isMuted);
    m_ini.setValue(u"playback/skipBack"_s, double(playback.skipBack.count()) / 1000.0);
    m_ini.setValue(u"playback/skipForward"_s, double(playback.skipForward.count()) / 1000.0);
    m_ini.setValue(u"playback/rewindAfterPauses"_s, playback.rewindsAfterPauses);
    m_ini.setValue(u"playback/afterEpisode"_s, afterEpisode.at(size_t(playback.afterEpisode)));
    m_ini.setValue(u"playback/trimSilence"_s, playback.trimsSilence);
    m_ini.setValue(u"playback/levelLoudness"_s, playback.levelsLoudness);
    m_ini.setValue(u"playback/mono"_s, playback.isMono);
    m_ini.setValue(u"playback/balance"_s, playback.balance);
    m_ini.setValue(u"playback/savedSeconds"_s, double(playback.savedTime.count()) / 1000.0);
    m_ini.setValue(u"playback/playedWithin"_s, double(playback.playedWithin.count()) / 1000.0);
}

StartSettings Settings::start() const
{
    return {.followedFirstShows = m_ini.value(u"start/followedFirstShows"_s).toBool(),
            .saidThatTrayKeepsIt = m_ini.value(u"start/saidThatTrayKeepsIt"_s).toBool(),
            .version = m_ini.value(u"start/version"_s).toString()};
}

void Settings::setStart(const StartSettings &start)
{
    m_ini.setValue(u"start/followedFirstShows"_s, start.followedFirstShows);
    m_ini.setValue(u"start/saidThatTrayKeepsIt"_s, start.saidThatTrayKeepsIt);
    m_ini.setValue(u"start/version"_s, start.version);
}

AccountSettings Settings::accounts() const
{
    AccountSettings accounts;
    for (const QString &feed : m_ini.value(u"accounts/feeds"_s).toStringList())
        // Stored percent-encoded, see setAccounts().
        accounts.feeds.append(QUrl::fromEncoded(feed.toUtf8()));
    return accounts;
}

void Settings::setAccounts(const AccountSettings &accounts)
{
    QStringList feeds;
    for (const QUrl &feed : accounts.feeds)
        // Passwords never reach a file (decision 18 in lib/README.md).
        feeds.append(QString::fromUtf8(feed.toEncoded(QUrl::RemoveUserInfo)));
    m_ini.setValue(u"accounts/feeds"_s, feeds);
}

RefreshSettings Settings::refresh() const
{
    const RefreshSettings fallback;
    return {.mode = enumIn<RefreshMode>(m_ini, u"refresh/mode"_s, refreshModes),
            .hours = wholeIn(m_ini, u"refresh/hours"_s, fallback.hours, 1, 168),
            .maxPerHost = wholeIn(m_ini, u"refresh/perHost"_s, fallback.maxPerHost, 1, 8),
            .maxInFlight = wholeIn(m_ini, u"refresh/inAll"_s, fallback.maxInFlight, 1, 64)};
}

void Settings::setRefresh(const RefreshSettings &refresh)
{
    m_ini.setValue(u"refresh/mode"_s, refreshModes.at(size_t(refresh.mode)));
    m_ini.setValue(u"refresh/hours"_s, refresh.hours);
    m_ini.setValue(u"refresh/perHost"_s, refresh.maxPerHost);
    m_ini.setValue(u"refresh/inAll"_s, refresh.maxInFlight);
}

DownloadSettings Settings::downloads() const
{
    const DownloadSettings fallback;
    const auto whole = [this](const QString &key, int otherwise, int low, int high) {
        return wholeIn(m_ini, u"downloads/"_s + key, otherwise, low, high);
    };
    const auto flag = [this](const QString &key, bool otherwise) {
        return m_ini.value(u"downloads/"_s + key, otherwise).toBool();
    };
    return {.folder = folderIn(m_ini, u"downloads/folder"_s),
            .maxConcurrent = whole(u"atOnce"_s, fallback.maxConcurrent, 1, 3),
            .limitKilobytes = whole(u"limitKilobytes"_s, fallback.limitKilobytes, 0, 1'000'000),
            .isTimed = flag(u"timed"_s, fallback.isTimed),
            .from = timeIn(m_ini, u"downloads/from"_s, fallback.from),
            .to = timeIn(m_ini, u"downloads/to"_s, fallback.to),
            .allowsMetered = flag(u"onMetered"_s, fallback.allowsMetered),
            .keepFreeMegabytes =
                whole(u"keepFreeMegabytes"_s, fallback.keepFreeMegabytes, 0, maxMegabytes),
            .removesPlayed = flag(u"removePlayed"_s, fallback.removesPlayed),
            .removesPlayedAfterDays =
                whole(u"removePlayedAfterDays"_s, fallback.removesPlayedAfterDays, 0, 365),
            .removesOlderThanDays =
                whole(u"removeOlderThanDays"_s, fallback.removesOlderThanDays, 0, 3650),
            .keepsNewest = whole(u"keepNewest"_s, fallback.keepsNewest, 0, 1000),
            .totalMegabytes = whole(u"totalMegabytes"_s, fallback.totalMegabytes, 0, maxMegabytes),
            .protectsFavourites = flag(u"protectFavourites"_s, fallback.protectsFavourites)};
}

void Settings::setDownloads(const DownloadSettings &downloads)
{
    m_ini.setValue(u"downloads/folder"_s, downloads.folder);
    m_ini.setValue(u"downloads/atOnce"_s, downloads.maxConcurrent);
    m_ini.setValue(u"downloads/limitKilobytes"_s, downloads.limitKilobytes);
    m_ini.setValue(u"downloads/timed"_s, downloads.isTimed);
    m_ini.setValue(u"downloads/from"_s, downloads.from.toString(timeFormat));
    m_ini.setValue(u"downloads/to"_s, downloads.to.toString(timeFormat));
    m_ini.setValue(u"downloads/onMetered"_s, downloads.allowsMetered);
    m_ini.setValue(u"downloads/keepFreeMegabytes"_s, downloads.keepFreeMegabytes);
    m_ini.setValue(u"downloads/removePlayed"_s, downloads.removesPlayed);
    m_ini.setValue(u"downloads/removePlayedAfterDays"_s, downloads.removesPlayedAfterDays);
    m_ini.setValue(u"downloads/removeOlderThanDays"_s, downloads.removesOlderThanDays);
    m_ini.setValue(u"downloads/keepNewest"_s, downloads.keepsNewest);
    m_ini.setValue(u"downloads/totalMegabytes"_s, downloads.totalMegabytes);
    m_ini.setValue(u"downloads/protectFavourites"_s, downloads.protectsFavourites);
}

CacheSettings Settings::cache() const
{
    const CacheSettings fallback;
    return {.megabytes = wholeIn(m_ini, u"cache/megabytes"_s, fallback.megabytes, 0, maxMegabytes),
            .readAheadSeconds =
                wholeIn(m_ini, u"cache/readAheadSeconds"_s, fallback.readAheadSeconds, 30, 3600)};
}

void Settings::setCache(const CacheSettings &cache)
{
    m_ini.setValue(u"cache/megabytes"_s, cache.megabytes);
    m_ini.setValue(u"cache/readAheadSeconds"_s, cache.readAheadSeconds);
}

DocumentSettings Settings::documents() const
{
    return {.readsAll = m_ini.value(u"documents/all"_s).toBool(),
            .command = m_ini.value(u"documents/command"_s).toString()};
}

void Settings::setDocuments(const DocumentSettings &documents)
{
    m_ini.setValue(u"documents/all"_s, documents.readsAll);
    m_ini.setValue(u"documents/command"_s, documents.command);
}

DirectorySettings Settings::directories() const
{
    const DirectorySettings fallback;
    return {.country = countryIn(m_ini, u"directories/country"_s),
            .asksFyyd = m_ini.value(u"directories/fyyd"_s, fallback.asksFyyd).toBool(),
            .hasPodcastIndexKey = m_ini.value(u"directories/podcastIndexKey"_s).toBool(),
            .apple = serverIn(m_ini, u"directories/appleServer"_s),
            .appleCharts = serverIn(m_ini, u"directories/appleChartServer"_s),
            .podcastIndex = serverIn(m_ini, u"directories/podcastIndexServer"_s),
            .fyyd = serverIn(m_ini, u"directories/fyydServer"_s)};
}

void Settings::setDirectories(const DirectorySettings &directories)
{
    m_ini.setValue(u"directories/country"_s, directories.country);
    m_ini.setValue(u"directories/fyyd"_s, directories.asksFyyd);
    m_ini.setValue(u"directories/podcastIndexKey"_s, directories.hasPodcastIndexKey);
    m_ini.setValue(u"directories/appleServer"_s, directories.apple.toString());
    m_ini.setValue(u"directories/appleChartServer"_s, directories.appleCharts.toString());
    m_ini.setValue(u"directories/podcastIndexServer"_s, directories.podcastIndex.toString());
    m_ini.setValue(u"directories/fyydServer"_s, directories.fyyd.toString());
}

} // namespace dogear::settings
