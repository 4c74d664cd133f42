// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the release notes, and offers them once after an upgrade.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_release_notes.cpp

#include <QObject>
#include <QString>

class QWidget;

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class ReleaseNotes final : public QObject
{
    Q_OBJECT

public:
    ReleaseNotes(settings::Settings &settings, widgets::MessageBar &messages, QWidget &window);

    void show();
    /// Shows a message that disappears by itself and offers the notes, if the stored version is
    /// older than \a version, which runs now.
    void offerAfterUpgrade(const QString &version);
    /// Stores that \a version runs now.
    void storeVersion(const QString &version);

private:
    settings::Settings &m_settings;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
