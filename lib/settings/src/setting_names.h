// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the values of enumerations, and writes times, as the settings file and exported
///        settings have them.
///
/// Tests: tests/unit/settings/tst_settings.cpp, tests/unit/settings/tst_desktop_settings.cpp

#include <QLatin1StringView>

#include <array>

namespace dogear::settings {

using namespace Qt::StringLiterals;

/// In the order of Theme.
inline constexpr std::array themes{"system"_L1, "light"_L1, "dark"_L1};
/// In the order of ProxyMode.
inline constexpr std::array proxyModes{"system"_L1, "none"_L1, "http"_L1, "socks5"_L1};
/// In the order of RefreshMode.
inline constexpr std::array refreshModes{"automatic"_L1, "hours"_L1, "hand"_L1};
/// In the order of AfterEpisode.
inline constexpr std::array afterEpisode{"queue"_L1, "show"_L1, "stop"_L1};

/// Independent of the locale, so that a change of language does not reset the times.
inline constexpr auto timeFormat = "HH:mm"_L1;

} // namespace dogear::settings
