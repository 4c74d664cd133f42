// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_form.h"

#include "settings_form.h"
#include "settings_page.h"

#include <words/format.h>
#include <words/sync_text.h>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <devices/server_address.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using devices::RemovalQuestion;
using devices::TargetState;

namespace {

QString accountName(const domain::SyncTarget &target)
{
    const QString server = devices::serverName(target);
    return target.user.isEmpty()
               ? server
               : AccountForm::tr("%1 on %2", "user and server").arg(target.user, server);
}

/// Returns what the user should know about \a state, line by line.
QString stateText(const TargetState &state)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QStringList lines{words::lastSyncText(state.progress, now), words::waitingText(state.waiting)};
    const bool hasFailed = !state.runs.isEmpty() && state.runs.constFirst().error;
    if (hasFailed)
        lines.append(words::runText(devices::serverName(state.target), state.runs.constFirst()));
    if (state.progress.notBefore && *state.progress.notBefore > now)
        lines.append(AccountForm::tr("Next try: %1, or when you press Sync now.")
                         .arg(words::formatMoment(*state.progress.notBefore, now)));
    if (state.questionsHere + state.questionsThere > 0)
        lines.append(AccountForm::tr(
            "%n show(s) wait for your decision.", "", state.questionsHere + state.questionsThere));
    return lines.join(u'\n');
}

QString limitationText(const TargetState &state)
{
    QStringList sentences;
    for (const sync::Limitation limitation : state.limitations)
        sentences.append(words::limitationSentence(limitation));
    return sentences.join(u'\n');
}

} // namespace

AccountForm::AccountForm(SettingsPage &page, QWidget *parent)
    : QWidget(parent)
{
    SettingsForm form(page, *this);
    form.addHeading(tr("Sync"));
    m_choice = form.addChoice(
        u"settingsSyncAccount"_s, tr("Account"), tr("The account whose sync is shown here"));
    form.alsoFoundBy(tr("sync synchronise devices server", "words that find the account of sync"));
    m_state = form.addNote(QString());
    m_state->setObjectName(u"syncState"_s);
    m_limitations = form.addNote(QString());
    m_limitations->setObjectName(u"syncLimitations"_s);
    for (QLabel *label : {m_state, m_limitations})
        label->setTextFormat(Qt::PlainText); // names of servers must not be read as HTML
    addButtons(form);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &AccountForm::showCurrent);
    showCurrent();
}

void AccountForm::addButtons(SettingsForm &form)
{
    m_sync = form.addButton(u"settingsSyncNow"_s,
                            tr("Sync now"),
                            tr("Exchanges changes with all your servers and folders at once"));
    form.alsoFoundBy(tr("synchronise refresh devices", "words that find Sync now"));
    m_everything = form.addButton(u"settingsSyncEverything"_s,
                                  tr("Read everything again"),
                                  tr("Reads all changes that the servers ever got, in case one is "
                                     "missing here"));
    form.alsoFoundBy(tr("full resync repair", "words that find reading everything again"));
    m_decide =
        form.addButton(u"settingsSyncDecide"_s,
                       tr("Decide about shows…"),
                       tr("Many shows are gone on one side: keep them, or remove them on the "
                          "other side, too"));
    m_group = form.addButton(u"settingsSyncGroup"_s,
                             tr("Share shows with all devices"),
                             tr("Lets all devices of this account follow the same shows from now "
                                "on, where the server has a list for each"));
    form.alsoFoundBy(tr("group devices subscriptions", "words that find sharing of shows"));
    m_logOut = form.addButton(u"settingsSyncLogOut"_s,
                              tr("Log out…"),
                              tr("Ends sync with this account; shows and places stay"));
    form.alsoFoundBy(tr("disconnect remove account sign out", "words that find logging out"));
    connect(m_sync, &QPushButton::clicked, this, &AccountForm::syncRequested);
    connect(m_everything, &QPushButton::clicked, this, &AccountForm::everythingRequested);
    connect(m_decide, &QPushButton::clicked, this, &AccountForm::decide);
    connect(m_group, &QPushButton::clicked, this, [this] {
        if (const TargetState *state = current())
            emit groupRequested(state->target.id);
    });
    connect(m_logOut, &QPushButton::clicked, this, [this] {
        if (const TargetState *state = current())
            emit logOutRequested(state->target.id);
    });
}

void AccountForm::decide()
{
    const TargetState *state = current();
    if (!state)
        return;
    // One after the other: the second one is asked with the next press.
    emit questionRequested(state->target.id,
                           state->questionsHere > 0 ? RemovalQuestion::Here
                                                    : RemovalQuestion::There);
}

const TargetState *AccountForm::current() const
{
    const int index = m_choice->currentIndex();
    return index >= 0 && index < m_targets.size() ? &m_targets.at(index) : nullptr;
}

void AccountForm::select(domain::SyncTargetId id)
{
    const auto isWanted = [id](const TargetState &state) { return state.target.id == id; };
    const auto found = std::ranges::find_if(std::as_const(m_targets), isWanted);
    if (found != m_targets.cend())
        m_choice->setCurrentIndex(int(found - m_targets.cbegin()));
}

void AccountForm::setTargets(const QList<TargetState> &targets)
{
    const TargetState *shown = current();
    const domain::SyncTargetId id = shown ? shown->target.id : domain::SyncTargetId();
    {
        const QSignalBlocker blocker(m_choice);
        m_targets = targets;
        m_choice->clear();
        for (const TargetState &state : std::as_const(m_targets))
            m_choice->addItem(accountName(state.target));
        select(id);
    }
    showCurrent();
}

void AccountForm::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    m_progress.clear();
    showCurrent();
}

void AccountForm::showProgress(const QString &text)
{
    m_progress = text;
    if (m_isRunning && current())
        m_state->setText(text);
}

void AccountForm::showCurrent()
{
    const TargetState *state = current();
    for (QPushButton *button : {m_sync, m_everything})
        button->setEnabled(state != nullptr && !m_isRunning);
    m_logOut->setEnabled(state != nullptr);
    m_group->setEnabled(state && state->canGroupDevices && !m_isRunning);
    m_decide->setEnabled(state != nullptr && state->questionsHere + state->questionsThere > 0);
    if (!state)
        m_state->setText(tr("This device syncs with no server or folder. Set one up below."));
    else
        m_state->setText(m_isRunning && !m_progress.isEmpty() ? m_progress : stateText(*state));
    m_limitations->setText(state ? limitationText(*state) : QString());
    m_limitations->setVisible(!m_limitations->text().isEmpty());
    emit currentChanged();
}

} // namespace dogear::widgets
