// SPDX-License-Identifier: GPL-3.0-or-later
#include "tray_state.h"

#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <widgets/icons.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QPainter>
#include <QPixmap>

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace dogear {

using Playback = TrayState::Playback;

namespace {

/// Sizes that panels use, in pixels.
constexpr std::array iconSizes{16, 22, 24, 32, 48, 64};
constexpr QRgb shapeColour = 0xfff4f4f4;
constexpr QRgb edgeColour = 0xff2a2a2a;

/// The end of the icon's name, behind that of the program, in the resources and in the theme.
QString iconSuffix(Playback playback)
{
    switch (playback) {
    case Playback::Playing:
        return u"-playing-symbolic"_s;
    case Playback::Paused:
        return u"-paused-symbolic"_s;
    case Playback::Nothing:
        break;
    }
    return u"-symbolic"_s;
}

/// Draws the shape with an edge around it, whose width grows with \a size.
QPixmap drawn(const QString &name, int size)
{
    const double edge = size / 20.0;
    const QPixmap dark = widgets::tintedPixmap(name, size, 1.0, QColor::fromRgba(edgeColour));
    const QPixmap light = widgets::tintedPixmap(name, size, 1.0, QColor::fromRgba(shapeColour));
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const double x : {-edge, 0.0, edge}) {
        for (const double y : {-edge, 0.0, edge})
            painter.drawPixmap(QPointF(x, y), dark);
    }
    painter.drawPixmap(0, 0, light);
    return pixmap;
}

} // namespace

TrayState trayStateOf(const listening::PlaybackSession &session,
                      const playback::SoundControls &sound,
                      bool canGoNext)
{
    TrayState state{.canGoNext = canGoNext};
    const auto &current = session.current();
    if (!current)
        return state;
    const playback::Player &player = session.player();
    state.playback = player.isPlayWanted() ? Playback::Playing : Playback::Paused;
    state.title = current->summary.title;
    state.show = current->summary.podcastTitle;
    const auto duration = player.duration();
    state.timeLeft =
        words::formatTimeLeft(player.position(),
                              duration.count() > 0 ? std::optional(duration) : std::nullopt,
                              sound.speed());
    return state;
}

QString trayToolTip(const TrayState &state)
{
    if (state.playback == Playback::Nothing)
        return u"Dogear"_s;
    const QString facts = words::joinedPlain({state.show, state.timeLeft});
    const QString title = words::plainLine(state.title);
    return facts.isEmpty() ? title : title + u'\n' + facts;
}

QIcon trayIcon(Playback playback)
{
    return QIcon::fromTheme("org.dogear.Dogear"_L1 + iconSuffix(playback), drawnTrayIcon(playback));
}

QIcon drawnTrayIcon(Playback playback)
{
    const QString name = "dogear"_L1 + iconSuffix(playback);
    QIcon icon;
    for (const int size : iconSizes)
        icon.addPixmap(drawn(name, size));
    return icon;
}

} // namespace dogear
