// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What stands before a colon, and the values that have names.

#include <QStringList>
#include <query/query.h>

namespace dogear::query {

enum class Key { Text, Is, Has, After, Before, Published, Longer, Shorter, Season };

struct KeyName
{
    QLatin1StringView name;
    Key key;
    Field field = Field::Anywhere; ///< of Key::Text
};

/// Without the colon, in any case; null if it is none.
[[nodiscard]] const KeyName *findKey(QStringView name);

[[nodiscard]] std::optional<State> toState(QStringView name);
[[nodiscard]] std::optional<Part> toPart(QStringView name);

/// All keys with their colons, and all of is: and has: with their values.
[[nodiscard]] QStringList keysAndValues();

} // namespace dogear::query
