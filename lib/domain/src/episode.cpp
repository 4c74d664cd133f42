// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/episode.h>

using namespace Qt::StringLiterals;

namespace dogear::domain {

QString toName(EpisodeType type)
{
    switch (type) {
    case EpisodeType::Full:
        return u"full"_s;
    case EpisodeType::Trailer:
        return u"trailer"_s;
    case EpisodeType::Bonus:
        return u"bonus"_s;
    }
    return u"full"_s;
}

EpisodeType toEpisodeType(QStringView text)
{
    const QStringView word = text.trimmed();
    if (word.compare("trailer"_L1, Qt::CaseInsensitive) == 0)
        return EpisodeType::Trailer;
    if (word.compare("bonus"_L1, Qt::CaseInsensitive) == 0)
        return EpisodeType::Bonus;
    return EpisodeType::Full;
}

} // namespace dogear::domain
