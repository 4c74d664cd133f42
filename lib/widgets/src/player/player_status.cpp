// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_status.h"

#include "parts/elided_label.h"

#include <listening/playback_session.h>
#include <playback/player.h>
#include <widgets/metrics.h>
#include <words/error_text.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using playback::PlayerState;

namespace {

constexpr int maxLines = 2; // more do not fit into the bar below the title

} // namespace

PlayerStatus::PlayerStatus(playback::Player &player,
                           listening::PlaybackSession &session,
                           QWidget *parent)
    : QObject(parent)
    , m_player(player)
    , m_session(session)
    , m_label(new ElidedLabel(parent))
{
    m_label->setObjectName(u"playerStatus"_s);
    m_label->setFont(secondaryFont(parent->font()));
    m_label->setMaxLines(maxLines);
    connect(m_label, &ElidedLabel::activated, this, [this] {
        if (showsTitle())
            emit showActivated(m_session.current()->summary.podcastId);
    });
    m_wait.setSingleShot(true);
    m_wait.setInterval(showDelay);
    connect(&m_wait, &QTimer::timeout, this, [this] {
        m_isWaitShown = true;
        follow();
    });
}

void PlayerStatus::setNetworkProblem(const std::optional<Error> &error)
{
    m_problem = error;
    follow();
}

bool PlayerStatus::hasToWait() const
{
    return m_player.state() == PlayerState::Loading
           || (m_player.state() == PlayerState::Playing && m_player.isStalled());
}

void PlayerStatus::updateWait()
{
    if (!hasToWait()) {
        m_wait.stop();
        m_isWaitShown = false;
    } else if (!m_isWaitShown && !m_wait.isActive()) { // a later update must not restart the delay
        m_wait.start();
    }
}

QString PlayerStatus::waitText() const
{
    if (m_problem)
        return tr("Waiting for the network…");
    return m_player.state() == PlayerState::Loading ? tr("Loading…") : tr("Buffering…");
}

/// Whether the line is the title of the show, and no message.
bool PlayerStatus::showsTitle() const
{
    return m_session.current() && !m_isWaitShown
           && !(m_player.state() == PlayerState::Failed && m_player.error());
}

QString PlayerStatus::text() const
{
    if (m_player.state() == PlayerState::Failed && m_player.error())
        return words::errorSentence(*m_player.error());
    if (m_isWaitShown)
        return waitText();
    return m_session.current() ? m_session.current()->summary.podcastTitle : QString();
}

void PlayerStatus::follow()
{
    updateWait();
    const QString said = text();
    m_label->setText(said);
    m_label->setActivatable(showsTitle());
    // The line says only "Waiting for the network…", so the tooltip gives the reason.
    if (m_isWaitShown && m_problem)
        m_label->setToolTip(words::errorSentence(*m_problem));
    else
        m_label->setToolTip(showsTitle() ? tr("Go to this show") : QString());
    m_label->setVisible(!said.isEmpty());
}

} // namespace dogear::widgets
