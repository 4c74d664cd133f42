// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What lies before and after the episode in the player; a queue implements it.
///
/// Threads: GUI thread.
/// Owner:   whoever has the queue.

#include <QObject>

namespace dogear::desktop {

class TrackNeighbours : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool hasNext() const = 0;
    [[nodiscard]] virtual bool hasPrevious() const = 0;
    /// Both go on playing if something plays. \pre hasNext(), hasPrevious()
    virtual void goNext() = 0;
    virtual void goPrevious() = 0;

signals:
    /// Emitted when hasNext() or hasPrevious() is another.
    void changed();
};

} // namespace dogear::desktop
