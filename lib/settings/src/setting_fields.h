// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the settings that an exported file may contain.
///
/// Left out on purpose: volume and mute, which belong to the device; the time that was saved, a
/// counter; the key of Podcast Index, which is in the keychain; addresses of directories, to which
/// that key is sent; and the command that makes transcripts, because a file must not be able to
/// start a program. Shortcuts have names of their own, so settings_file.cpp reads them.
///
/// Tests: tests/unit/settings/tst_settings_file.cpp

#include "setting_names.h"

#include <settings/user_settings.h>

namespace dogear::settings {

/// Calls `visitor.group(name)` for each group, and `visitor.field(name, member)` for each of its
/// settings, with the names of the values if the member is an enumeration.
template<typename Visitor>
void visitFields(UserSettings &settings, Visitor &visitor)
{
    visitor.group("playback"_L1);
    visitor.field("speed"_L1, settings.playback.speed);
    visitor.field("skipBack"_L1, settings.playback.skipBack);
    visitor.field("skipForward"_L1, settings.playback.skipForward);
    visitor.field("rewindAfterPauses"_L1, settings.playback.rewindsAfterPauses);
    visitor.field("afterEpisode"_L1, settings.playback.afterEpisode, afterEpisode);
    visitor.field("trimSilence"_L1, settings.playback.trimsSilence);
    visitor.field("levelLoudness"_L1, settings.playback.levelsLoudness);
    visitor.field("mono"_L1, settings.playback.isMono);
    visitor.field("balance"_L1, settings.playback.balance);
    visitor.field("playedWithin"_L1, settings.playback.playedWithin);

    visitor.group("refresh"_L1);
    visitor.field("mode"_L1, settings.refresh.mode, refreshModes);
    visitor.field("hours"_L1, settings.refresh.hours);
    visitor.field("perHost"_L1, settings.refresh.maxPerHost);
    visitor.field("inAll"_L1, settings.refresh.maxInFlight);

    visitor.group("downloads"_L1);
    visitor.folder("folder"_L1, settings.downloads.folder);
    visitor.field("atOnce"_L1, settings.downloads.maxConcurrent);
    visitor.field("limitKilobytes"_L1, settings.downloads.limitKilobytes);
    visitor.field("timed"_L1, settings.downloads.isTimed);
    visitor.field("from"_L1, settings.downloads.from);
    visitor.field("to"_L1, settings.downloads.to);
    visitor.field("onMetered"_L1, settings.downloads.allowsMetered);
    visitor.field("keepFreeMegabytes"_L1, settings.downloads.keepFreeMegabytes);
    visitor.field("removePlayed"_L1, settings.downloads.removesPlayed);
    visitor.field("removePlayedAfterDays"_L1, settings.downloads.removesPlayedAfterDays);
    visitor.field("removeOlderThanDays"_L1, settings.downloads.removesOlderThanDays);
    visitor.field("keepNewest"_L1, settings.downloads.keepsNewest);
    visitor.field("totalMegabytes"_L1, settings.downloads.totalMegabytes);
    visitor.field("protectFavourites"_L1, settings.downloads.protectsFavourites);

    visitor.group("cache"_L1);
    visitor.field("megabytes"_L1, settings.cache.megabytes);
    visitor.field("readAheadSeconds"_L1, settings.cache.readAheadSeconds);

    visitor.group("documents"_L1);
    visitor.field("all"_L1, settings.documents.readsAll);

    visitor.group("directories"_L1);
    visitor.field("country"_L1, settings.directories.country);
    visitor.field("fyyd"_L1, settings.directories.asksFyyd);

    visitor.group("appearance"_L1);
    visitor.field("theme"_L1, settings.appearance.theme, themes);
    visitor.field("artworkColour"_L1, settings.appearance.usesArtworkColour);
    visitor.field("language"_L1, settings.appearance.language);

    visitor.group("interface"_L1);
    visitor.field("textPercent"_L1, settings.interface.textPercent);
    visitor.field("letterKeys"_L1, settings.interface.usesLetterKeys);

    visitor.group("notifications"_L1);
    visitor.field("episodes"_L1, settings.notifications.announcesEpisodes);
    visitor.field("downloads"_L1, settings.notifications.announcesDownloads);
    visitor.field("errors"_L1, settings.notifications.announcesErrors);

    visitor.group("tray"_L1);
    visitor.field("shown"_L1, settings.tray.isShown);
    visitor.field("closeToTray"_L1, settings.tray.closesToTray);
    visitor.field("startWithSession"_L1, settings.tray.startsWithSession);

    visitor.group("network"_L1);
    visitor.field("proxy"_L1, settings.network.proxyMode, proxyModes);
    visitor.field("proxyHost"_L1, settings.network.proxyHost);
    visitor.field("proxyPort"_L1, settings.network.proxyPort);
    visitor.field("proxyUser"_L1, settings.network.proxyUser);

    visitor.group("privacy"_L1);
    visitor.field("removeTrackers"_L1, settings.privacy.removesTrackers);
    visitor.field("notePictures"_L1, settings.privacy.loadsNotePictures);

    visitor.group("sync"_L1);
    visitor.field("automatic"_L1, settings.sync.isAutomatic);
    visitor.field("minutes"_L1, settings.sync.minutes);
}

} // namespace dogear::settings
