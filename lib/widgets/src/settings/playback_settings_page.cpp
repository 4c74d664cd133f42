// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_settings_page.h"

#include "parts/wheel_filter.h"
#include "player/speed_spin_box.h"
#include "settings_form.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSlider>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::AfterEpisode;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr int balanceSteps = 10; // steps from the middle to each side
constexpr int longest = 300;     // seconds; maximum of a skip and of playedWithin
constexpr double sliderUnits = 30;

int inSeconds(milliseconds length)
{
    return int(std::chrono::round<seconds>(length).count());
}

} // namespace

PlaybackSettingsPage::PlaybackSettingsPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"settingsPlayback"_s);
    SettingsForm form(*this);
    addEffects(form);
    addBalance(form);
    addSkips(form);
    addEnd(form);
    addKeys(form);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setPlayback({});
    setInterface({});
}

void PlaybackSettingsPage::addEffects(SettingsForm &form)
{
    form.addHeading(tr("All shows"));
    m_speed = new SpeedSpinBox(this);
    form.addField(u"settingsSpeed"_s,
                  tr("Speed"),
                  tr("How fast shows are played that have no speed of their own"),
                  m_speed);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, [this](double speed) {
        m_playback.speed = speed;
        emitChanged();
    });
    m_trims = form.addSwitch(u"settingsTrims"_s, tr("Trim silence"), tr("Shortens long pauses"));
    follow(m_trims, &Settings::trimsSilence);
    m_levels = form.addSwitch(u"settingsLevels"_s,
                              tr("Even out volume"),
                              tr("Makes all shows, and all of an episode, equally loud"));
    follow(m_levels, &Settings::levelsLoudness);
    form.addNote(tr("Settings of a show win over these."));
}

void PlaybackSettingsPage::addBalance(SettingsForm &form)
{
    form.addHeading(tr("Balance"));
    m_mono = form.addSwitch(u"settingsMono"_s, tr("Mono"), tr("Plays both channels on both sides"));
    follow(m_mono, &Settings::isMono);
    auto *box = new QWidget(this);
    m_balance = new QSlider(Qt::Horizontal, box);
    m_balance->setRange(-balanceSteps, balanceSteps);
    m_balance->setPageStep(balanceSteps / 5);
    m_balance->setMinimumWidth(units(font(), sliderUnits));
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(new QLabel(tr("Left"), box));
    row->addWidget(m_balance, 1);
    row->addWidget(new QLabel(tr("Right"), box));
    const QString tip = tr("Balance between left and right");
    form.addField(u"settingsBalanceRow"_s, tr("Balance"), tip, box);
    box->setFocusProxy(m_balance); // the buddy of the label is the whole row
    m_balance->setObjectName(u"settingsBalance"_s);
    m_balance->setAccessibleName(tr("Balance"));
    m_balance->setToolTip(tip);
    connect(m_balance, &QSlider::valueChanged, this, [this](int steps) {
        m_playback.balance = double(steps) / balanceSteps;
        emitChanged();
    });
}

void PlaybackSettingsPage::addSkips(SettingsForm &form)
{
    const QString unit = tr(" s", "seconds, after a number");
    form.addHeading(tr("Back and forward"));
    m_back = form.addNumber(u"settingsBack"_s,
                            tr("Back"),
                            tr("How far the Left key and its button go back"),
                            1,
                            longest,
                            unit);
    follow(m_back, &Settings::skipBack);
    m_forward = form.addNumber(u"settingsForward"_s,
                               tr("Forward"),
                               tr("How far the Right key and its button go forward"),
                               1,
                               longest,
                               unit);
    follow(m_forward, &Settings::skipForward);
    m_rewinds = form.addSwitch(u"settingsRewinds"_s,
                               tr("Go back a little after a pause"),
                               tr("3 seconds after a minute, 10 after an hour, 20 after a day"));
    follow(m_rewinds, &Settings::rewindsAfterPauses);
}

void PlaybackSettingsPage::addEnd(SettingsForm &form)
{
    form.addHeading(tr("The end of an episode"));
    m_after = new QComboBox(this);
    m_after->addItem(tr("Play Up next"), int(AfterEpisode::Queue));
    m_after->addItem(tr("Then the show's next episode"), int(AfterEpisode::QueueThenShow));
    m_after->addItem(tr("Stop"), int(AfterEpisode::Stop));
    form.addField(u"settingsAfter"_s,
                  tr("When it ends"),
                  tr("What is played when an episode was heard to its end"),
                  m_after);
    connect(m_after, &QComboBox::currentIndexChanged, this, [this] {
        m_playback.afterEpisode = AfterEpisode(m_after->currentData().toInt());
        emitChanged();
    });
    m_playedWithin = form.addNumber(
        u"settingsPlayedWithin"_s,
        tr("Mark as played when this much is left"),
        tr("An episode that you leave with no more than this to go counts as played"),
        0,
        longest,
        tr(" s", "seconds, after a number"));
    m_playedWithin->setSpecialValueText(tr("Nothing"));
    follow(m_playedWithin, &Settings::playedWithin);
}

void PlaybackSettingsPage::addKeys(SettingsForm &form)
{
    form.addHeading(tr("Keyboard"));
    m_letterKeys = form.addSwitch(u"settingsLetterKeys"_s,
                                  tr("Shortcuts of one letter"),
                                  tr("N, S, M and other keys without Ctrl act anywhere in the "
                                     "window"));
    connect(m_letterKeys, &QCheckBox::toggled, this, [this](bool isOn) {
        m_interface.usesLetterKeys = isOn;
        if (!m_isFilling)
            emit interfaceChanged(m_interface);
    });
}

void PlaybackSettingsPage::follow(QCheckBox *box, bool Settings::*field)
{
    connect(box, &QCheckBox::toggled, this, [this, field](bool isOn) {
        m_playback.*field = isOn;
        emitChanged();
    });
}

void PlaybackSettingsPage::follow(QSpinBox *box, milliseconds Settings::*field)
{
    connect(box, &QSpinBox::valueChanged, this, [this, field](int length) {
        m_playback.*field = seconds(length);
        emitChanged();
    });
}

void PlaybackSettingsPage::emitChanged()
{
    if (!m_isFilling)
        emit playbackChanged(m_playback);
}

void PlaybackSettingsPage::setInterface(const settings::InterfaceSettings &interface)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_letterKeys->setChecked(interface.usesLetterKeys);
    m_interface = interface;
}

void PlaybackSettingsPage::setPlayback(const Settings &playback)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_speed->setSpeed(playback.speed);
    m_trims->setChecked(playback.trimsSilence);
    m_levels->setChecked(playback.levelsLoudness);
    m_mono->setChecked(playback.isMono);
    m_balance->setValue(qRound(playback.balance * balanceSteps));
    m_back->setValue(inSeconds(playback.skipBack));
    m_forward->setValue(inSeconds(playback.skipForward));
    m_rewinds->setChecked(playback.rewindsAfterPauses);
    m_after->setCurrentIndex(m_after->findData(int(playback.afterEpisode)));
    m_playedWithin->setValue(inSeconds(playback.playedWithin));
    // Last: the fields' signals have written rounded values into it. Some members have no field.
    m_playback = playback;
}

} // namespace dogear::widgets
