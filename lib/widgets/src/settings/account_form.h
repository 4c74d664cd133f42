// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows how sync with a server stands, and offers what the user can do about it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_device_settings.cpp

#include <QWidget>

#include <devices/device_states.h>

class QComboBox;
class QLabel;
class QPushButton;

namespace dogear::widgets {

class SettingsForm;
class SettingsPage;

class AccountForm final : public QWidget
{
    Q_OBJECT

public:
    /// Adds the rows to \a page for searches.
    AccountForm(SettingsPage &page, QWidget *parent);

    /// Shows \a targets; the one that was chosen stays chosen.
    void setTargets(const QList<devices::TargetState> &targets);
    /// Returns the target that is shown; null if there is none.
    [[nodiscard]] const devices::TargetState *current() const;
    /// Selects the target \a id.
    void select(domain::SyncTargetId id);
    void setRunning(bool isRunning);
    void showProgress(const QString &text);

signals:
    void syncRequested();
    void everythingRequested();
    void groupRequested(dogear::domain::SyncTargetId target);
    void logOutRequested(dogear::domain::SyncTargetId target);
    void questionRequested(dogear::domain::SyncTargetId target,
                           dogear::devices::RemovalQuestion question);
    /// Emitted when another target is shown, or the present one has changed.
    void currentChanged();

private:
    void addButtons(SettingsForm &form);
    void decide();
    void showCurrent();

    QList<devices::TargetState> m_targets;
    QComboBox *m_choice = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_limitations = nullptr;
    QPushButton *m_sync = nullptr;
    QPushButton *m_everything = nullptr;
    QPushButton *m_decide = nullptr;
    QPushButton *m_group = nullptr;
    QPushButton *m_logOut = nullptr;
    bool m_isRunning = false;
    QString m_progress; ///< of the run that is under way
};

} // namespace dogear::widgets
