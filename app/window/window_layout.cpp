// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_layout.h"

#include "pane_splitter.h"

#include <widgets/message_bar.h>
#include <widgets/metrics.h>

#include <QFrame>
#include <QMainWindow>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// In units of the layout grid (widgets/metrics.h), so that they follow the font size.
constexpr double minPaneWidthUnits = 35;
constexpr std::array widthUnits{55.0, 105.0, 130.0};

constexpr QSize usualSize(1280, 800);

QSplitter *createSplitter(QMainWindow &window, const QList<QWidget *> &panes)
{
    auto *splitter = new PaneSplitter(&window);
    splitter->setObjectName(u"splitter"_s);
    splitter->setHandleWidth(1);
    // The handles are one pixel wide and transparent: the background is the line between the panes.
    splitter->setBackgroundRole(QPalette::Mid);
    splitter->setAutoFillBackground(true);
    splitter->setChildrenCollapsible(false);
    const QFont font = window.font();
    // With large type, the usual widths may not fit; then all panes are narrower.
    const double total =
        widgets::units(font, std::accumulate(widthUnits.begin(), widthUnits.end(), 0.0));
    const double fit = std::min(1.0, boundedToScreen(window, usualSize).width() / total);
    QList<int> sizes;
    for (int i = 0; i < panes.size(); ++i) {
        panes.at(i)->setMinimumWidth(std::max(widgets::units(font, minPaneWidthUnits),
                                              panes.at(i)->minimumSizeHint().width()));
        splitter->addWidget(panes.at(i));
        sizes.append(widgets::units(font, widthUnits.at(size_t(i)) * fit));
    }
    // Lines of notes have at most 75 characters, so most of the additional width of a larger window
    // goes to the list.
    splitter->setStretchFactor(1, 3);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes(sizes);
    return splitter;
}

} // namespace

QSplitter *layOut(QMainWindow &window,
                  const QList<QWidget *> &panes,
                  widgets::MessageBar &messages,
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
    column->addWidget(line);
    column->addWidget(&bar);
    messages.setParent(central);
    messages.overlay(*panes.at(1));
    window.setCentralWidget(central);
    window.resize(boundedToScreen(window, usualSize));
    return splitter;
}

QSize boundedToScreen(const QWidget &window, const QSize &size)
{
    const QScreen *screen = window.screen();
    if (!screen)
        return size;
    // The size of the window frame is unknown until the window is shown; two lines of text are at
    // least as high as a usual title bar.
    const QSize frame(0, QFontMetrics(window.font()).height() * 2);
    return size.boundedTo(screen->availableSize() - frame);
}

} // namespace dogear
