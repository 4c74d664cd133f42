// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the statistics in a modeless dialog and keeps them up to date while it is open.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_statistics.cpp

#include <QObject>
#include <QPointer>

class QAction;
class QDialog;
class QWidget;

namespace dogear::listening {
class ListeningLog;
class Statistics;
} // namespace dogear::listening

namespace dogear::widgets {
class StatisticsPage;
} // namespace dogear::widgets

namespace dogear {

class StatisticsController final : public QObject
{
    Q_OBJECT

public:
    StatisticsController(listening::Statistics &statistics,
                         listening::ListeningLog &log,
                         QWidget &window);

    /// The entry of the Library menu.
    [[nodiscard]] QAction *open() const { return m_open; }

private:
    void openDialog();
    void read();

    listening::Statistics &m_statistics;
    listening::ListeningLog &m_log;
    QWidget &m_window;
    QAction *m_open;
    QPointer<QDialog> m_dialog;               ///< the open dialog; null if there is none
    QPointer<widgets::StatisticsPage> m_page; ///< content of the dialog
};

} // namespace dogear
