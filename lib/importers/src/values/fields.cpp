// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/fields.h"

#include <domain/show_playback.h>

#include <algorithm>

namespace dogear::importers {

using domain::PlaybackEffects;

const QVariant &Row::operator[](QLatin1StringView column) const
{
    static const QVariant missing;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        if (m_columns.at(i) == column)
            return m_values.at(i);
    }
    return missing;
}

double Row::number(QLatin1StringView column, double otherwise) const
{
    return toNumber((*this)[column]).value.value_or(otherwise);
}

std::chrono::milliseconds Fields::position(const QVariant &cell,
                                           TimeUnit unit,
                                           const QString &title)
{
    const auto position = toDuration(cell, unit);
    if (position.isBad)
        m_skips.add(SkipReason::BadPosition, title);
    return position.value.value_or(std::chrono::milliseconds{});
}

std::optional<std::chrono::milliseconds> Fields::duration(const QVariant &cell,
                                                          TimeUnit unit,
                                                          const QString &title)
{
    const auto duration = toDuration(cell, unit);
    if (duration.isBad)
        m_skips.add(SkipReason::BadDuration, title);
    return duration.value && duration.value->count() > 0 ? duration.value : std::nullopt;
}

std::optional<QDateTime> Fields::date(const QVariant &cell, DateUnit unit, const QString &title)
{
    const auto date = toDate(cell, unit);
    if (date.isBad)
        m_skips.add(SkipReason::BadDate, title);
    return date.value;
}

std::optional<double> Fields::speed(const QVariant &cell, const QString &title)
{
    const auto speed = toNumber(cell);
    if (speed.isBad || (speed.value && *speed.value < 0 && *speed.value != -1))
        m_skips.add(SkipReason::BadSpeed, title);
    if (!speed.value || *speed.value <= 0)
        return {};
    return std::clamp(*speed.value, PlaybackEffects::minSpeed, PlaybackEffects::maxSpeed);
}

std::optional<QDateTime> later(const std::optional<QDateTime> &a, const std::optional<QDateTime> &b)
{
    if (!a || !b)
        return a ? a : b;
    return std::max(*a, *b);
}

} // namespace dogear::importers
