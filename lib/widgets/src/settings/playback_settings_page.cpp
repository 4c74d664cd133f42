// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_settings_page.h"

#include "parts/wheel_filter.h"
#include "player/speed_spin_box.h"
#include "settings_form.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::AfterEpisode;
using std::chrono::milliseconds;

namespace {

constexpr int balanceSteps = 10; // steps from the middle to each side
constexpr int longest = 300;     // seconds; maximum of a skip and of playedWithin
constexpr double minSliderUnits = 18;
constexpr double maxSliderUnits = 45;

} // namespace

PlaybackSettingsPage::PlaybackSettingsPage(QWidget *parent)
    : SettingsPage(u"settingsPlayback"_s, u"play"_s, tr("Playback"), parent)
{
    SettingsForm form(*this);
    addEffects(form);
    addBalance(form);
    addSkips(form);
    addEnd(form);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setSettings({});
}

void PlaybackSettingsPage::addEffects(SettingsForm &form)
{
    form.addHeading(tr("All shows"));
    auto *speed = new SpeedSpinBox(this);
    form.addField(u"settingsSpeed"_s,
                  tr("Speed"),
                  tr("How fast shows are played that have no speed of their own"),
                  speed);
    form.alsoFoundBy(tr("rate tempo faster slower", "words that find the speed of playback"));
    bind(*speed, [](Settings &all) -> double & { return all.playback.speed; });
    QCheckBox *trims =
        form.addSwitch(u"settingsTrims"_s, tr("Trim silence"), tr("Shortens long pauses"));
    form.alsoFoundBy(tr("skip gaps smart speed", "words that find shortening of pauses"));
    bind(*trims, [](Settings &all) -> bool & { return all.playback.trimsSilence; });
    QCheckBox *levels = form.addSwitch(u"settingsLevels"_s,
                                       tr("Even out volume"),
                                       tr("Makes all shows, and all of an episode, equally loud"));
    form.alsoFoundBy(tr("loudness normalise boost compressor", "words that find equal volume"));
    bind(*levels, [](Settings &all) -> bool & { return all.playback.levelsLoudness; });
    form.addNote(tr("Settings of a show win over these."));
}

void PlaybackSettingsPage::addBalance(SettingsForm &form)
{
    form.addHeading(tr("Balance"));
    QCheckBox *mono =
        form.addSwitch(u"settingsMono"_s, tr("Mono"), tr("Plays both channels on both sides"));
    form.alsoFoundBy(tr("one ear stereo hearing", "words that find mono"));
    bind(*mono, [](Settings &all) -> bool & { return all.playback.isMono; });
    auto *box = new QWidget(this);
    auto *balance = new QSlider(Qt::Horizontal, box);
    balance->setRange(-balanceSteps, balanceSteps);
    balance->setPageStep(balanceSteps / 5);
    balance->setMinimumWidth(units(font(), minSliderUnits));
    balance->setMaximumWidth(units(font(), maxSliderUnits));
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(new QLabel(tr("Left"), box));
    row->addWidget(balance, 1);
    row->addWidget(new QLabel(tr("Right"), box));
    row->addStretch();
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    const QString tip = tr("Balance between left and right");
    form.addField(u"settingsBalanceRow"_s, tr("Balance"), tip, box);
    box->setFocusProxy(balance); // the buddy of the label is the whole row
    balance->setObjectName(u"settingsBalance"_s);
    balance->setAccessibleName(tr("Balance"));
    balance->setToolTip(tip);
    const Member<double> member = [](Settings &all) -> double & { return all.playback.balance; };
    addMember<double>(member,
                      [balance](double value) { balance->setValue(qRound(value * balanceSteps)); });
    connect(balance, &QSlider::valueChanged, this, [this, member](int steps) {
        set(member, double(steps) / balanceSteps);
    });
}

void PlaybackSettingsPage::addSkips(SettingsForm &form)
{
    const QString unit = tr(" s", "seconds, after a number");
    form.addHeading(tr("Back and forward"));
    QSpinBox *back = form.addNumber(u"settingsBack"_s,
                                    tr("Back"),
                                    tr("How far the Left key and its button go back"),
                                    1,
                                    longest,
                                    unit);
    form.alsoFoundBy(tr("skip rewind seek jump", "words that find the length of a step back"));
    bind(*back, [](Settings &all) -> milliseconds & { return all.playback.skipBack; });
    QSpinBox *forward = form.addNumber(u"settingsForward"_s,
                                       tr("Forward"),
                                       tr("How far the Right key and its button go forward"),
                                       1,
                                       longest,
                                       unit);
    form.alsoFoundBy(tr("skip seek jump", "words that find the length of a step forward"));
    bind(*forward, [](Settings &all) -> milliseconds & { return all.playback.skipForward; });
    QCheckBox *rewinds =
        form.addSwitch(u"settingsRewinds"_s,
                       tr("Go back a little after a pause"),
                       tr("3 seconds after a minute, 10 after an hour, 20 after a day"));
    form.alsoFoundBy(tr("resume rewind", "words that find going back after a pause"));
    bind(*rewinds, [](Settings &all) -> bool & { return all.playback.rewindsAfterPauses; });
}

void PlaybackSettingsPage::addEnd(SettingsForm &form)
{
    form.addHeading(tr("The end of an episode"));
    QComboBox *after = form.addChoice(u"settingsAfter"_s,
                                      tr("When it ends"),
                                      tr("What is played when an episode was heard to its end"));
    form.alsoFoundBy(tr("next continuous autoplay queue", "words that find what plays next"));
    after->addItem(tr("Play Up next"), int(AfterEpisode::Queue));
    after->addItem(tr("Then the show's next episode"), int(AfterEpisode::QueueThenShow));
    after->addItem(tr("Stop"), int(AfterEpisode::Stop));
    bindEnum<AfterEpisode>(
        *after, [](Settings &all) -> AfterEpisode & { return all.playback.afterEpisode; });
    QSpinBox *playedWithin = form.addNumber(
        u"settingsPlayedWithin"_s,
        tr("Mark as played when this much is left"),
        tr("An episode that you leave with no more than this to go counts as played"),
        0,
        longest,
        tr(" s", "seconds, after a number"));
    form.alsoFoundBy(tr("finished heard done", "words that find what counts as played"));
    playedWithin->setSpecialValueText(tr("Nothing"));
    bind(*playedWithin, [](Settings &all) -> milliseconds & { return all.playback.playedWithin; });
}

} // namespace dogear::widgets
