// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_job.h"

#include "json_values.h"
#include "version.h"

#include <words/folder_text.h>
#include <words/format.h>
#include <words/sync_text.h>

#include <QJsonArray>
#include <QJsonObject>

#include <devices/server_address.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using devices::DevicesState;
using devices::RunSummary;
using devices::TargetOutcome;
using devices::TargetState;
using domain::SyncTarget;

namespace {

QString noAccount()
{
    return u"Nothing is set up to sync. Connect to a server or a folder in Dogear's settings, "
           "under Devices."_s;
}

QString kindName(domain::SyncTargetKind kind)
{
    switch (kind) {
    case domain::SyncTargetKind::Gpodder:
        return u"gpodder"_s;
    case domain::SyncTargetKind::Nextcloud:
        return u"nextcloud"_s;
    case domain::SyncTargetKind::Folder:
        return u"folder"_s;
    }
    return {};
}

QJsonObject toJson(const SyncTarget &target)
{
    return {{u"server"_s, devices::serverName(target)},
            {u"user"_s, textOrNull(target.user)},
            {u"kind"_s, kindName(target.kind)}};
}

QJsonValue secondsOrNull(const std::optional<QDateTime> &time)
{
    return time ? QJsonValue(time->toSecsSinceEpoch()) : QJsonValue();
}

QJsonValue errorOrNull(const std::optional<Error> &error)
{
    return error ? QJsonValue(ctl::toJson(*error)) : QJsonValue();
}

QString accountName(const SyncTarget &target)
{
    const QString server = devices::serverName(target);
    return target.user.isEmpty() ? server : u"%1 on %2"_s.arg(target.user, server);
}

QJsonValue toJson(const std::optional<sync_folder::FolderSummary> &folder)
{
    if (!folder)
        return {};
    return QJsonObject{{u"received"_s, folder->received},
                       {u"sent"_s, folder->sent},
                       {u"damaged"_s, folder->damaged},
                       {u"unknown"_s, folder->unknown},
                       {u"conflict_copies"_s, folder->conflictCopies},
                       {u"newer_files"_s, folder->newerFiles},
                       {u"has_new_device"_s, folder->hasNewDevice}};
}

QJsonObject toJson(const TargetOutcome &outcome)
{
    QJsonObject object = toJson(outcome.target);
    const sync::SyncReport report = outcome.report.value_or(sync::SyncReport());
    object.insert(u"received"_s, report.received);
    object.insert(u"applied"_s, report.applied);
    object.insert(u"sent"_s, report.sent);
    object.insert(u"set_aside"_s, report.setAside);
    object.insert(u"questions"_s, report.questionsHere + report.questionsThere);
    object.insert(u"folder"_s, toJson(outcome.folder));
    object.insert(u"error"_s,
                  outcome.report ? QJsonValue() : QJsonValue(ctl::toJson(outcome.report.error())));
    return object;
}

/// Returns the numbers of \a outcome as the log of runs has them, and what is wrong in a folder.
/// \pre its run has succeeded
QString describeSuccess(const TargetOutcome &outcome, const QString &server)
{
    const sync_folder::FolderSummary folder = outcome.folder.value_or(sync_folder::FolderSummary());
    const QString text =
        u"%1: %2"_s.arg(accountName(outcome.target),
                        words::runText(server,
                                       {.at = {},
                                        .received = outcome.report->received + folder.received,
                                        .sent = outcome.report->sent + folder.sent,
                                        .setAside = outcome.report->setAside,
                                        .error = {}}));
    const QString notice = words::folderNoticeText(server, folder);
    return notice.isEmpty() ? text : QString(text + u'\n' + notice);
}

Outcome describeRun(const RunSummary &summary)
{
    if (summary.outcomes.isEmpty()) {
        Outcome none = failedOutcome({.code = ErrorCode::NotFound, .detail = u"account"_s});
        none.sentence = noAccount();
        return none;
    }
    Outcome outcome;
    QJsonArray accounts;
    QStringList lines;
    for (const TargetOutcome &each : summary.outcomes) {
        accounts.append(toJson(each));
        const QString server = devices::serverName(each.target);
        if (!each.report) {
            // Not in `errors`: their sentences speak of feeds.
            outcome.problems.append(words::syncErrorSentence(server, each.report.error()));
            continue;
        }
        lines.append(describeSuccess(each, server));
        if (each.report->questionsHere + each.report->questionsThere > 0)
            outcome.notice = u"Many shows are gone on one side. Decide about them in Dogear's "
                             "settings, under Devices."_s;
    }
    outcome.json = QJsonDocument(QJsonObject{{u"accounts"_s, accounts}});
    outcome.text = lines.join(u'\n');
    return outcome;
}

QString limitationName(sync::Limitation limitation)
{
    switch (limitation) {
    case sync::Limitation::NoPlaces:
        return u"no-places"_s;
    case sync::Limitation::UnplayedStaysHere:
        return u"unplayed-stays-here"_s;
    case sync::Limitation::LastUploadWins:
        return u"last-upload-wins"_s;
    case sync::Limitation::ShowsPerDevice:
        return u"shows-per-device"_s;
    case sync::Limitation::OnlyShowsAndPlaces:
        return u"only-shows-and-places"_s;
    }
    return {};
}

QJsonObject toJson(const TargetState &state)
{
    QJsonObject object = toJson(state.target);
    QJsonArray limitations;
    for (const sync::Limitation limitation : state.limitations)
        limitations.append(limitationName(limitation));
    object.insert(u"last_sync"_s, secondsOrNull(state.progress.lastPull));
    object.insert(u"not_before"_s, secondsOrNull(state.progress.notBefore));
    object.insert(u"failures"_s, state.progress.failures);
    object.insert(u"waiting"_s, state.waiting);
    object.insert(u"set_aside"_s, int(state.setAside.size()));
    object.insert(u"questions"_s, state.questionsHere + state.questionsThere);
    object.insert(u"limitations"_s, limitations);
    return object;
}

Outcome describeStatus(const DevicesState &state)
{
    QJsonArray accounts;
    QStringList lines;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const TargetState &each : state.targets) {
        accounts.append(toJson(each));
        lines.append(accountName(each.target));
        lines.append("  "_L1 + words::lastSyncText(each.progress, now));
        lines.append("  "_L1 + words::waitingText(each.waiting));
        for (const sync::Limitation limitation : each.limitations)
            lines.append("  "_L1 + words::limitationSentence(limitation));
        for (const domain::SetAsideAction &action : each.setAside)
            lines.append(
                "  "_L1
                + u"Set aside: %1 %2"_s.arg(action.episode, words::setAsideText(action.reason)));
    }
    if (lines.isEmpty())
        lines.append(noAccount());
    return {.json = QJsonDocument(QJsonObject{{u"accounts"_s, accounts}}),
            .text = lines.join(u'\n'),
            .errors = {}};
}

