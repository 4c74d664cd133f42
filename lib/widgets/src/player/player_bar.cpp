// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_controls.h"
#include "parts/elided_label.h"
#include "player_status.h"
#include "position_slider.h"
#include "speed_button.h"

#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <widgets/artwork_images.h>
#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/metrics.h>
#include <widgets/player_bar.h>
#include <widgets/tab_order.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using playback::PlayerState;
using playback::SoundControls;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr double barUnits = 20;
constexpr double artworkUnits = 14;
constexpr double minWidthUnits = 160;
constexpr double widthForVolumeUnits = 240;
constexpr double widthForArtworkUnits = 200;

void setTexts(QAbstractButton &button, const QString &name)
{
    button.setAccessibleName(name);
    button.setToolTip(name);
}

} // namespace

PlayerBar::PlayerBar(playback::Player &player,
                     SoundControls &sound,
                     listening::PlaybackSession &session,
                     ArtworkImages &images,
                     const settings::PlaybackSettings &settings,
                     QWidget *parent)
    : QWidget(parent)
    , m_player(player)
    , m_sound(sound)
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
    row->addWidget(createTransport(), 5);
    row->addLayout(createRightSide(), 3);
    setSkips(settings.skipBack, settings.skipForward);
    tabInLayoutOrder(*this);
    connectPlayer();
    showEpisode();
    showState();
    showVolume();
}

QSize PlayerBar::minimumSizeHint() const
{
    return {units(font(), minWidthUnits), height()};
}

void PlayerBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

/// Hides the volume slider, then the artwork, in a narrow window or with a large font: the title
/// needs the room more.
void PlayerBar::makeRoom()
{
    m_volume->setVisible(width() >= units(font(), widthForVolumeUnits));
    m_artwork->setVisible(m_session.current().has_value()
                          && width() >= units(font(), widthForArtworkUnits));
}

QToolButton *PlayerBar::addButton(const QString &name, const QString &icon, double size)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    const int pixels = units(font(), size);
    button->setFixedSize(pixels, pixels);
    button->setIconSize(QSize(pixels, pixels) * 2 / 3);
    button->setAutoRaise(true);
    return button;
}

QWidget *PlayerBar::createTitles()
{
    auto *side = new QWidget(this);
    m_artwork = new QLabel(side);
    const int size = units(font(), artworkUnits);
    m_artwork->setFixedSize(size, size);
    m_title = new ElidedLabel(side);
    m_title->setObjectName(u"playerTitle"_s);
    m_title->setFont(semibold(font()));
    connect(m_title, &ElidedLabel::activated, this, &PlayerBar::titleActivated);
    m_chapter = new ElidedLabel(side);
    m_chapter->setObjectName(u"playerChapter"_s);
    m_chapter->hide();
    m_status = new PlayerStatus(m_player, m_session, side);
    connect(m_status, &PlayerStatus::showActivated, this, &PlayerBar::showActivated);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(units(font(), 1));
    texts->addStretch();
    for (ElidedLabel *label : {m_title, m_chapter, m_status->label()})
        texts->addWidget(label);
    texts->addStretch();
    auto *row = new QHBoxLayout(side);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_artwork);
    row->addLayout(texts, 1);
    return side;
}

/// Creates the buttons and the slider, left to right in every language: a recording is not
/// mirrored, and neither are its controls (README, "The transport runs from left to right").
QWidget *PlayerBar::createTransport()
{
    auto *transport = new QWidget(this);
    transport->setObjectName(u"playerTransport"_s);
    transport->setLayoutDirection(Qt::LeftToRight);
    m_previousChapter = addButton(u"playerPreviousChapter"_s, u"chapter-previous"_s, 9);
    setTexts(*m_previousChapter, tr("Previous chapter"));
    m_nextChapter = addButton(u"playerNextChapter"_s, u"chapter-next"_s, 9);
    setTexts(*m_nextChapter, tr("Next chapter"));
    m_back = addButton(u"playerBack"_s, u"back-15"_s, 9);
    m_play = addButton(u"playerPlay"_s, u"play"_s, 9);
    m_forward = addButton(u"playerForward"_s, u"forward-30"_s, 9);
    new KeyToolTip(*m_previousChapter, {u"actionPreviousChapter"_s});
    new KeyToolTip(*m_nextChapter, {u"actionNextChapter"_s});
    new KeyToolTip(*m_back, {u"actionBack"_s});
    new KeyToolTip(*m_play, {u"actionPlay"_s});
    new KeyToolTip(*m_forward, {u"actionForward"_s});
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(units(font(), 2));
    buttons->addStretch();
    for (QToolButton *button : {m_previousChapter, m_back, m_play, m_forward, m_nextChapter})
        buttons->addWidget(button);
    m_previousChapter->hide(); // until there are chapters
    m_nextChapter->hide();
    buttons->addStretch();

    auto *column = new QVBoxLayout(transport);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addStretch();
    column->addLayout(buttons);
    column->addLayout(createTimes());
    column->addStretch();

    connect(m_back, &QToolButton::clicked, this, [this] { m_player.skip(-m_skipBack); });
    connect(m_forward, &QToolButton::clicked, this, [this] { m_player.skip(m_skipForward); });
    connect(m_play, &QToolButton::clicked, this, [this] {
        if (m_player.state() == PlayerState::Empty)
            emit startRequested();
        else
            m_player.toggle();
    });
    return transport;
}

