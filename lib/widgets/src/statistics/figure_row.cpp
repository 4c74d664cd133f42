// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_row.h"

#include <widgets/metrics.h>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr double largeType = 1.5;

} // namespace

FigureRow::FigureRow(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(units(font(), 4));
    m_grid->setVerticalSpacing(unit(font()));
}

void FigureRow::setFigures(const QList<Figure> &figures)
{
    while (m_values.size() < figures.size()) {
        const int column = int(m_values.size());
        auto *value = new QLabel(this);
        value->setFont(scaledFont(tabular(semibold(font())), largeType));
        value->setTextFormat(Qt::PlainText);
        auto *caption = new QLabel(this);
        caption->setFont(secondaryFont(font()));
        caption->setWordWrap(true);
        caption->setTextFormat(Qt::PlainText);
        m_grid->addWidget(value, 0, column, Qt::AlignBottom);
        m_grid->addWidget(caption, 1, column, Qt::AlignTop);
        m_grid->setColumnStretch(column, 1);
        m_values.append(value);
        m_captions.append(caption);
    }
    for (int i = 0; i < figures.size(); ++i) {
        const Figure &figure = figures.at(i);
        m_values.at(i)->setObjectName(figure.name);
        m_values.at(i)->setText(figure.value);
        m_values.at(i)->setAccessibleName(
            tr("%1: %2", "what a figure is, and its value").arg(figure.text, figure.value));
        m_values.at(i)->setAccessibleDescription(figure.help);
        m_values.at(i)->setToolTip(figure.help);
        m_captions.at(i)->setText(figure.text);
        m_captions.at(i)->setToolTip(figure.help);
    }
    paintCaptions();
}

/// Sets the secondary colour in the captions' own palettes, which do not follow a change of theme.
void FigureRow::paintCaptions()
{
    const QColor color = secondaryColor(palette(), palette().color(QPalette::Base));
    for (QLabel *caption : std::as_const(m_captions)) {
        QPalette secondary = palette();
        secondary.setColor(caption->foregroundRole(), color);
        caption->setPalette(secondary);
    }
}

void FigureRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintCaptions();
}

} // namespace dogear::widgets
