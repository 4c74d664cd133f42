// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <desktop/track_navigator.h>

#include <QStringList>

namespace dogear::test {

/// Queue position that has neighbours on both sides if isThere is set; records the moves.
class FakeTrackNavigator final : public desktop::TrackNavigator
{
public:
    [[nodiscard]] bool hasNext() const override { return isThere; }
    [[nodiscard]] bool hasPrevious() const override { return isThere; }
    void goNext() override { went.append(QStringLiteral("next")); }
    void goPrevious() override { went.append(QStringLiteral("previous")); }

    bool isThere = false;
    QStringList went;
};

} // namespace dogear::test