void PlayerBar::setSkips(milliseconds back, milliseconds forward)
{
    const auto count = [](milliseconds length) {
        return int(std::chrono::duration_cast<seconds>(length).count());
    };
    m_skipBack = back;
    m_skipForward = forward;
    // Icons with a number exist only for the defaults; a wrong number would mislead.
    m_back->setIcon(themedIcon(back == seconds(15) ? u"back-15"_s : u"back"_s));
    setTexts(*m_back, tr("Back %n second(s)", nullptr, count(back)));
    m_forward->setIcon(themedIcon(forward == seconds(30) ? u"forward-30"_s : u"forward"_s));
    setTexts(*m_forward, tr("Forward %n second(s)", nullptr, count(forward)));
}

void PlayerBar::setPreferences(listening::PlaybackPreferences &preferences)
{
    m_speed->setPreferences(preferences);
}

QHBoxLayout *PlayerBar::createTimes()
{
    m_elapsed = new QLabel(this);
    m_elapsed->setObjectName(u"playerElapsed"_s);
    m_elapsed->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_remaining = new ElidedLabel(this);
    m_remaining->setObjectName(u"playerRemaining"_s);
    m_remaining->setToolTip(tr("Click to switch between time left and length"));
    m_remaining->setActivatable(true);
    m_remaining->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // A fixed width for the longest text, so that the slider does not move while time passes.
    const QString longest = words::formatPosition(std::chrono::hours(10));
    for (QLabel *label : {m_elapsed, static_cast<QLabel *>(m_remaining)}) {
        label->setFont(tabular(secondaryFont(font())));
        label->setFixedWidth(label->fontMetrics().horizontalAdvance(QString(u'−' + longest)));
    }
    m_slider = new PositionSlider(this);
    m_slider->setObjectName(u"playerSlider"_s);
    m_slider->setAccessibleName(tr("Position"));
    auto *times = new QHBoxLayout;
    times->setSpacing(units(font(), 2));
    times->addWidget(m_elapsed);
    times->addWidget(m_slider, 1);
    times->addWidget(m_remaining);
    connect(m_slider, &PositionSlider::positionChosen, this, [this](int chosen) {
        m_player.seek(seconds(chosen));
    });
    connect(m_slider, &PositionSlider::positionTried, this, [this](int tried) {
        m_elapsed->setText(words::formatPosition(seconds(tried)));
    });
    connect(m_remaining, &ElidedLabel::activated, this, [this] {
        m_showsTotal = !m_showsTotal;
        showTimes(m_player.position());
    });
    return times;
}

QHBoxLayout *PlayerBar::createRightSide()
{
    m_speed = new SpeedButton(m_sound, this);
    m_mute = addButton(u"playerMute"_s, u"volume"_s, 8);
    m_volume = new QSlider(Qt::Horizontal, this);
    m_volume->setObjectName(u"playerVolume"_s);
    m_volume->setAccessibleName(tr("Volume"));
    new KeyToolTip(*m_mute, {u"actionMute"_s});
    new KeyToolTip(*m_volume, {u"actionLouder"_s, u"actionSofter"_s});
    m_volume->setRange(0, SoundControls::maxVolumePercent);
    // A tick in the middle marks 100 %, the recorded volume, which would look like half volume.
    m_volume->setTickPosition(QSlider::TicksBelow);
    m_volume->setTickInterval(100);
    m_volume->setMinimumWidth(units(font(), 12)); // a shorter slider is hard to grab
    m_volume->setMaximumWidth(units(font(), 24));
    connect(m_mute, &QToolButton::clicked, this, [this] { m_sound.setMuted(!m_sound.isMuted()); });
    connect(m_volume, &QSlider::valueChanged, this, [this](int percent) {
        if (percent != m_sound.volumePercent())
            m_sound.setVolumePercent(percent);
    });
    m_rightSide = new QHBoxLayout;
    m_rightSide->setSpacing(units(font(), 2));
    m_rightSide->addStretch();
    m_rightSide->addWidget(m_speed);
    m_rightSide->addWidget(m_mute);
    m_rightSide->addWidget(m_volume);
    return m_rightSide;
}

void PlayerBar::addNextToSpeed(QWidget *tool)
{
    m_rightSide->insertWidget(m_rightSide->indexOf(m_speed) + 1, tool);
    tabInLayoutOrder(*this);
}

void PlayerBar::addAtEnd(QWidget *tool)
{
    m_rightSide->addWidget(tool);
    tabInLayoutOrder(*this);
}

