// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the country and the category of a chart.
///
/// Tests: tests/gui/tst_discover_page.cpp

#include <discovery/charts.h>

#include <QWidget>

class QComboBox;

namespace dogear::widgets {

class ChartChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartChoice(QWidget *parent);

    /// Selects \a country, two letters in lower case, without a signal; one that has no chart
    /// selects nothing else.
    void setCountry(const QString &country);
    [[nodiscard]] discovery::Chart chart() const;

signals:
    /// Emitted when the user chose another chart.
    void chosen(const dogear::discovery::Chart &chart);

private:
    QComboBox *m_countries;
    QComboBox *m_categories;
};

/// Adds all countries that have charts to \a box, sorted by their names, with their letters as
/// data.
void addChartCountries(QComboBox &box);

} // namespace dogear::widgets
