// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_slider.h"

#include <library/playback_session.h>
#include <playback/player.h>
#include <widgets/artwork_images.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/player_bar.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using playback::PlayerState;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr std::array speeds = {0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0};
constexpr double barUnits = 20;
constexpr double artworkUnits = 14;

} // namespace

PlayerBar::PlayerBar(playback::Player &player,
                     library::PlaybackSession &session,
                     ArtworkImages &images,
                     const settings::PlaybackSettings &settings,
                     QWidget *parent)
    : QWidget(parent)
    , m_player(player)
    , m_session(session)
    , m_images(images)
{
    setObjectName(u"playerBar"_s);
    setFixedHeight(units(font(), barUnits));
    auto *row = new QHBoxLayout(this);
    const int gap = units(font(), 4);
    row->setContentsMargins(gap, 0, gap, 0);
    row->setSpacing(gap);
    row->addWidget(createTitles(), 3);
    row->addLayout(createTransport(settings), 5);
    row->addLayout(createRightSide(), 3);
    followPlayer();
    showEpisode();
    showState();
    showVolume();
}

QToolButton *PlayerBar::addButton(const QString &name,
                                  const QString &icon,
                                  const QString &text,
                                  double size)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    const int pixels = units(font(), size);
    button->setFixedSize(pixels, pixels);
    button->setIconSize(QSize(pixels, pixels) * 2 / 3);
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

QWidget *PlayerBar::createTitles()
{
    auto *side = new QWidget(this);
    m_artwork = new QLabel(side);
    const int size = units(font(), artworkUnits);
    m_artwork->setFixedSize(size, size);
    m_title = new QLabel(side);
    m_title->setObjectName(u"playerTitle"_s);
    m_title->setFont(semibold(font()));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMinimumWidth(1);
    m_title->setCursor(Qt::PointingHandCursor);
    m_title->installEventFilter(this);
    m_status = new QLabel(side);
    m_status->setObjectName(u"playerStatus"_s);
    m_status->setFont(secondaryFont(font()));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_status->setMinimumWidth(1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(units(font(), 1));
    texts->addStretch();
    texts->addWidget(m_title);
    texts->addWidget(m_status);
    texts->addStretch();
    auto *row = new QHBoxLayout(side);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_artwork);
    row->addLayout(texts, 1);
    return side;
}

QVBoxLayout *PlayerBar::createTransport(const settings::PlaybackSettings &settings)
{
    m_back = addButton(u"playerBack"_s, u"back-15"_s, tr("Back 15 seconds (Left)"), 9);
    m_play = addButton(u"playerPlay"_s, u"play"_s, tr("Play (Space)"), 9);
    m_forward = addButton(u"playerForward"_s, u"forward-30"_s, tr("Forward 30 seconds (Right)"), 9);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(units(font(), 2));
    buttons->addStretch();
    for (QToolButton *button : {m_back, m_play, m_forward})
        buttons->addWidget(button);
    buttons->addStretch();

    m_elapsed = new QLabel(this);
    m_elapsed->setObjectName(u"playerElapsed"_s);
    m_remaining = new QLabel(this);
    m_remaining->setObjectName(u"playerRemaining"_s);
    m_remaining->setToolTip(tr("Click to switch between time left and length"));
    m_remaining->installEventFilter(this);
    const int timeWidth = fontMetrics().horizontalAdvance(u"-0:00:00"_s);
    for (QLabel *label : {m_elapsed, m_remaining}) {
        label->setFont(tabular(secondaryFont(font())));
        label->setMinimumWidth(timeWidth);
    }
    m_elapsed->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_slider = new PositionSlider(this);
    m_slider->setObjectName(u"playerSlider"_s);
    m_slider->setAccessibleName(tr("Position"));
    auto *times = new QHBoxLayout;
    times->setSpacing(units(font(), 2));
    times->addWidget(m_elapsed);
    times->addWidget(m_slider, 1);
    times->addWidget(m_remaining);

    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addStretch();
    column->addLayout(buttons);
    column->addLayout(times);
    column->addStretch();

    connect(m_back, &QToolButton::clicked, this, [this, settings] {
        m_player.skip(-settings.skipBack);
    });
    connect(m_forward, &QToolButton::clicked, this, [this, settings] {
        m_player.skip(settings.skipForward);
    });
    connect(m_play, &QToolButton::clicked, &m_player, &playback::Player::toggle);
    connect(m_slider, &PositionSlider::positionChosen, this, [this](int chosen) {
        m_player.seek(seconds(chosen));
    });
    connect(m_slider, &PositionSlider::positionTried, this, [this](int tried) {
        m_elapsed->setText(words::formatPosition(seconds(tried)));
    });
    return column;
}

