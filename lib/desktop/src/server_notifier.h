// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements Notifier on org.freedesktop.Notifications.
///
/// Asks once what the server can do. Of each group at most one call is under way: the server's
/// answer has the number that the next notification of the group replaces.
///
/// Threads: GUI thread.
/// Spec:    https://specifications.freedesktop.org/notification-spec/1.2/protocol.html
/// Tests:   tests/integration/tst_notifier.cpp

#include <desktop/notifier.h>

#include <QDBusMessage>
#include <QHash>
#include <QStringList>

#include <optional>

namespace dogear::desktop {

class ServerNotifier final : public Notifier
{
    Q_OBJECT

public:
    explicit ServerNotifier(const QDBusConnection &bus);
    ~ServerNotifier() override;

    void show(const Notification &notification) override;
    void close(const QString &group) override;

private slots:
    // Slots, because QtDBus connects them by name.
    void handleAction(uint id, const QString &action);
    void handleClosed(uint id, uint reason);
    void handleToken(uint id, const QString &token);

private:
    /// The notification of a group, as the server knows it.
    struct Shown
    {
        uint id = 0; ///< 0: none is shown
        bool isSending = false;
        std::optional<Notification> next; ///< came while another one is being sent
        bool isCloseWanted = false;       ///< close() was called meanwhile
        QString token;                    ///< activation token for the next action
    };

    void listen();
    void askForCapabilities();
    void send(const Notification &notification);
    void handleSent(const QString &group, const QDBusMessage &answer);
    void sendClose(uint id);
    [[nodiscard]] QVariantMap hintsOf(const Notification &notification) const;
    [[nodiscard]] QStringList actionsOf(const Notification &notification) const;
    [[nodiscard]] QString groupOf(uint id) const;

    QDBusConnection m_bus;
    std::optional<QStringList> m_capabilities; ///< empty until the server has answered
    bool m_isRequesting = false;
    QList<Notification> m_waiting; ///< for the capabilities
    QHash<QString, Shown> m_shown; ///< by group
};

} // namespace dogear::desktop
