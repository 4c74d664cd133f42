// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_layout.h"

#include <widgets/metrics.h>

#include <QFrame>
#include <QMainWindow>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

constexpr double narrowestUnits = 35;
constexpr std::array widthUnits{55.0, 105.0, 130.0};

QSplitter *createSplitter(QMainWindow &window, const QList<QWidget *> &panes)
{
    auto *splitter = new QSplitter(&window);
    splitter->setObjectName(u"splitter"_s);
    splitter->setHandleWidth(1);
    splitter->setBackgroundRole(QPalette::Mid); // the line between the panes
    splitter->setAutoFillBackground(true);
    splitter->setChildrenCollapsible(false);
    const QFont font = window.font();
    QList<int> sizes;
    for (int i = 0; i < panes.size(); ++i) {
        panes.at(i)->setMinimumWidth(
            std::max(widgets::units(font, narrowestUnits), panes.at(i)->minimumSizeHint().width()));
        splitter->addWidget(panes.at(i));
        sizes.append(widgets::units(font, widthUnits.at(size_t(i))));
    }
    splitter->setStretchFactor(1, 2);
    splitter->setStretchFactor(2, 3);
    splitter->setSizes(sizes);
    return splitter;
}

} // namespace

QSplitter *layOut(QMainWindow &window,
                  const QList<QWidget *> &panes,
                  QWidget &messages,
                  QWidget &bar)
{
    QSplitter *splitter = createSplitter(window, panes);
    auto *line = new QFrame(&window);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto *central = new QWidget(&window);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(splitter, 1);
    column->addWidget(&messages);
    column->addWidget(line);
    column->addWidget(&bar);
    window.setCentralWidget(central);
    window.resize(1280, 800);
    return splitter;
}

} // namespace dogear