void PlayerBar::setChapterNavigator(playback::ChapterNavigator &navigator)
{
    new ChapterControls(navigator, {m_slider, m_chapter, m_previousChapter, m_nextChapter}, this);
}

void PlayerBar::setBuffered(const QList<std::pair<double, double>> &shares)
{
    m_slider->setBuffered(shares);
}

void PlayerBar::setNetworkProblem(const std::optional<Error> &error)
{
    m_status->setNetworkProblem(error);
}

void PlayerBar::connectPlayer()
{
    connect(&m_session, &listening::PlaybackSession::currentChanged, this, &PlayerBar::showEpisode);
    connect(&m_player, &playback::Player::stateChanged, this, &PlayerBar::showState);
    connect(&m_player, &playback::Player::stalledChanged, this, &PlayerBar::showState);
    connect(&m_sound, &SoundControls::volumeChanged, this, &PlayerBar::showVolume);
    connect(&m_player, &playback::Player::positionChanged, this, &PlayerBar::showTimes);
    const auto showNow = [this] { showTimes(m_player.position()); };
    connect(&m_player, &playback::Player::durationChanged, this, showNow);
    connect(&m_sound, &SoundControls::speedChanged, this, showNow);
    connect(&m_images, &ArtworkImages::colorsChanged, this, &PlayerBar::showEpisode);
    connect(&m_images, &ArtworkImages::changed, this, [this](const QUrl &url) {
        if (m_session.current() && url == m_session.current()->summary.image)
            showEpisode();
    });
}

void PlayerBar::showEpisode()
{
    const auto &current = m_session.current();
    const EpisodeId shown = current ? current->summary.id : EpisodeId();
    // currentChanged() also reports a refresh of the same episode, which keeps both.
    if (std::exchange(m_episode, shown) != shown) {
        setBuffered({});
        setNetworkProblem({});
    }
    const QString title = current ? current->summary.title : tr("Nothing is playing");
    m_title->setText(title);
    m_title->setActivatable(current.has_value());
    m_title->setToolTip(current ? tr("Show this episode") : QString());
    makeRoom();
    if (current) {
        const QUrl &image = current->summary.image;
        const int size = m_artwork->width();
        const qreal ratio = devicePixelRatioF();
        m_artwork->setPixmap(m_images.pixmap(image, current->summary.podcastTitle, size, ratio));
        m_slider->setArtworkColor(m_images.colorOf(image, size, ratio));
    }
    showState();
    showTimes(m_player.position());
}

void PlayerBar::showState()
{
    // The user's wish, not the state: while the episode loads, the button offers Pause.
    const bool isPlaying = m_player.isPlayWanted();
    m_play->setIcon(themedIcon(isPlaying ? u"pause"_s : u"play"_s));
    setTexts(*m_play, isPlaying ? tr("Pause") : tr("Play"));
    const bool hasEpisode = m_player.state() != PlayerState::Empty;
    const std::array<QWidget *, 4> controls = {m_back, m_forward, m_slider, m_remaining};
    for (QWidget *control : controls)
        control->setEnabled(hasEpisode);
    m_status->follow();
}

void PlayerBar::showTimes(milliseconds position)
{
    const milliseconds duration = m_player.duration();
    const bool hasEpisode = m_player.state() != PlayerState::Empty;
    // During a drag, slider and elapsed time show the target, not the player's position.
    if (!m_slider->isSliderDown()) {
        m_slider->showPosition(int(std::chrono::floor<seconds>(position).count()),
                               int(std::chrono::ceil<seconds>(duration).count()));
        m_elapsed->setText(hasEpisode ? words::formatPosition(position) : QString());
    }
    if (!hasEpisode || duration.count() <= 0)
        m_remaining->clear();
    else if (m_showsTotal)
        m_remaining->setText(words::formatPosition(duration));
    else
        m_remaining->setText(u'−' + words::formatPosition(timeLeft(position)));
}

/// Returns the listening time that is left at the current speed, by the same rule as the lists
/// (README, "Time left is listening time").
milliseconds PlayerBar::timeLeft(milliseconds position) const
{
    const auto left = std::max(milliseconds{}, m_player.duration() - position);
    return milliseconds(std::llround(double(left.count()) / m_sound.speed()));
}

void PlayerBar::showVolume()
{
    const int percent = m_sound.volumePercent();
    const bool isSilent = m_sound.isMuted() || percent == 0;
    m_mute->setIcon(themedIcon(isSilent       ? u"volume-muted"_s
                               : percent < 50 ? u"volume-low"_s
                                              : u"volume"_s));
    setTexts(*m_mute, m_sound.isMuted() ? tr("Unmute") : tr("Mute"));
    m_volume->setValue(percent);
    m_volume->setToolTip(tr("Volume %1 %").arg(words::formatNumber(percent)));
}

} // namespace dogear::widgets
