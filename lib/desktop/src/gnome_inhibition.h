// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the Inhibit call for the session manager of GNOME and Cinnamon.
///
/// Spec: org.gnome.SessionManager, Inhibit

#include "inhibition.h"

namespace dogear::desktop {

enum class GnomeFlag : uint { Suspending = 4, Idle = 8 };

[[nodiscard]] inline InhibitionService gnomeInhibition(const QDBusConnection &session,
                                                       GnomeFlag flag,
                                                       const QString &why)
{
    using namespace Qt::StringLiterals;
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.gnome.SessionManager"_s,
                                                       u"/org/gnome/SessionManager"_s,
                                                       u"org.gnome.SessionManager"_s,
                                                       u"Inhibit"_s);
    constexpr uint noWindow = 0;
    call << u"org.dogear.Dogear"_s << noWindow << why << uint(flag);
    return {session, call, u"Uninhibit"_s};
}

} // namespace dogear::desktop
