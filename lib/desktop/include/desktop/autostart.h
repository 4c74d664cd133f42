// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the desktop start Dogear, minimised, when the user logs in.
///
/// Writes or removes an entry of the user; in a Flatpak asks org.freedesktop.portal.Background. The
/// user and the desktop's own settings may switch the entry off, so the file is asked, never a
/// setting of Dogear.
///
/// Threads: GUI thread; no call waits for the answer of a service.
/// Spec:    https://specifications.freedesktop.org/autostart-spec/0.5/
///          https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Background.html
/// Tests:   tests/integration/tst_autostart.cpp, tests/unit/desktop/tst_autostart_entry.cpp

#include <base/error.h>

#include <QDBusConnection>
#include <QObject>

#include <optional>

namespace dogear::desktop {

class Autostart final : public QObject
{
    Q_OBJECT

public:
    enum class Means { Entry, Portal };

    /// \a folder has the user's entries.
    Autostart(QString folder, Means means, const QDBusConnection &bus, QObject *parent = nullptr);
    /// The same for this process: the folder of the user, and the portal in a Flatpak.
    explicit Autostart(const QDBusConnection &bus, QObject *parent = nullptr);

    /// Whether the entry exists and is not switched off; nullopt in a Flatpak, where no one tells.
    [[nodiscard]] std::optional<bool> isEnabled() const;
    /// Replaces the entry, also one that was switched off, or removes it.
    void setEnabled(bool isEnabled);

signals:
    /// Emitted after setEnabled() with what is true then: the portal, that is the user, may refuse.
    void changed(bool isEnabled);
    /// Emitted instead if the entry cannot be written or removed: FileUnwritable.
    void failed(const dogear::Error &error);

private:
    void setEntry(bool isWanted);
    void askPortal(bool isWanted);
    [[nodiscard]] QString entry() const;

    QString m_folder;
    Means m_means;
    QDBusConnection m_bus;
};

} // namespace dogear::desktop
