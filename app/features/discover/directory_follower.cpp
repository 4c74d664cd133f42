// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_follower.h"

#include "features/shows/follow_controller.h"

#include <discovery/link_resolver.h>
#include <itemmodels/directory_list_model.h>
#include <widgets/message_bar.h>
#include <words/directory_text.h>

namespace dogear {

using discovery::ListedShow;
using discovery::ShowLead;

DirectoryFollower::DirectoryFollower(discovery::LinkResolver &links,
                                     FollowController &follow,
                                     itemmodels::DirectoryListModel &model,
                                     widgets::MessageBar &messages,
                                     QObject *parent)
    : QObject(parent)
    , m_links(links)
    , m_follow(follow)
    , m_model(model)
    , m_messages(messages)
{
    connect(&model, &QAbstractItemModel::dataChanged, this, &DirectoryFollower::forgetListed);
}

void DirectoryFollower::activate(const ListedShow &show)
{
    const PodcastId id = m_unlisted.value(show.key, show.followed);
    if (id.isValid())
        emit playRequested(id);
    else if (m_pending.contains(show.key))
        m_pending[show.key] = true;
    else
        follow(show);
}

void DirectoryFollower::follow(const ListedShow &show)
{
    if (show.key == 0 || show.followed.isValid() || m_pending.contains(show.key))
        return;
    m_pending.insert(show.key, false);
    m_model.setPending(show.key, true);
    if (show.feeds.isEmpty())
        lookUp(show);
    else
        read(show.key, show.feeds.constFirst(), {});
}

void DirectoryFollower::lookUp(const ListedShow &show)
{
    m_links.resolve(show.show, this)
        .then(this, [this, key = show.key](const Result<ShowLead> &lead) {
            if (lead && lead->problem == ShowLead::Problem::None) {
                // By its feed, the row is recognised as followed.
                discovery::DirectoryShow found = lead->show;
                found.feedUrl = lead->feedUrl;
                m_model.complete({found});
                read(key, lead->feedUrl, lead->httpFallback);
                return;
            }
            m_messages.show(lead ? words::leadSentence(*lead)
                                 : words::lookupErrorSentence(lead.error()));
            finish(key, {});
        });
}

void DirectoryFollower::read(quint64 key, const QUrl &url, const QUrl &fallback)
{
    m_follow.followInPlace(url, fallback, [this, key](PodcastId id) { finish(key, id); });
}

void DirectoryFollower::finish(quint64 key, PodcastId id)
{
    const bool plays = m_pending.take(key);
    m_model.setPending(key, false);
    if (!id.isValid())
        return;
    m_unlisted.insert(key, id);
    forgetListed();
    emit followed(key, id);
    if (plays)
        emit playRequested(id);
}

void DirectoryFollower::forgetListed()
{
    m_unlisted.removeIf([this](QHash<quint64, PodcastId>::iterator entry) {
        return m_model.show(m_model.indexOf(entry.key())).followed.isValid();
    });
}

} // namespace dogear
