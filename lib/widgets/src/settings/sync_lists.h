// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists private shows, changes that the server refused, and the last runs of sync.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_device_settings.cpp

#include <QWidget>

#include <devices/device_states.h>

class QListView;
class QPushButton;

namespace dogear::itemmodels {
class PrivateShowModel;
class SetAsideModel;
class SyncRunModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class SettingsForm;
class SettingsPage;
class SyncRunTexts;

class SyncLists final : public QWidget
{
    Q_OBJECT

public:
    /// Adds the rows to \a page for searches.
    SyncLists(SettingsPage &page, QWidget *parent);

    void setPrivateShows(const QList<devices::PrivateShow> &shows);
    /// Shows the runs and the refused changes of \a state; null: none.
    void setTarget(const devices::TargetState *state);

signals:
    void retryRequested();
    void uploadAllowed(const QUrl &feed, bool isAllowed);

private:
    void addPrivateShows(SettingsForm &form);
    void addSetAside(SettingsForm &form);
    void addRuns(SettingsForm &form);

    itemmodels::PrivateShowModel *m_privateShows;
    itemmodels::SetAsideModel *m_setAside;
    itemmodels::SyncRunModel *m_runs;
    SyncRunTexts *m_runTexts;
    QListView *m_privateList = nullptr;
    QPushButton *m_retry = nullptr;
};

} // namespace dogear::widgets
