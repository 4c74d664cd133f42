// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a row of figures in large type, each with a caption below.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_statistics_page.cpp

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace dogear::widgets {

/// Value with its caption.
struct Figure
{
    QString name;  ///< object name of the label that shows the value
    QString value; ///< "1 h 2 min"
    QString text;  ///< caption: "listened"
    QString help;  ///< explanation, for the tooltip and screen readers
};

class FigureRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FigureRow(QWidget *parent = nullptr);

    /// Shows \a figures. \pre The number of figures is the same at each call.
    void setFigures(const QList<Figure> &figures);

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintCaptions();

    QGridLayout *m_grid;
    QList<QLabel *> m_values;
    QList<QLabel *> m_captions;
};

} // namespace dogear::widgets
