// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the list of contacted hosts, and applies the settings of privacy.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_hosts_window.cpp

#include <settings/desktop_settings.h>

#include <QObject>
#include <QPointer>
#include <QTimer>

class QAction;
class QDialog;
class QWidget;

namespace dogear::contacts {
class ContactLog;
} // namespace dogear::contacts

namespace dogear::itemmodels {
class ContactTableModel;
} // namespace dogear::itemmodels

namespace dogear::stream {
class Streamer;
} // namespace dogear::stream

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class EpisodeDetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class PrivacyController final : public QObject
{
    Q_OBJECT

public:
    PrivacyController(contacts::ContactLog &contacts,
                      subscriptions::Subscriptions &subscriptions,
                      stream::Streamer &streamer,
                      widgets::EpisodeDetailPage &page,
                      widgets::MessageBar &messages,
                      QWidget &window);

    /// The entry of the Help menu.
    [[nodiscard]] QAction *open() const { return m_open; }
    /// Applies \a privacy to streams, downloads and notes.
    void setPrivacy(const settings::PrivacySettings &privacy);

private:
    void openDialog();
    void read();
    void readShows();
    void clear();

    contacts::ContactLog &m_contacts;
    subscriptions::Subscriptions &m_subscriptions;
    stream::Streamer &m_streamer;
    widgets::EpisodeDetailPage &m_page;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_open;
    itemmodels::ContactTableModel *m_model;
    QTimer m_reads;             ///< runs while the dialog is open
    QPointer<QDialog> m_dialog; ///< the open dialog; null if there is none
};

} // namespace dogear
