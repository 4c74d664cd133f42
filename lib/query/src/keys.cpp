// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::query {

namespace {

// The order is that of completions().
constexpr std::array keyNames = {
    KeyName{"title"_L1, Key::Text, Field::Title},
    KeyName{"notes"_L1, Key::Text, Field::Notes},
    KeyName{"chapter"_L1, Key::Text, Field::Chapter},
    KeyName{"transcript"_L1, Key::Text, Field::Transcript},
    KeyName{"show"_L1, Key::Text, Field::Show},
    KeyName{"person"_L1, Key::Text, Field::Person},
    KeyName{"tag"_L1, Key::Text, Field::Tag},
    KeyName{"is"_L1, Key::Is},
    KeyName{"has"_L1, Key::Has},
    KeyName{"after"_L1, Key::After},
    KeyName{"before"_L1, Key::Before},
    KeyName{"published"_L1, Key::Published},
    KeyName{"longer"_L1, Key::Longer},
    KeyName{"shorter"_L1, Key::Shorter},
    KeyName{"season"_L1, Key::Season},
};

template<typename Value>
struct Named
{
    QLatin1StringView name;
    Value value;
};

constexpr std::array states = {
    Named<State>{"unplayed"_L1, State::Unplayed},
    Named<State>{"played"_L1, State::Played},
    Named<State>{"started"_L1, State::Started},
    Named<State>{"downloaded"_L1, State::Downloaded},
    Named<State>{"favourite"_L1, State::Favourite},
    Named<State>{"queued"_L1, State::Queued},
};

constexpr std::array parts = {
    Named<Part>{"chapters"_L1, Part::Chapters},
    Named<Part>{"transcript"_L1, Part::Transcript},
    Named<Part>{"video"_L1, Part::Video},
    Named<Part>{"bookmark"_L1, Part::Bookmark},
};

/// Keys and values are typed by users, so their case is ignored.
bool isSame(QStringView text, QLatin1StringView name)
{
    return text.compare(name, Qt::CaseInsensitive) == 0;
}

template<typename Table>
auto valueOf(const Table &table, QStringView name) -> std::optional<decltype(table[0].value)>
{
    const auto found =
        std::ranges::find_if(table, [name](const auto &named) { return isSame(name, named.name); });
    return found != table.end() ? std::optional(found->value) : std::nullopt;
}

} // namespace

const KeyName *findKey(QStringView name)
{
    const auto *found = std::ranges::find_if(
        keyNames, [name](const KeyName &key) { return isSame(name, key.name); });
    return found != keyNames.end() ? found : nullptr;
}

std::optional<State> toState(QStringView name)
{
    // American spelling. Not in the table: completions() must offer each value only once.
    if (isSame(name, "favorite"_L1))
        return State::Favourite;
    return valueOf(states, name);
}

std::optional<Part> toPart(QStringView name)
{
    return valueOf(parts, name);
}

QStringList keysAndValues()
{
    QStringList all;
    for (const KeyName &key : keyNames)
        all.append(key.name + ":"_L1);
    for (const auto &state : states)
        all.append("is:"_L1 + state.name);
    for (const auto &part : parts)
        all.append("has:"_L1 + part.name);
    return all;
}

} // namespace dogear::query
