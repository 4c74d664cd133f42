// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores how much the user uses each entry of the command palette.
///
/// The score of an entry grows by one with each use and halves every 30 days, so that what the user
/// does now counts more than what the user did a year ago.
///
/// Threads: GUI thread.
/// Owner:   the WindowState, in whose file it is.
/// Tests:   tests/unit/settings/tst_use_counts.cpp

#include <QDateTime>
#include <QHash>
#include <QString>

class QSettings;

namespace dogear::settings {

class UseCounts final
{
public:
    static constexpr double halfLifeDays = 30;
    /// Entries with a lower score are forgotten: used once, four months ago.
    static constexpr double minScore = 0.06;

    explicit UseCounts(QSettings &ini)
        : m_ini(ini)
    {}

    /// Returns the scores at the time \a now by the keys of count().
    [[nodiscard]] QHash<QString, double> scores(const QDateTime &now) const;
    /// Counts a use of the entry \a key, which may be any text.
    void count(const QString &key, const QDateTime &now);

private:
    QSettings &m_ini;
};

} // namespace dogear::settings
