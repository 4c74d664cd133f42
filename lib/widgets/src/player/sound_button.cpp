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
#include <QLocale>
#include <QMenu>
#include <QSlider>
#include <QWidgetAction>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using speech::SpeechSettings;

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
    connect(&sound,
            &playback::SoundControls::speechSettingsChanged,
            this,
            &SoundButton::showSpeechSettings);
    connect(&savedTime, &playback::SavedTime::increased, this, &SoundButton::showSaved);
    connect(&video, &playback::VideoOutput::hasVideoChanged, this, &SoundButton::handleVideoChange);
    handleVideoChange(video.hasVideo());
    showSpeechSettings();
    showSaved();
}

void SoundButton::createMenu()
{
    auto *menu = new QMenu(tr("Sound"), this); // the button's own name tells what is on
    menu->setToolTipsVisible(true);
    m_trims = addSwitch(*menu, u"soundTrims"_s, tr("Trim silence"), &SpeechSettings::trimsSilence);
    m_saved = menu->addAction(QString()); // a line of text, set by showSaved()
    m_saved->setObjectName(u"soundSaved"_s);
    m_saved->setEnabled(false);
    m_levels =
        addSwitch(*menu, u"soundLevels"_s, tr("Even out volume"), &SpeechSettings::levelsLoudness);
    menu->addSeparator();
    m_mono = addSwitch(*menu, u"soundMono"_s, tr("Mono"), &SpeechSettings::isMono);
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
                                bool SpeechSettings::*field)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    // Also called when showSpeechSettings() sets the check mark: an unchanged shape is ignored.
    connect(action, &QAction::toggled, this, [this, field](bool isOn) {
        SpeechSettings speechSettings = m_sound.speechSettings();
        speechSettings.*field = isOn;
        m_sound.setSpeechSettings(speechSettings);
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
        SpeechSettings speechSettings = m_sound.speechSettings();
        // showSpeechSettings() rounds a balance such as 0.55 to the nearest step, which is not a
        // choice.
        if (steps == toSteps(speechSettings.balance))
            return;
        speechSettings.balance = double(steps) / balanceSteps;
        m_sound.setSpeechSettings(speechSettings);
    });
}

void SoundButton::showSpeechSettings()
{
    const SpeechSettings speechSettings = m_sound.speechSettings();
    m_trims->setChecked(speechSettings.trimsSilence);
    m_levels->setChecked(speechSettings.levelsLoudness);
    m_mono->setChecked(speechSettings.isMono);
    m_balance->setValue(toSteps(speechSettings.balance));
    QStringList on;
    for (const QAction *action : {m_trims, m_levels, m_mono}) {
        if (action->isChecked() && action->isEnabled())
            on.append(action->text());
    }
    setToolTip(on.isEmpty() ? tr("Sound") : tr("Sound: %1").arg(QLocale().createSeparatedList(on)));
    setAccessibleName(toolTip());
}

/// Disables trimming during a video, where the sound would run ahead of the pictures. The check
/// mark stays, because it applies to the next episode without video.
void SoundButton::handleVideoChange(bool hasVideo)
{
    m_trims->setEnabled(!hasVideo);
    m_trims->setToolTip(hasVideo ? tr("Not in a video: the sound would run ahead of the pictures")
                                 : tr("Leaves out most of the silence"));
    showSpeechSettings();
}

void SoundButton::showSaved()
{
    const auto saved = m_savedTime.total();
    m_saved->setVisible(saved >= std::chrono::seconds(1)); // less would be shown as 0:00
    m_saved->setText(tr("%1 saved so far").arg(words::formatPosition(saved)));
}

} // namespace dogear::widgets
