// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares Next and Previous for the episode in the player; a queue implements them.
///
/// Threads: GUI thread.
/// Owner:   the owner of the queue.

#include <QObject>

namespace dogear::desktop {

class TrackNavigator : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool hasNext() const = 0;
    [[nodiscard]] virtual bool hasPrevious() const = 0;
    /// Both continue to play if the player is playing. \pre hasNext() or hasPrevious()
    virtual void goNext() = 0;
    virtual void goPrevious() = 0;

signals:
    /// Emitted when hasNext() or hasPrevious() has changed.
    void changed();
};

} // namespace dogear::desktop
