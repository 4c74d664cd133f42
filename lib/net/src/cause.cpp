// SPDX-License-Identifier: GPL-3.0-or-later
#include <net/cause.h>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

const std::array names = {
    std::pair{Purpose::Feed, "feed"_L1},
    std::pair{Purpose::Media, "media"_L1},
    std::pair{Purpose::Artwork, "artwork"_L1},
    std::pair{Purpose::Chapters, "chapters"_L1},
    std::pair{Purpose::Transcript, "transcript"_L1},
    std::pair{Purpose::Comments, "comments"_L1},
    std::pair{Purpose::Directory, "directory"_L1},
    std::pair{Purpose::Link, "link"_L1},
    std::pair{Purpose::NotePicture, "note-picture"_L1},
    std::pair{Purpose::Sync, "sync"_L1},
    std::pair{Purpose::Proxy, "proxy"_L1},
};

} // namespace

QList<Purpose> allPurposes()
{
    QList<Purpose> purposes;
    for (const auto &[purpose, name] : names)
        purposes.append(purpose);
    return purposes;
}

QString toName(Purpose purpose)
{
    for (const auto &[known, name] : names) {
        if (known == purpose)
            return name;
    }
    return {};
}

std::optional<Purpose> purposeOf(const QString &name)
{
    for (const auto &[purpose, known] : names) {
        if (known == name)
            return purpose;
    }
    return std::nullopt;
}

} // namespace dogear::net