Outcome describeLog(const DevicesState &state)
{
    QJsonArray runs;
    QStringList lines;
    for (const TargetState &each : state.targets) {
        const QString server = devices::serverName(each.target);
        for (const domain::SyncRunRecord &run : each.runs) {
            runs.append(QJsonObject{{u"server"_s, server},
                                    {u"user"_s, textOrNull(each.target.user)},
                                    {u"at"_s, run.at.toSecsSinceEpoch()},
                                    {u"received"_s, run.received},
                                    {u"sent"_s, run.sent},
                                    {u"set_aside"_s, run.setAside},
                                    {u"error"_s, errorOrNull(run.error)}});
            lines.append(QStringList{run.at.toLocalTime().toString(u"yyyy-MM-dd hh:mm"_s),
                                     accountName(each.target),
                                     words::runText(server, run)}
                             .join(u"  "_s));
        }
    }
    if (lines.isEmpty())
        lines.append(state.targets.isEmpty() ? noAccount() : u"No sync yet."_s);
    return {.json = QJsonDocument(QJsonObject{{u"runs"_s, runs}}),
            .text = lines.join(u'\n'),
            .errors = {}};
}

} // namespace

SyncJob::SyncJob(library::Library &library, const Arguments &arguments, QObject *parent)
    : QObject(parent)
    , m_client(userAgent(), arguments.networking ? arguments.networking->connections() : nullptr)
    , m_devices(library::makeDevices(library, m_client, arguments.secrets, m_clock))
{}

Future<Outcome> SyncJob::run(sync::PullScope scope)
{
    return m_devices->runner()
        .run(devices::RunCause::User, scope)
        .then(this, [](const Result<RunSummary> &summary) {
            return summary ? describeRun(*summary) : failedOutcome(summary.error());
        });
}

Future<Outcome> SyncJob::addFolder(const QString &path)
{
    return m_devices->folders().connectTo(path).then(
        this, [path](const Result<SyncTarget> &target) -> Outcome {
            if (!target) {
                Outcome failed = failedOutcome(target.error());
                failed.sentence = words::syncErrorSentence(path, target.error());
                return failed;
            }
            return {.json = QJsonDocument(toJson(*target)),
                    .text = u"Dogear syncs with %1 from now on. The first sync is made when Dogear "
                            "starts, or by dogearctl sync run."_s.arg(devices::serverName(*target)),
                    .errors = {}};
        });
}

Future<Outcome> SyncJob::status()
{
    return m_devices->states().read().then(this, [](const Result<DevicesState> &state) {
        return state ? describeStatus(*state) : failedOutcome(state.error());
    });
}

Future<Outcome> SyncJob::log()
{
    return m_devices->states().read().then(this, [](const Result<DevicesState> &state) {
        return state ? describeLog(*state) : failedOutcome(state.error());
    });
}

Future<Outcome> SyncJob::retry()
{
    return m_devices->states().read().then(
        this, [this](const Result<DevicesState> &state) -> Future<Outcome> {
            return state ? retryNext(state->targets, 0) : failedNow(state.error());
        });
}

Future<Outcome> SyncJob::retryNext(QList<TargetState> targets, int retried)
{
    if (targets.isEmpty()) {
        const QString text = retried == 0 ? u"Nothing was set aside."_s
                                          : u"%1 changes go with the next sync."_s.arg(retried);
        return readyFuture(Outcome{.json = QJsonDocument(QJsonObject{{u"retried"_s, retried}}),
                                   .text = text,
                                   .errors = {}});
    }
    const TargetState target = targets.takeFirst();
    const int total = retried + int(target.setAside.size());
    return m_devices->states()
        .retry(target.target.id)
        .then(this, [this, targets, total](const Result<> &done) -> Future<Outcome> {
            return done ? retryNext(targets, total) : failedNow(done.error());
        });
}

} // namespace dogear::ctl
