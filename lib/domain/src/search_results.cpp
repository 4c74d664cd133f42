// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/search_results.h>

using namespace Qt::StringLiterals;

namespace dogear::domain {

QString toName(HitKind kind)
{
    switch (kind) {
    case HitKind::Title:
        return u"title"_s;
    case HitKind::Notes:
        return u"notes"_s;
    case HitKind::Chapter:
        return u"chapter"_s;
    case HitKind::Transcript:
        return u"transcript"_s;
    }
    return u"notes"_s;
}

} // namespace dogear::domain
