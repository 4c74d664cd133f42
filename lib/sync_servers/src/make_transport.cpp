// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync_servers/gpodder_transport.h>
#include <sync_servers/make_transport.h>
#include <sync_servers/nextcloud_transport.h>

namespace dogear::sync_servers {

std::unique_ptr<sync::Transport> makeTransport(net::ApiClient &client, const ServerAccount &account)
{
    switch (account.target.kind) {
    case domain::SyncTargetKind::Gpodder:
        return std::make_unique<GpodderTransport>(client, account);
    case domain::SyncTargetKind::Nextcloud:
        return std::make_unique<NextcloudTransport>(client, account);
    case domain::SyncTargetKind::Folder:
        break;
    }
    return nullptr;
}

namespace {

using Limitations = Result<QList<sync::Limitation>>;

/// Reads the shows of this device and of all, which tells whether each device has its own.
Future<Limitations> compareLists(sync::Transport &transport,
                                 QObject *context,
                                 const sync::ServerProfile &profile)
{
    return transport.showChanges(0).then(
        context,
        [&transport, context, profile](
            const Result<sync::ShowChanges> &own) -> Future<Limitations> {
            if (!own)
                return readyFuture(Limitations(failure(own.error())));
            return transport.allShows().then(context,
                                             [profile, isEmpty = own->added.isEmpty()](
                                                 const Result<QStringList> &all) -> Limitations {
                                                 if (!all)
                                                     return failure(all.error());
                                                 sync::ServerProfile learned = profile;
                                                 learned.isPerDevice = isEmpty && !all->isEmpty();
                                                 return limitations(learned);
                                             });
        });
}

} // namespace

Future<Limitations> checkServer(sync::Transport &transport, QObject *context)
{
    return transport.open(transport.standardProfile())
        .then(context,
              [&transport,
               context](const Result<sync::ServerProfile> &profile) -> Future<Limitations> {
                  if (!profile)
                      return readyFuture(Limitations(failure(profile.error())));
                  return compareLists(transport, context, *profile);
              });
}

} // namespace dogear::sync_servers
