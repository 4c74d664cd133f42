// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect_scope.h"

#include <listening/playback_preferences.h>
#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <playback/video_output.h>
#include <widgets/metrics.h>
#include <widgets/sound_button.h>
#include <widgets/tool_button.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QWidgetAction>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using speech::SpeechShape;

namespace {

constexpr int balanceSteps = 10; // steps from the middle to each side
constexpr double balanceUnits = 30;

int toSteps(double balance)
{
    return qRound(balance * balanceSteps);
}

} // namespace

SoundButton::SoundButton(playback::SoundControls &sound,
                         playback::SavedTime &savedTime,
                         const playback::VideoOutput &video,
                         QWidget *parent)
    : QToolButton(parent)
    , m_sound(sound)
    , m_savedTime(savedTime)
{
    setUpTool(*this, u"playerSound"_s, u"sound"_s);
    setPopupMode(QToolButton::InstantPopup);
    createMenu();
    connect(&sound, &playback::SoundControls::shapeChanged, this, &SoundButton::showShape);
    connect(&savedTime, &playback::SavedTime::increased, this, &SoundButton::showSaved);
    connect(&video, &playback::VideoOutput::hasPicturesChanged, this, &SoundButton::followPictures);
    followPictures(video.hasPictures());
    showShape();
    showSaved();
}

void SoundButton::createMenu()
{
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    m_trims = addSwitch(*menu, u"soundTrims"_s, tr("Trim silence"), &SpeechShape::trimsSilence);
    m_saved = menu->addAction(QString()); // a line of text, set by showSaved()
    m_saved->setObjectName(u"soundSaved"_s);
    m_saved->setEnabled(false);
    m_levels =
        addSwitch(*menu, u"soundLevels"_s, tr("Even out volume"), &SpeechShape::levelsLoudness);
    menu->addSeparator();
    m_mono = addSwitch(*menu, u"soundMono"_s, tr("Mono"), &SpeechShape::isMono);
    addBalance(*menu);
    setMenu(menu);
}

void SoundButton::setPreferences(listening::PlaybackPreferences &preferences)
{
    // Before the entries of mono and balance, which always apply to all shows.
    new EffectScope(*menu(), m_mono, preferences, listening::EffectGroup::Sound);
}

QAction *SoundButton::addSwitch(QMenu &menu,
                                const QString &name,
                                const QString &text,
                                bool SpeechShape::*field)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    // Also called when showShape() sets the check mark: an unchanged shape is ignored.
    connect(action, &QAction::toggled, this, [this, field](bool isOn) {
        SpeechShape shape = m_sound.shape();
        shape.*field = isOn;
        m_sound.setShape(shape);
    });
    return action;
}

void SoundButton::addBalance(QMenu &menu)
{
    auto *box = new QWidget(&menu);
    m_balance = new QSlider(Qt::Horizontal, box);
    m_balance->setObjectName(u"soundBalance"_s);
    m_balance->setAccessibleName(tr("Balance"));
    m_balance->setToolTip(tr("Balance between left and right"));
    m_balance->setRange(-balanceSteps, balanceSteps);
    m_balance->setPageStep(balanceSteps / 5);
    m_balance->setMinimumWidth(units(font(), balanceUnits));
    auto *row = new QHBoxLayout(box);
    row->addWidget(new QLabel(tr("Left"), box));
    row->addWidget(m_balance, 1);
    row->addWidget(new QLabel(tr("Right"), box));
    auto *action = new QWidgetAction(&menu);
    action->setDefaultWidget(box);
    menu.addAction(action);
    connect(m_balance, &QSlider::valueChanged, this, [this](int steps) {
        SpeechShape shape = m_sound.shape();
        // showShape() rounds a balance such as 0.55 to the nearest step, which is not a choice.
        if (steps == toSteps(shape.balance))
            return;
        shape.balance = double(steps) / balanceSteps;
        m_sound.setShape(shape);
    });
}

void SoundButton::showShape()
{
    const SpeechShape shape = m_sound.shape();
    m_trims->setChecked(shape.trimsSilence);
    m_levels->setChecked(shape.levelsLoudness);
    m_mono->setChecked(shape.isMono);
    m_balance->setValue(toSteps(shape.balance));
    QStringList on;
    for (const QAction *action : {m_trims, m_levels, m_mono}) {
        if (action->isChecked() && action->isEnabled())
            on.append(action->text());
    }
    setToolTip(on.isEmpty() ? tr("Sound") : tr("Sound: %1").arg(on.join(u", "_s)));
    setAccessibleName(toolTip());
}

/// Disables trimming during a video, where the sound would run ahead of the pictures. The check
/// mark stays, because it applies to the next episode without video.
void SoundButton::followPictures(bool hasPictures)
{
    m_trims->setEnabled(!hasPictures);
    m_trims->setToolTip(hasPictures
                            ? tr("Not in a video: the sound would run ahead of the pictures")
                            : tr("Leaves out most of the silence"));
    showShape();
}

void SoundButton::showSaved()
{
    const auto saved = m_savedTime.total();
    m_saved->setVisible(saved >= std::chrono::seconds(1)); // less would be shown as 0:00
    m_saved->setText(tr("%1 saved so far").arg(words::formatPosition(saved)));
}

} // namespace dogear::widgets
