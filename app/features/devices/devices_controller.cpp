// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices_controller.h"

#include "device_panel_controller.h"
#include "features/settings/settings_controller.h"

#include <sync/merge.h>
#include <widgets/message_bar.h>
#include <words/folder_text.h>
#include <words/format.h>
#include <words/sync_text.h>

#include <QAction>
#include <QWidget>

#include <devices/devices.h>
#include <devices/server_address.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using devices::RunCause;
using devices::RunSummary;
using devices::SyncRunner;
using devices::TargetOutcome;

namespace {

/// A run that takes longer shows that it works, and can be cancelled.
constexpr std::chrono::milliseconds messageDelay{500};
/// Minimum number of episodes marked as played that an automatic run reports.
constexpr int manyMarks = sync::BulkMarks::minMarks;

/// Whether \a error stays until the user does something about it.
bool needsUser(const Error &error)
{
    const bool isRefused =
        error.code == ErrorCode::HttpStatus && (error.httpStatus == 401 || error.httpStatus == 403);
    return isRefused || error.code == ErrorCode::NotFound
           || error.code == ErrorCode::KeychainUnavailable;
}

} // namespace

DevicesController::DevicesController(devices::Devices &devices,
                                     SettingsController &settings,
                                     widgets::MessageBar &messages,
                                     QWidget &window)
    : QObject(&window)
    , m_devices(devices)
    , m_settings(settings)
    , m_messages(messages)
    , m_sync(new QAction(tr("Sync now"), &window))
{
    m_sync->setObjectName(u"actionSyncNow"_s);
    m_sync->setShortcut(QKeySequence(u"Ctrl+Shift+Y"_s));
    window.addAction(m_sync);
    connect(m_sync, &QAction::triggered, this, &DevicesController::syncNow);
    m_delay.setSingleShot(true);
    m_delay.setInterval(messageDelay);
    m_delay.callOnTimeout(this, &DevicesController::showRunning);
    connect(&devices.runner(), &SyncRunner::finished, this, &DevicesController::report);
    connect(&devices.recorder(),
            &devices::ChangeRecorder::failed,
            &messages,
            &widgets::MessageBar::showError);
    connect(&devices.values(),
            &devices::ValueRecorder::failed,
            &messages,
            &widgets::MessageBar::showError);
    settings.setDialogObserver([&devices](widgets::SettingsDialog &dialog) {
        new DevicePanelController(devices, dialog); // the dialog owns it
    });
}

void DevicesController::syncNow()
{
    (void)m_devices.runner().run(RunCause::User);
    if (m_devices.runner().isRunning())
        m_delay.start();
}

void DevicesController::showRunning()
{
    m_runningText = tr("Syncing with your other devices…");
    m_messages.showPersistent(m_runningText, tr("Cancel"), [this] { m_devices.runner().cancel(); });
}

void DevicesController::report(const RunSummary &summary)
{
    m_delay.stop();
    if (const QString shown = std::exchange(m_runningText, {}); !shown.isEmpty())
        m_messages.withdraw(shown);
    if (reportFailure(summary) || reportQuestion(summary) || reportChanges(summary)
        || reportFolders(summary))
        return;
    if (summary.cause != RunCause::User)
        return;
    if (summary.error)
        reportEnd(*summary.error);
    else if (summary.outcomes.isEmpty())
        m_settings.openAt(u"settingsSyncAddress"_s);
    else
        m_messages.showBriefly(tr("Synced; there was nothing new."));
}

void DevicesController::reportEnd(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        m_messages.showBriefly(tr("Sync was stopped; nothing is lost."));
    else
        m_messages.showError(error);
}

bool DevicesController::reportFailure(const RunSummary &summary)
{
    for (const TargetOutcome &outcome : summary.outcomes) {
        const qint64 id = outcome.target.id.value;
        if (outcome.report) {
            m_reported.remove(id);
            continue;
        }
        const Error &error = outcome.report.error();
        const bool isReported = m_reported.contains(id) || !needsUser(error);
        if (summary.cause != RunCause::User && isReported)
            continue;
        m_reported.insert(id);
        m_messages.show(words::syncErrorSentence(devices::serverName(outcome.target), error),
                        tr("Settings"),
                        [this] { m_settings.openAt(u"settingsSyncAccount"_s); });
        return true;
    }
    return false;
}

bool DevicesController::reportQuestion(const RunSummary &summary)
{
    for (const TargetOutcome &outcome : summary.outcomes) {
        if (!outcome.report)
            continue;
        const QString server = devices::serverName(outcome.target);
        const int here = outcome.report->questionsHere;
        const int there = outcome.report->questionsThere;
        if (here + there == 0)
            continue;
        const words::RemovalText text = here > 0 ? words::removalHereText(server, here)
                                                 : words::removalThereText(server, there);
        m_messages.showPersistent(
            text.question, tr("Decide…"), [this] { m_settings.openAt(u"settingsSyncDecide"_s); });
        return true;
    }
    return false;
}

bool DevicesController::reportChanges(const RunSummary &summary)
{
    const devices::LibraryChanges &changes = summary.changes;
    const bool isLarge = changes.markedPlayed >= manyMarks || !changes.unfollowed.isEmpty();
    const QString text = words::changesText({.episodes = int(changes.episodes.size()),
                                             .markedPlayed = changes.markedPlayed,
                                             .followed = int(changes.followed.size()),
                                             .unfollowed = int(changes.unfollowed.size())});
    if (text.isEmpty() || (summary.cause != RunCause::User && !isLarge))
        return false;
    QList<EpisodeId> episodes;
    for (const domain::EpisodeMark &mark : changes.episodes)
        episodes.append(mark.id);
    m_messages.offerUndo(
        text,
        {.name = tr("Sync", "an act that can be undone"),
         .undo = [&library = m_devices.library(), changes] { return library.undo(changes); },
         .episodes = episodes});
    return true;
}

bool DevicesController::reportFolders(const RunSummary &summary)
{
    QString text;
    const auto append = [&text](const QString &sentence) {
        if (!sentence.isEmpty())
            text = text.isEmpty() ? sentence : words::joinedSentences(text, sentence);
    };
    for (const TargetOutcome &outcome : summary.outcomes) {
        if (!outcome.folder)
            continue;
        // Damaged lines and newer files are there with every run by itself, until they are not.
        if (summary.cause == RunCause::User)
            append(words::folderReceivedText(*outcome.folder));
        if (summary.cause == RunCause::User || outcome.folder->hasNewDevice)
            append(words::folderNoticeText(devices::serverName(outcome.target), *outcome.folder));
    }
    if (text.isEmpty())
        return false;
    m_messages.show(text);
    return true;
}

} // namespace dogear
