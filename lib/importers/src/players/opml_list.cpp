// SPDX-License-Identifier: GPL-3.0-or-later
// A list of shows, as every player exports it. It has no states of episodes.
#include "players/readers.h"

#include <feed/opml.h>

using namespace Qt::StringLiterals;

namespace dogear::importers {

Result<> readOpmlList(const TextSource &source, LibraryBuilder &library)
{
    const QUrl url = QUrl::fromLocalFile(source.file.path);
    const Result<feed::OpmlDocument> list = feed::parseOpml(source.document);
    if (!list && list.error().code == ErrorCode::LimitExceeded)
        return failure({.code = list.error().code, .detail = list.error().detail, .url = url});
    if (!list) {
        return failure(
            {.code = ErrorCode::OtherPlayerDamaged, .detail = list.error().detail, .url = url});
    }
    if (list->isDamaged && source.damage == DamageRule::Refuse) {
        return failure({.code = ErrorCode::OtherPlayerDamaged,
                        .detail = u"it breaks off after %1 shows"_s.arg(list->entries.size()),
                        .url = url});
    }
    if (list->isDamaged)
        library.skips().add(SkipReason::DamagedRows, list->warnings.value(0));
    for (const QString &refused : list->refused)
        library.addShow({}, refused); // counts it by what it is
    for (const feed::OpmlEntry &entry : list->entries) {
        PlayerShow show;
        show.title = entry.title;
        show.tags = entry.groups;
        library.addShow(show, QString::fromUtf8(entry.url.toEncoded()));
    }
    return {};
}

} // namespace dogear::importers