QHBoxLayout *PlayerBar::createRightSide()
{
    m_speed = new QToolButton(this);
    m_speed->setObjectName(u"playerSpeed"_s);
    m_speed->setAutoRaise(true);
    m_speed->setToolTip(tr("Speed ([ slower, ] faster)"));
    m_speed->setPopupMode(QToolButton::InstantPopup);
    createSpeedMenu();
    m_mute = addButton(u"playerMute"_s, u"volume"_s, tr("Mute (M)"), 8);
    m_volume = new QSlider(Qt::Horizontal, this);
    m_volume->setObjectName(u"playerVolume"_s);
    m_volume->setAccessibleName(tr("Volume"));
    m_volume->setToolTip(tr("Volume (Ctrl+Up, Ctrl+Down)"));
    m_volume->setRange(0, 100);
    m_volume->setMaximumWidth(units(font(), 24));
    connect(
        m_mute, &QToolButton::clicked, this, [this] { m_player.setMuted(!m_player.isMuted()); });
    connect(m_volume, &QSlider::valueChanged, this, [this](int percent) {
        if (percent != m_player.volumePercent())
            m_player.setVolumePercent(percent);
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(units(font(), 2));
    row->addStretch();
    row->addWidget(m_speed);
    row->addWidget(m_mute);
    row->addWidget(m_volume);
    return row;
}

void PlayerBar::createSpeedMenu()
{
    auto *menu = new QMenu(m_speed);
    for (const double speed : speeds) {
        QAction *action = menu->addAction(tr("%1×").arg(QLocale().toString(speed)));
        connect(action, &QAction::triggered, this, [this, speed] { m_player.setSpeed(speed); });
    }
    m_speed->setMenu(menu);
}

void PlayerBar::followPlayer()
{
    connect(&m_session, &library::PlaybackSession::currentChanged, this, &PlayerBar::showEpisode);
    connect(&m_player, &playback::Player::stateChanged, this, &PlayerBar::showState);
    connect(&m_player, &playback::Player::stalledChanged, this, &PlayerBar::showState);
    connect(&m_player, &playback::Player::speedChanged, this, &PlayerBar::showState);
    connect(&m_player, &playback::Player::volumeChanged, this, &PlayerBar::showVolume);
    connect(&m_player, &playback::Player::positionChanged, this, &PlayerBar::showTimes);
    connect(&m_player, &playback::Player::durationChanged, this, [this] {
        showTimes(m_player.position());
    });
    connect(&m_images, &ArtworkImages::changed, this, [this](const QUrl &url) {
        if (m_session.current() && url == m_session.current()->summary.image)
            showEpisode();
    });
}

void PlayerBar::showEpisode()
{
    const auto &current = m_session.current();
    const QString title = current ? current->summary.title : tr("Nothing is playing");
    m_title->setText(fontMetrics().elidedText(title, Qt::ElideRight, units(font(), 60)));
    m_title->setToolTip(title);
    m_artwork->setVisible(current.has_value());
    if (current)
        m_artwork->setPixmap(m_images.pixmap(current->summary.image,
                                             current->summary.podcastTitle,
                                             m_artwork->width(),
                                             devicePixelRatioF()));
    showState();
    showTimes(m_player.position());
}

QString PlayerBar::statusText() const
{
    if (m_player.state() == PlayerState::Failed && m_player.error())
        return words::errorSentence(*m_player.error());
    if (m_player.state() == PlayerState::Loading)
        return tr("Loading…");
    if (m_player.state() == PlayerState::Playing && m_player.isStalled())
        return tr("Waiting for data…");
    return m_session.current() ? m_session.current()->summary.podcastTitle : QString();
}

void PlayerBar::showState()
{
    const bool isPlaying = m_player.isPlayWanted();
    m_play->setIcon(themedIcon(isPlaying ? u"pause"_s : u"play"_s));
    m_play->setToolTip(isPlaying ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
    const bool hasEpisode = m_player.state() != PlayerState::Empty;
    const std::array<QWidget *, 4> controls = {m_back, m_play, m_forward, m_slider};
    for (QWidget *control : controls)
        control->setEnabled(hasEpisode);
    const QString status = statusText();
    m_status->setText(status);
    m_status->setToolTip(status);
    m_status->setVisible(!status.isEmpty());
    m_speed->setText(tr("%1×").arg(QLocale().toString(m_player.speed())));
    m_speed->setAccessibleName(tr("Speed %1").arg(m_speed->text()));
}

void PlayerBar::showTimes(milliseconds position)
{
    const milliseconds duration = m_player.duration();
    const bool hasEpisode = m_player.state() != PlayerState::Empty;
    if (!m_slider->isSliderDown()) {
        m_slider->setRange(0, int(std::chrono::ceil<seconds>(duration).count()));
        m_slider->setValue(int(std::chrono::floor<seconds>(position).count()));
        m_elapsed->setText(hasEpisode ? words::formatPosition(position) : QString());
    }
    if (!hasEpisode || duration.count() <= 0)
        m_remaining->clear();
    else if (m_showsTotal)
        m_remaining->setText(words::formatPosition(duration));
    else
        m_remaining->setText(
            u'−' + words::formatPosition(std::max(milliseconds{}, duration - position)));
}

void PlayerBar::showVolume()
{
    const bool isSilent = m_player.isMuted() || m_player.volumePercent() == 0;
    m_mute->setIcon(themedIcon(isSilent ? u"volume-muted"_s : u"volume"_s));
    m_mute->setToolTip(m_player.isMuted() ? tr("Unmute (M)") : tr("Mute (M)"));
    m_volume->setValue(m_player.volumePercent());
}

bool PlayerBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        if (watched == m_title)
            emit titleActivated();
        if (watched == m_remaining) {
            m_showsTotal = !m_showsTotal;
            showTimes(m_player.position());
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace dogear::widgets
