// SPDX-License-Identifier: GPL-3.0-or-later
#include "repairs.h"

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

QStringList toWarnings(Repairs repairs)
{
    struct Name
    {
        Repair repair;
        QLatin1StringView words;
    };
    static constexpr std::array names = {
        Name{Repair::LeadingJunk, "something before the document"_L1},
        Name{Repair::TrailingJunk, "something after the document"_L1},
        Name{Repair::Entity, "entities that XML does not define"_L1},
        Name{Repair::Ampersand, "bare ampersands"_L1},
        Name{Repair::ControlCharacter, "control characters"_L1},
        Name{Repair::CharacterReference, "references to characters that are none"_L1},
        Name{Repair::Surrogate, "unpaired surrogates"_L1},
        Name{Repair::LessThan, "\"<\" in text"_L1},
        Name{Repair::Attribute, "attributes without quotes, or with \"<\""_L1},
        Name{Repair::DuplicateAttribute, "duplicate attributes"_L1},
        Name{Repair::UnclosedElement, "elements that are not closed"_L1},
        Name{Repair::EndTag, "end tags that match no element"_L1},
        Name{Repair::CdataEnd, "\"]]>\" in text"_L1},
        Name{Repair::Comment, "comments or declarations in the wrong place"_L1},
        Name{Repair::ExternalEntity, "entities that stand for another file, left out"_L1},
    };
    QStringList warnings;
    for (const Name &name : names) {
        if (repairs.testFlag(name.repair))
            warnings.append("repaired: "_L1 + name.words);
    }
    return warnings;
}

} // namespace dogear::feed
