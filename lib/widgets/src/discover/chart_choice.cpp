// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_choice.h"

#include <widgets/metrics.h>
#include <words/directory_text.h>

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// A box whose longest entry, "Bosnia and Herzegovina – …", does not decide its width.
QComboBox *createBox(const QString &name, const QString &accessibleName, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(accessibleName);
    box->setToolTip(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    return box;
}

} // namespace

void addChartCountries(QComboBox &box)
{
    QList<std::pair<QString, QString>> countries; // name, letters
    for (const QString &code : discovery::chartCountries())
        countries.append({words::countryName(code), code});
    std::ranges::sort(countries, [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a.first, b.first) < 0;
    });
    for (const auto &[name, code] : std::as_const(countries))
        box.addItem(name, code);
}

ChartChoice::ChartChoice(QWidget *parent)
    : QWidget(parent)
    , m_countries(createBox(u"discoverCountry"_s, tr("Country of the chart"), this))
    , m_categories(createBox(u"discoverCategory"_s, tr("Category of the chart"), this))
{
    setObjectName(u"discoverChart"_s);
    addChartCountries(*m_countries);
    m_categories->addItem(words::chartCategoryName({0, ""}), qint64{0});
    for (const discovery::ChartCategory &category : discovery::chartCategories())
        m_categories->addItem(words::chartCategoryName(category), category.id);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_countries, 1);
    row->addWidget(m_categories, 1);
    for (const QComboBox *box : {m_countries, m_categories})
        connect(box, &QComboBox::activated, this, [this] { emit chosen(chart()); });
}

void ChartChoice::setCountry(const QString &country)
{
    if (const int index = m_countries->findData(country); index >= 0)
        m_countries->setCurrentIndex(index);
}

discovery::Chart ChartChoice::chart() const
{
    return {.country = m_countries->currentData().toString(),
            .category = m_categories->currentData().toLongLong()};
}

} // namespace dogear::widgets
