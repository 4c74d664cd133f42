// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_steps.h"

#include <storage/database_thread.h>
#include <sync_folder/folder_thread.h>
#include <sync_folder/folder_transport.h>

#include <QObject>

#include <utility>

namespace dogear::sync_folder {

using storage::Connection;
using storage::StoredField;
using sync::AddressChange;
using sync::Carried;
using sync::ServerProfile;

class FolderTransport::Private final
{
public:
    Private(storage::DatabaseThread &usedDatabase,
            FolderThread &usedThread,
            const Clock &usedClock,
            const domain::SyncTarget &folder,
            storage::SharedLists *sharedLists)
        : database(usedDatabase)
        , thread(usedThread)
        , clock(usedClock)
        , target(folder)
        , lists(sharedLists)
    {}

    Future<Result<>> readFolder(const Loaded &loaded);
    Future<Result<>> mergeNext(qsizetype first);
    Future<Result<>> apply();
    Future<Result<>> sendNext();
    Future<Result<>> close();

    [[nodiscard]] qint64 now() const { return clock.now().toMSecsSinceEpoch(); }

    storage::DatabaseThread &database;
    FolderThread &thread;
    const Clock &clock;
    domain::SyncTarget target;
    storage::SharedLists *lists;
    QObject context; ///< its destruction drops what is under way
    /// Used on the thread of the folder while a job of it runs, else here. Shared with the job,
    /// which may outlive this object.
    std::shared_ptr<FolderExchange> exchange;
    FolderNews news;
    sync::FieldSync::Shows shows;
    FolderSummary summary;
    bool isFirst = false;
};

namespace {

/// Continues with \a next after a success of \a future.
template<typename Next>
Future<Result<>> after(const Future<Result<>> &future, QObject *context, Next next)
{
    return future.then(context, [next](const Result<> &done) -> Future<Result<>> {
        return done ? next() : readyFuture(done);
    });
}

} // namespace

Future<Result<>> FolderTransport::Private::readFolder(const Loaded &loaded)
{
    isFirst = loaded.isFirst;
    exchange =
        std::make_shared<FolderExchange>(target.address.toLocalFile(), target.device, loaded.state);
    return thread.run([files = exchange] { return files->open(); })
        .then(&context, [this](const Result<FolderNews> &read) -> Future<Result<>> {
            if (!read)
                return readyFuture(Result<>(failure(read.error())));
            news = *read;
            target.device = exchange->device();
            summary.hasNewDevice = exchange->found() == OwnFileCheck::Foreign;
            summary.damaged = news.damaged;
            summary.unknown = news.unknown;
            summary.conflictCopies = news.conflictCopies;
            summary.newerFiles = news.newerFiles;
            return mergeNext(0);
        });
}

Future<Result<>> FolderTransport::Private::mergeNext(qsizetype first)
{
    if (first >= news.fields.size())
        return apply();
    // In parts: the database thread serves the window in between.
    return database
        .run([part = news.fields.mid(first, linesAtOnce)](Connection &connection) {
            return mergeFields(connection, part);
        })
        .then(&context, [this, first](const Result<int> &newer) -> Future<Result<>> {
            if (!newer)
                return readyFuture(Result<>(failure(newer.error())));
            summary.received += *newer;
            return mergeNext(first + linesAtOnce);
        });
}

Future<Result<>> FolderTransport::Private::apply()
{
    const ApplyInput input{.target = target,
                           .found = exchange->found(),
                           .state = exchange->stateBefore(),
                           .now = now(),
                           .isFirst = isFirst,
                           .lists = lists};
    return database.run([input](Connection &connection) { return applyFields(connection, input); })
        .then(&context, [this](const Result<Applied> &applied) -> Result<> {
            if (!applied)
                return failure(applied.error());
            shows = applied->shows;
            summary.changed = applied->changed;
            return {};
        });
}

ServerProfile folderProfile(bool carriesLists)
{
    ServerProfile profile;
    profile.carries |= Carried::Queue | Carried::Favourites | Carried::Tags | Carried::Bookmarks
                       | Carried::ShowSettings;
    profile.carries.setFlag(Carried::Lists, carriesLists);
    profile.isDurable = true;
    return profile;
}

FolderTransport::FolderTransport(storage::DatabaseThread &database,
                                 FolderThread &thread,
                                 const Clock &clock,
                                 const domain::SyncTarget &target,
                                 storage::SharedLists *lists)
    : d(std::make_unique<Private>(database, thread, clock, target, lists))
{}

FolderTransport::~FolderTransport() = default;

ServerProfile FolderTransport::standardProfile() const
{
    return folderProfile(d->lists != nullptr);
}

Future<Result<ServerProfile>> FolderTransport::open(const ServerProfile &known)
{
    return d->database
        .run([target = d->target, now = d->now(), lists = d->lists](Connection &connection) {
            return loadState(connection, target, now, lists);
        })
        .then(&d->context,
              [this](const Result<Loaded> &loaded) -> Future<Result<>> {
                  return loaded ? d->readFolder(*loaded)
                                : readyFuture(Result<>(failure(loaded.error())));
              })
        .then(&d->context, [known](const Result<> &done) {
            return done ? Result<ServerProfile>(known)
                        : Result<ServerProfile>(failure(done.error()));
        });
}

Future<Result<QStringList>> FolderTransport::allShows()
{
    return readyFuture(Result<QStringList>(d->shows.followed));
}

Future<Result<sync::ShowChanges>> FolderTransport::showChanges(qint64)
{
    return readyFuture(Result<sync::ShowChanges>(
        sync::ShowChanges{d->shows.followed, d->shows.unfollowed, std::nullopt}));
}

Future<Result<sync::ActionPage>> FolderTransport::actions(qint64)
{
    sync::ActionPage page;
    page.actions = std::exchange(d->news.actions, {}); // no cursor: there is no next page
    return readyFuture(Result<sync::ActionPage>(page));
}

Future<Result<QList<AddressChange>>> FolderTransport::sendShows(const QStringList &,
                                                                const QStringList &)
{
    return readyFuture(Result<QList<AddressChange>>(QList<AddressChange>()));
}

Future<Result<QList<AddressChange>>> FolderTransport::sendActions(
    const QList<domain::SyncAction> &actions)
{
    const QList<Content> contents(actions.cbegin(), actions.cend());
    return d->thread.run([files = d->exchange, contents] { return files->append(contents); })
        .then(&d->context, [](const Result<> &written) {
            return written.map([] { return QList<AddressChange>(); });
        });
}

Future<Result<>> FolderTransport::close()
{
    return readyFuture(Result<>());
}

Future<Result<>> FolderTransport::Private::sendNext()
{
    using Fields = Result<QList<StoredField>>;
    return database
        .run([id = target.id](Connection &connection) {
            return storage::SyncFieldStore(connection).unsent(id, linesAtOnce);
        })
        .then(&context, [this](const Fields &fields) -> Future<Result<>> {
            if (!fields)
                return readyFuture(Result<>(failure(fields.error())));
            if (fields->isEmpty())
                return close();
            QList<Content> contents;
            for (const StoredField &stored : *fields)
                contents.append(stored.field);
            const auto written =
                thread.run([files = exchange, contents] { return files->append(contents); });
            const auto store = [this, sent = *fields] {
                summary.sent += static_cast<int>(sent.size());
                return database.run([id = target.id, sent](Connection &connection) {
                    return storage::SyncFieldStore(connection).setSent(id, sent);
                });
            };
            return after(after(written, &context, store), &context, [this] { return sendNext(); });
        });
}

Future<Result<>> FolderTransport::Private::close()
{
    const auto closed = thread.run([files = exchange, time = now()] { return files->close(time); });
    return after(closed, &context, [this] {
        return database.run(
            [id = target.id, state = toJson(exchange->stateAfter())](Connection &connection) {
                return storage::SyncFieldStore(connection).setFolderState(id, state);
            });
    });
}

Future<Result<FolderSummary>> FolderTransport::finish()
{
    using Changed = Result<QSet<domain::SyncFieldKind>>;
    return d->database
        .run([target = d->target, now = d->now(), lists = d->lists](Connection &connection) {
            return finishFields(connection, target, now, lists);
        })
        .then(&d->context,
              [this](const Changed &changed) -> Future<Result<>> {
                  if (!changed)
                      return readyFuture(Result<>(failure(changed.error())));
                  d->summary.changed.unite(*changed);
                  return d->sendNext();
              })
        .then(&d->context,
              [this](const Result<> &done) { return done.map([this] { return d->summary; }); });
}

const FolderSummary &FolderTransport::summary() const
{
    return d->summary;
}

} // namespace dogear::sync_folder
