// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the fields of one row of a table and counts those that cannot be read.

#include "values/cells.h"
#include "values/skip_counter.h"

namespace dogear::importers {

/// Values of one row by the names of their columns. Valid during the call that gets it.
class Row final
{
public:
    Row(const QStringList &columns, const QVariantList &values)
        : m_columns(columns)
        , m_values(values)
    {}

    /// \return the value; an invalid one if the table lacks the column
    [[nodiscard]] const QVariant &operator[](QLatin1StringView column) const;
    [[nodiscard]] QString text(QLatin1StringView column) const { return toText((*this)[column]); }
    [[nodiscard]] QString title(QLatin1StringView column) const { return toTitle((*this)[column]); }
    [[nodiscard]] bool flag(QLatin1StringView column) const { return toFlag((*this)[column]); }
    /// \return the number, \a otherwise if it is missing or nonsense
    [[nodiscard]] double number(QLatin1StringView column, double otherwise) const;

private:
    const QStringList &m_columns;
    const QVariantList &m_values;
};

/// Reads fields whose faults are counted.
class Fields final
{
public:
    explicit Fields(SkipCounter &skips)
        : m_skips(skips)
    {}

    /// \param title of the episode, which names it in the count
    [[nodiscard]] std::chrono::milliseconds position(const QVariant &cell,
                                                     TimeUnit unit,
                                                     const QString &title);
    /// \return more than 0
    [[nodiscard]] std::optional<std::chrono::milliseconds> duration(const QVariant &cell,
                                                                    TimeUnit unit,
                                                                    const QString &title);
    [[nodiscard]] std::optional<QDateTime> date(const QVariant &cell,
                                                DateUnit unit,
                                                const QString &title);
    /// Reads a playback rate and limits it to Dogear's range. 0 and −1 stand for the rate of all
    /// shows, which is unset.
    /// \param title of the show
    [[nodiscard]] std::optional<double> speed(const QVariant &cell, const QString &title);

private:
    SkipCounter &m_skips;
};

/// \return the later of two dates; unset if both are
[[nodiscard]] std::optional<QDateTime> later(const std::optional<QDateTime> &a,
                                             const std::optional<QDateTime> &b);

} // namespace dogear::importers
