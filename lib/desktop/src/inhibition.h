// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One thing that the desktop shall not do, asked for and let go of without waiting.
///
/// Services answer with a number, which is given back to let go, or with a file descriptor, which
/// is closed. An answer that comes when it is no longer wanted is let go of at once.
///
/// Threads: GUI thread.

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QList>
#include <QObject>

#include <optional>

namespace dogear::desktop {

/// A service that can be asked.
struct InhibitionWay
{
    QDBusConnection bus;
    QDBusMessage call;
    QString releaseMethod = {}; ///< of the same interface; takes the number
};

class Inhibition final : public QObject
{
    Q_OBJECT

public:
    /// Of \a ways the first that works is taken, each time anew.
    Inhibition(QList<InhibitionWay> ways, QObject *parent);
    ~Inhibition() override;

    void setWanted(bool isWanted);

private:
    struct Held
    {
        qsizetype way = 0;
        uint number = 0;
        QDBusUnixFileDescriptor descriptor = {};
    };

    void ask(qsizetype way);
    void take(qsizetype way, const QDBusMessage &answer);
    void letGo();

    QList<InhibitionWay> m_ways;
    std::optional<Held> m_held;
    bool m_isWanted = false;
    bool m_isAsking = false;
};

} // namespace dogear::desktop
