// SPDX-License-Identifier: GPL-3.0-or-later
#include "playback_controller.h"

#include <listening/position_journal.h>
#include <playback/player.h>
#include <playback/sound_controls.h>

#include <QAction>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear {

PlaybackController::PlaybackController(playback::Player &player,
                                       playback::SoundControls &sound,
                                       listening::PositionJournal &journal,
                                       const settings::PlaybackSettings &settings,
                                       QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    // Clamped by the controls.
    const auto step = [&sound](double by) { sound.setSpeed(sound.speed() + by); };
    const auto volume = [&sound](int by) { sound.setVolumePercent(sound.volumePercent() + by); };
    // The order of the calls is the order of the menu.
    add(u"actionPlay"_s, tr("Play or pause"), Qt::Key_Space, [this, &player] {
        if (player.state() == playback::PlayerState::Empty)
            emit startRequested();
        else
            player.toggle();
    });
    // setSkips() gives the next two their texts, which depend on the settings.
    m_back = add(u"actionBack"_s, {}, Qt::Key_Left, [this, &player] { player.skip(-m_skipBack); });
    m_forward =
        add(u"actionForward"_s, {}, Qt::Key_Right, [this, &player] { player.skip(m_skipForward); });
    setSkips(settings.skipBack, settings.skipForward);
    QAction *goBack = add(u"actionGoBack"_s,
                          tr("Back to last position"),
                          QKeySequence(u"Alt+Left"_s),
                          [&journal] { journal.goBack(); });
    goBack->setStatusTip(tr("Possible after a jump to another time."));
    // Enabled while the journal has a position to return to.
    const auto followJournal = [goBack, &journal] { goBack->setEnabled(journal.canGoBack()); };
    connect(&journal, &listening::PositionJournal::changed, goBack, followJournal);
    followJournal();
    add(u"actionSlower"_s, tr("Slower"), Qt::Key_BracketLeft, [step] { step(-speedStep); });
    add(u"actionFaster"_s, tr("Faster"), Qt::Key_BracketRight, [step] { step(speedStep); });
    add(u"actionNormalSpeed"_s, tr("Normal speed"), Qt::Key_Backslash, [&sound] {
        sound.setSpeed(1.0);
    });
    add(u"actionToggleSpeed"_s, tr("Switch between normal and last speed"), Qt::Key_S, [&sound] {
        sound.toggleSpeed();
    });
    add(u"actionLouder"_s, tr("Louder"), QKeySequence(u"Ctrl+Up"_s), [volume] {
        volume(volumeStepPercent);
    });
    add(u"actionSofter"_s, tr("Quieter"), QKeySequence(u"Ctrl+Down"_s), [volume] {
        volume(-volumeStepPercent);
    });
    add(u"actionMute"_s, tr("Mute"), Qt::Key_M, [&sound] { sound.setMuted(!sound.isMuted()); });
    add(u"actionStop"_s, tr("Stop"), QKeySequence(u"Ctrl+."_s), [&player] { player.stop(); });
}

void PlaybackController::setSkips(std::chrono::milliseconds back, std::chrono::milliseconds forward)
{
    const auto count = [](std::chrono::milliseconds length) {
        // Whole seconds, as the settings have them.
        return int(std::chrono::duration_cast<std::chrono::seconds>(length).count());
    };
    m_skipBack = back;
    m_skipForward = forward;
    m_back->setText(tr("Back %n second(s)", nullptr, count(back)));
    m_forward->setText(tr("Forward %n second(s)", nullptr, count(forward)));
}

QAction *PlaybackController::add(const QString &name,
                                 const QString &text,
                                 const QKeySequence &key,
                                 std::function<void()> act)
{
    auto *action = new QAction(text, &m_window);
    action->setObjectName(name);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(act));
    m_window.addAction(action);
    m_actions.append(action);
    return action;
}

} // namespace dogear
