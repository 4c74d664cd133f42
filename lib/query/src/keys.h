// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names of the search keys ("title:") and of the values of is: and has:.

#include <QStringList>
#include <query/query.h>

namespace dogear::query {

enum class Key { Text, Is, Has, After, Before, Published, Longer, Shorter, Season };

struct KeyName
{
    QLatin1StringView name;
    Key key;
    Field field = Field::Anywhere; ///< the field to search; used with Key::Text only
};

/// Finds the key called \a name: without the colon, in upper or lower case. Null if unknown.
[[nodiscard]] const KeyName *findKey(QStringView name);

[[nodiscard]] std::optional<State> toState(QStringView name);
[[nodiscard]] std::optional<Part> toPart(QStringView name);

/// Lists all keys with their colons, and is: and has: with each of their values.
[[nodiscard]] QStringList keysAndValues();

} // namespace dogear::query
