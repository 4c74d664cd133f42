// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_controller.h"

#include <listening/listening_log.h>
#include <listening/statistics.h>
#include <widgets/metrics.h>
#include <widgets/statistics_page.h>

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear {

using domain::ListeningHistory;
using widgets::StatisticsPage;

namespace {

/// Preferred size in units of the layout grid (widgets/metrics.h), which follow the font size.
constexpr double widthUnits = 210;
constexpr double heightUnits = 190;

} // namespace

StatisticsController::StatisticsController(listening::Statistics &statistics,
                                           listening::ListeningLog &log,
                                           QWidget &window)
    : QObject(&window)
    , m_statistics(statistics)
    , m_log(log)
    , m_window(window)
    , m_open(new QAction(tr("Statistics"), &window))
{
    m_open->setObjectName(u"actionStatistics"_s);
    m_open->setShortcut(QKeySequence(u"Ctrl+Shift+S"_s));
    window.addAction(m_open);
    connect(m_open, &QAction::triggered, this, &StatisticsController::openDialog);
    connect(&log, &listening::ListeningLog::saved, this, &StatisticsController::read);
}

void StatisticsController::openDialog()
{
    if (m_dialog) {
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new QDialog(&m_window);
    m_dialog->setObjectName(u"statisticsDialog"_s);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowTitle(tr("Statistics"));
    m_page = new StatisticsPage(m_dialog);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, m_dialog);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    auto *column = new QVBoxLayout(m_dialog);
    // The page has margins of its own; only the buttons need some.
    column->setContentsMargins(0, 0, 0, widgets::units(m_dialog->font(), 3));
    column->addWidget(m_page, 1);
    auto *row = new QHBoxLayout;
    const int margin = widgets::units(m_dialog->font(), 4);
    row->setContentsMargins(margin, 0, margin, 0);
    row->addWidget(buttons);
    column->addLayout(row);
    const QFont font = m_dialog->font();
    m_dialog->resize(QSize(widgets::units(font, widthUnits), widgets::units(font, heightUnits))
                         .boundedTo(m_window.screen()->availableSize() * 9 / 10));
    connect(buttons, &QDialogButtonBox::rejected, m_dialog, &QDialog::reject);
    connect(m_page, &StatisticsPage::rangeChosen, this, [this] {
        m_log.save();
        read();
    });
    m_log.save(); // includes the episode that plays, up to this moment
    read();
    m_dialog->show(); // not open(): the user can keep using the window
}

void StatisticsController::read()
{
    if (!m_page)
        return;
    m_statistics.read(m_page->range())
        .then(m_page, [this](const Result<ListeningHistory> &history) {
            if (!m_page)
                return;
            if (history)
                m_page->setHistory(*history);
            else
                m_page->setProblem(history.error());
        });
}

} // namespace dogear
