// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_playback_form.h"

#include "parts/wheel_filter.h"
#include "player/speed_spin_box.h"
#include "show_form.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::PlaybackEffects;
using domain::ShowPlayback;
using std::chrono::seconds;

namespace {

/// The entries of a switch, in the order of its list.
enum Choice { Default, On, Off };

Choice choiceOf(const std::optional<bool> &own)
{
    return !own ? Default : *own ? On : Off;
}

std::optional<bool> ownOf(const QComboBox &choice)
{
    return choice.currentIndex() == Default ? std::nullopt
                                            : std::optional(choice.currentIndex() == On);
}

void choose(QComboBox &box, Choice choice)
{
    const QSignalBlocker blocker(box); // take() is meant for changes by the user
    box.setCurrentIndex(choice);
}

void setLength(QSpinBox &box, seconds length)
{
    if (box.value() == int(length.count()))
        return; // setValue() would replace a number that the user is typing
    const QSignalBlocker blocker(box);
    box.setValue(int(length.count()));
}

} // namespace

ShowPlaybackForm::ShowPlaybackForm(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"showPlayback"_s);
    QFormLayout *form = createShowForm(*this, tr("Playback"));
    createSpeed(*form);
    m_trims = addSwitch(
        *form, u"showTrims"_s, tr("Trim silence"), tr("Shortens long pauses in this show"));
    m_levels = addSwitch(
        *form, u"showLevels"_s, tr("Even out volume"), tr("Makes this show as loud as others"));
    m_intro = addSkip(*form,
                      u"showIntro"_s,
                      tr("Skip intro"),
                      tr("Skips this much at the beginning of each episode"));
    m_outro = addSkip(
        *form, u"showOutro"_s, tr("Skip outro"), tr("Skips this much at the end of each episode"));
    new WheelFilter(*this); // last, because it guards only the fields that exist already
    setForAllShows({});
    fill({});
}

void ShowPlaybackForm::createSpeed(QFormLayout &form)
{
    auto *row = new QWidget(this);
    m_speed = new SpeedSpinBox(row);
    m_speed->setObjectName(u"showSpeed"_s);
    m_speed->setAccessibleName(tr("Speed of this show"));
    m_speed->setToolTip(tr("How fast this show is played"));
    m_defaultSpeed = new QToolButton(row);
    m_defaultSpeed->setObjectName(u"showDefaultSpeed"_s);
    m_defaultSpeed->setText(tr("Default"));
    m_defaultSpeed->setToolTip(tr("Play this show as fast as all shows"));
    m_defaultSpeed->setAccessibleName(m_defaultSpeed->toolTip());
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(units(font(), 2));
    layout->addWidget(m_speed);
    layout->addWidget(m_defaultSpeed);
    auto *label = new QLabel(tr("Speed"), this);
    label->setBuddy(m_speed);
    form.addRow(label, row);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &ShowPlaybackForm::take);
    connect(m_defaultSpeed, &QToolButton::clicked, this, [this] {
        m_speed->setSpeed(std::nullopt);
        take(); // setSpeed() emits nothing
    });
}

QComboBox *ShowPlaybackForm::addSwitch(QFormLayout &form,
                                       const QString &name,
                                       const QString &text,
                                       const QString &tip)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(text);
    box->setToolTip(tip);
    box->addItems({QString(), tr("On"), tr("Off")}); // setForAllShows() names the first entry
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *label = new QLabel(text, this);
    label->setBuddy(box);
    form.addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &ShowPlaybackForm::take);
    return box;
}

QSpinBox *ShowPlaybackForm::addSkip(QFormLayout &form,
                                    const QString &name,
                                    const QString &text,
                                    const QString &tip)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(name);
    box->setAccessibleName(text);
    box->setToolTip(tip);
    box->setRange(0, int(ShowPlayback::maxSkip.count()));
    box->setSuffix(tr(" s", "seconds, after a number"));
    box->setSpecialValueText(tr("Nothing"));
    box->setKeyboardTracking(false); // "12" must not store and apply "1" first
    auto *label = new QLabel(text, this);
    label->setBuddy(box);
    form.addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, &ShowPlaybackForm::take);
    return box;
}

void ShowPlaybackForm::setPlayback(const ShowPlayback &playback)
{
    // The form's own change comes back through the library. Filling the form again then would
    // disturb a field that the user is still editing.
    if (playback != m_playback)
        fill(playback);
}

void ShowPlaybackForm::fill(const ShowPlayback &playback)
{
    m_playback = playback;
    m_speed->setSpeed(playback.speed);
    m_defaultSpeed->setEnabled(playback.speed.has_value());
    choose(*m_trims, choiceOf(playback.trimsSilence));
    choose(*m_levels, choiceOf(playback.levelsLoudness));
    setLength(*m_intro, playback.intro);
    setLength(*m_outro, playback.outro);
}

void ShowPlaybackForm::setForAllShows(const PlaybackEffects &effects)
{
    m_speed->setDefault(tr("Default (%1)").arg(words::formatSpeed(effects.speed)), effects.speed);
    const auto name = [](bool isOn) { return isOn ? tr("Default (on)") : tr("Default (off)"); };
    m_trims->setItemText(Default, name(effects.trimsSilence));
    m_levels->setItemText(Default, name(effects.levelsLoudness));
    fill(m_playback);
}

void ShowPlaybackForm::take()
{
    const ShowPlayback chosen{.speed = m_speed->speed(),
                              .trimsSilence = ownOf(*m_trims),
                              .levelsLoudness = ownOf(*m_levels),
                              .intro = seconds(m_intro->value()),
                              .outro = seconds(m_outro->value())};
    if (chosen == m_playback)
        return;
    m_playback = chosen;
    m_defaultSpeed->setEnabled(chosen.speed.has_value());
    emit playbackChanged(chosen);
}

} // namespace dogear::widgets
