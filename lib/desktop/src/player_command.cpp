// SPDX-License-Identifier: GPL-3.0-or-later
#include <desktop/player_command.h>

#include <algorithm>
#include <array>

namespace dogear::desktop {

namespace {

/// In the order of PlayerCommand.
constexpr std::array names{"play", "pause", "play-pause", "stop", "next", "back", "forward"};

} // namespace

QString toName(PlayerCommand command)
{
    return QString::fromLatin1(names.at(size_t(command)));
}

std::optional<PlayerCommand> playerCommand(const QString &name)
{
    const auto found = std::ranges::find_if(
        names, [&name](const char *each) { return name == QLatin1StringView(each); });
    return found == names.end() ? std::nullopt
                                : std::optional(PlayerCommand(found - names.begin()));
}

QList<PlayerCommand> allPlayerCommands()
{
    QList<PlayerCommand> all;
    for (size_t command = 0; command < names.size(); ++command)
        all.append(PlayerCommand(command));
    return all;
}

} // namespace dogear::desktop
