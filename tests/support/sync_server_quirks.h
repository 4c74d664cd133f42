// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes how real servers of sync deviate from the documents of their interfaces.
///
/// The presets repeat the behaviour of the programs with these names: gpodder.net (mygpo), oPodSync
/// 0.5, PodFetch, PinePods, gpodder2go, and the Nextcloud app gpoddersync in three ranges of
/// versions. "strict" does what the documents say.

#include <QList>
#include <QString>

namespace dogear::test {

struct SyncServerQuirks
{
    enum class Since {
        Upload,          ///< later than the upload, as documented
        ActionInclusive, ///< the time that the device gave the action, or later
        ActionExclusive, ///< later than the time that the device gave the action
    };
    enum class Stamp { Now, LastReturned, NewestStored, Null };
    enum class Rows {
        Once,         ///< equal actions are stored once
        Append,       ///< equal actions are stored again
        PerEpisode,   ///< the last upload about an episode replaces the others, with any time
        PerGuid,      ///< the same by guid; kind and device of the first stay
        OncePerPlace, ///< one with the place of an earlier one of the device is dropped
    };
    enum class Urls { None, Identical, Trimmed, OtherHost };
    enum class Times { NoZone, Zulu, Offset, Milliseconds };

    QString name;
    bool isNextcloud = false; ///< the interface of gpoddersync instead of gpodder.net
    Since since = Since::Upload;
    Stamp stamp = Stamp::Now;
    Rows rows = Rows::Once;
    Urls urls = Urls::None;
    Times times = Times::NoZone;
    int pageLimit = 0; ///< oldest first; 0: none
    bool isPlayOnly = false;
    bool isUpperCase = false;
    bool hasMinusOnes = false; ///< -1 for an absent number, instead of null
    bool hidesFuture = false;  ///< actions that are later than the server's clock
    bool deliversActions = true;
    bool isPerDevice = false;
    bool needsDevice = false;       ///< 404 for the shows of an unknown device
    int refusal = 401;              ///< status for a wrong login
    bool isCookieOnly = false;      ///< the password counts only at the login
    int cookieSeconds = 0;          ///< lifetime of a session; 0: forever
    bool refusesBadUrls = false;    ///< 400 for the whole batch
    bool failsOnBadActions = false; ///< 500 at the bad one, earlier ones of the batch are kept
    bool followsOnAction = false;   ///< an action for an unknown show follows it
    bool hasEmptyAnswers = false;   ///< 200 without a body to uploads
    bool lacksExtras = false;       ///< 503 for groups of devices

    /// What it can carry to other devices.
    [[nodiscard]] bool carriesUnplayed() const
    {
        return deliversActions && !isPlayOnly && rows != Rows::PerGuid;
    }
};

[[nodiscard]] inline SyncServerQuirks strictServer()
{
    return {.name = QStringLiteral("strict")};
}

/// All presets.
[[nodiscard]] inline QList<SyncServerQuirks> syncServerPresets()
{
    using Quirks = SyncServerQuirks;
    const auto name = [](const char *text) { return QString::fromLatin1(text); };
    QList<Quirks> all{strictServer()};
    all.append({.name = name("mygpo"),
                .since = Quirks::Since::ActionInclusive,
                .stamp = Quirks::Stamp::LastReturned,
                .rows = Quirks::Rows::OncePerPlace,
                .urls = Quirks::Urls::Trimmed,
                .pageLimit = 1000,
                .hidesFuture = true,
                .isPerDevice = true,
                .needsDevice = true,
                .failsOnBadActions = true});
    all.append({.name = name("opodsync"),
                .since = Quirks::Since::ActionInclusive,
                .rows = Quirks::Rows::Append,
                .times = Quirks::Times::Zulu,
                .refusesBadUrls = true,
                .followsOnAction = true,
                .lacksExtras = true});
    for (const char *version :
         {"nextcloud up to 3.10", "nextcloud 3.11", "nextcloud from 3.13.3"}) {
        const bool isOld = name(version).endsWith(QStringLiteral("3.10"));
        all.append({.name = name(version),
                    .isNextcloud = true,
                    .since = Quirks::Since::ActionExclusive,
                    .rows = Quirks::Rows::PerEpisode,
                    .times = isOld ? Quirks::Times::NoZone : Quirks::Times::Offset,
                    .isPlayOnly = name(version).endsWith(QStringLiteral("3.13.3")),
                    .isUpperCase = true,
                    .hasMinusOnes = true});
    }
    all.append({.name = name("podfetch"),
                .since = Quirks::Since::ActionInclusive,
                .rows = Quirks::Rows::PerGuid,
                .times = Quirks::Times::Milliseconds,
                .isPerDevice = true,
                .refusal = 403});
    all.append({.name = name("pinepods"),
                .since = Quirks::Since::ActionExclusive,
                .stamp = Quirks::Stamp::NewestStored,
                .urls = Quirks::Urls::Trimmed,
                .pageLimit = 25'000});
    all.append({.name = name("gpodder2go"),
                .urls = Quirks::Urls::Identical,
                .deliversActions = false,
                .isPerDevice = true,
                .isCookieOnly = true,
                .cookieSeconds = 120,
                .hasEmptyAnswers = true});
    return all;
}

} // namespace dogear::test
