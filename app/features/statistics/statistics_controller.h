// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the statistics, beside the window, and keeps them up to date while they are open.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_statistics.cpp

#include <QObject>
#include <QPointer>

class QAction;
class QDialog;
class QWidget;

namespace dogear::library {
class ListeningLog;
class Statistics;
} // namespace dogear::library

namespace dogear::widgets {
class StatisticsPage;
} // namespace dogear::widgets

namespace dogear {

class StatisticsController final : public QObject
{
    Q_OBJECT

public:
    StatisticsController(library::Statistics &statistics,
                         library::ListeningLog &log,
                         QWidget &window);

    /// For the menu.
    [[nodiscard]] QAction *open() const { return m_open; }

private:
    void openDialog();
    void read();

    library::Statistics &m_statistics;
    library::ListeningLog &m_log;
    QWidget &m_window;
    QAction *m_open;
    QPointer<QDialog> m_dialog;               ///< while it is open
    QPointer<widgets::StatisticsPage> m_page; ///< in it
};

} // namespace dogear
