// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A few figures in large type, each with what it is below it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_statistics_page.cpp

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace dogear::widgets {

struct Figure
{
    QString name;  ///< of the label of the figure, as an object
    QString value; ///< "1 h 2 min"
    QString text;  ///< "listened"
    QString help;  ///< what that means, for the tool-tip
};

class FigureRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FigureRow(QWidget *parent = nullptr);

    /// As many each time.
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
