// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements the interface org.mpris.MediaPlayer2: identity of the program, its window.
///
/// Threads: GUI thread.
/// Spec:    https://specifications.freedesktop.org/mpris-spec/2.2/Media_Player.html

#include <QDBusAbstractAdaptor>
#include <QStringList>

namespace dogear::desktop {

class MprisService;

class MprisRootAdaptor final : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.mpris.MediaPlayer2")
    Q_PROPERTY(bool CanQuit READ isTrue CONSTANT)
    Q_PROPERTY(bool CanRaise READ isTrue CONSTANT)
    Q_PROPERTY(bool HasTrackList READ isFalse CONSTANT)
    Q_PROPERTY(QString Identity READ identity CONSTANT)
    Q_PROPERTY(QString DesktopEntry READ desktopEntry CONSTANT)
    Q_PROPERTY(QStringList SupportedUriSchemes READ schemes CONSTANT)
    Q_PROPERTY(QStringList SupportedMimeTypes READ mimeTypes CONSTANT)

public:
    explicit MprisRootAdaptor(MprisService &service);

    [[nodiscard]] static bool isTrue() { return true; }
    [[nodiscard]] static bool isFalse() { return false; }
    [[nodiscard]] static QString identity();
    [[nodiscard]] static QString desktopEntry(); ///< without ".desktop", as MPRIS requires
    [[nodiscard]] static QStringList schemes();
    [[nodiscard]] static QStringList mimeTypes();

public slots:
    // Names of the D-Bus methods. NOLINTBEGIN(readability-identifier-naming)
    void Raise();
    void Quit();
    // NOLINTEND(readability-identifier-naming)

private:
    MprisService &m_service;
};

} // namespace dogear::desktop
