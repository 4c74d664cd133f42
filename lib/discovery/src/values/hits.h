// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Selects the hits of an answer that can be listed and followed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_apple_answers.cpp

#include <discovery/directory_show.h>

#include <QJsonArray>
#include <QJsonObject>

namespace dogear::discovery {

/// Whether \a show can be listed and its feed can be found.
[[nodiscard]] inline bool isUsable(const DirectoryShow &show)
{
    return !show.title.isEmpty() && (!show.feedUrl.isEmpty() || show.appleId > 0);
}

/// Whether \a episode can be listed and its show can be found.
[[nodiscard]] inline bool isUsable(const DirectoryEpisode &episode)
{
    const DirectoryShow &show = episode.show;
    const bool isShowKnown =
        !show.feedUrl.isEmpty() || show.appleId > 0 || show.fyydId > 0 || show.podcastIndexId > 0;
    return !episode.title.isEmpty() && isShowKnown;
}

/// Reads each object of \a list with \a read and keeps what isUsable(), in the order of \a list.
template<typename Hit, typename Reader>
[[nodiscard]] QList<Hit> usableHits(const QJsonArray &list, Reader read)
{
    QList<Hit> hits;
    for (const QJsonValue value : list) {
        const Hit hit = read(value.toObject());
        if (isUsable(hit))
            hits.append(hit);
    }
    return hits;
}

} // namespace dogear::discovery
