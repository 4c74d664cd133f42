// SPDX-License-Identifier: GPL-3.0-or-later
// Overcast's list of all data: an OPML list in which shows have episodes, and playlists name them
// by overcastId. Positions are in seconds, dates in ISO 8601. It has neither guids nor durations,
// and only episodes with which the user did something.
#include "players/overcast_outlines.h"
#include "players/readers.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// Returns the field of an outline; a missing one means "no".
bool isSet(const Attributes &outline, const QString &name)
{
    return toFlag(outline.value(name));
}

class Reader final
{
public:
    explicit Reader(LibraryBuilder &library)
        : m_library(library)
        , m_fields(library.skips())
    {}

    void readShow(const OvercastShow &outline)
    {
        const Attributes &attributes = outline.attributes;
        PlayerShow show;
        show.title = toTitle(attributes.value(u"title"_s));
        if (show.title.isEmpty())
            show.title = toTitle(attributes.value(u"text"_s));
        if (!isSet(attributes, u"subscribed"_s))
            show.following = Following::Unfollowed;
        const auto index = m_library.addShow(show, attributes.value(u"xmlUrl"_s));
        for (const Attributes &episode : outline.episodes)
            readEpisode(episode, index);
    }

    void readPlaylist(const Attributes &outline)
    {
        const QString name = toTitle(outline.value(u"title"_s));
        if (isSet(outline, u"smart"_s)) {
            m_library.skips().add(SkipReason::SmartList, name);
            return;
        }
        // The sorted ids are those that the user has ordered; others come after them.
        PlayerList list{.name = name, .episodes = {}};
        for (const auto &field : {u"sortedEpisodeIds"_s, u"includeEpisodeIds"_s}) {
            for (const QString &id : outline.value(field).split(u',', Qt::SkipEmptyParts))
                addTo(list, id.trimmed());
        }
        m_library.addList(list);
    }

private:
    void readEpisode(const Attributes &outline, std::optional<qsizetype> show)
    {
        PlayerEpisode episode;
        episode.title = toTitle(outline.value(u"title"_s));
        if (!show) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        const auto unit = DateUnit::UnixSeconds; // of a number; the dates are texts
        episode.show = *show;
        episode.published = m_fields.date(outline.value(u"pubDate"_s), unit, episode.title);
        episode.lastPlayed =
            m_fields.date(outline.value(u"userUpdatedDate"_s), unit, episode.title);
        episode.position =
            m_fields.position(outline.value(u"progress"_s), TimeUnit::Seconds, episode.title);
        if (isSet(outline, u"played"_s))
            episode.state = PlayedState::Played;
        episode.isRemoved = isSet(outline, u"userDeleted"_s);
        episode.isFavourite = !outline.value(u"userRecommendedDate"_s).isEmpty();
        const auto index = m_library.addEpisode(episode, outline.value(u"enclosureUrl"_s));
        if (index)
            m_episodes.insert(outline.value(u"overcastId"_s), *index);
    }

    void addTo(PlayerList &list, const QString &id)
    {
        const auto episode = m_episodes.constFind(id);
        if (episode == m_episodes.cend())
            m_library.skips().add(SkipReason::UnknownQueueEntry);
        else if (!list.episodes.contains(*episode))
            list.episodes.append(*episode);
    }

    LibraryBuilder &m_library;
    Fields m_fields;
    QHash<QString, qsizetype> m_episodes; ///< by overcastId
};

} // namespace

Result<> readOvercast(const TextSource &source, LibraryBuilder &library)
{
    const OvercastDocument document = parseOvercast(source.document);
    if (!document.fault.isEmpty()) {
        if (source.damage == DamageRule::Refuse) {
            return failure(
                {.code = ErrorCode::OtherPlayerDamaged,
                 .detail = u"%1 after %2 shows"_s.arg(document.fault).arg(document.shows.size()),
                 .url = QUrl::fromLocalFile(source.file.path)});
        }
        library.skips().add(SkipReason::DamagedRows, document.fault);
    }
    Reader reader(library);
    for (const OvercastShow &show : document.shows)
        reader.readShow(show);
    for (const Attributes &playlist : document.playlists)
        reader.readPlaylist(playlist);
    return {};
}

} // namespace dogear::importers
