// SPDX-License-Identifier: GPL-3.0-or-later
#include "whitelist.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

using enum ElementRole;

const std::array elements = {
    // h1 and h2 are reserved for the page that shows the notes, so these headings become smaller.
    Element{"h1"_L1, "h3"_L1, Block},
    Element{"h2"_L1, "h3"_L1, Block},
    Element{"h3"_L1, "h3"_L1, Block},
    Element{"h4"_L1, "h4"_L1, Block},
    Element{"h5"_L1, "h5"_L1, Block},
    Element{"h6"_L1, "h6"_L1, Block},
    Element{"p"_L1, "p"_L1, Item},
    Element{"div"_L1, "div"_L1, Block},
    Element{"ul"_L1, "ul"_L1, Block},
    Element{"menu"_L1, "ul"_L1, Block},
    Element{"dir"_L1, "ul"_L1, Block},
    Element{"ol"_L1, "ol"_L1, Block},
    Element{"li"_L1, "li"_L1, Item},
    Element{"dl"_L1, "dl"_L1, Block},
    Element{"dt"_L1, "dt"_L1, Item},
    Element{"dd"_L1, "dd"_L1, Item},
    Element{"blockquote"_L1, "blockquote"_L1, Block},
    Element{"pre"_L1, "pre"_L1, Block},
    Element{"listing"_L1, "pre"_L1, Block},
    Element{"xmp"_L1, "pre"_L1, Block},
    Element{"table"_L1, "table"_L1, Block},
    Element{"caption"_L1, "caption"_L1, Item},
    Element{"thead"_L1, "thead"_L1, Item},
    Element{"tbody"_L1, "tbody"_L1, Item},
    Element{"tfoot"_L1, "tbody"_L1, Item},
    Element{"tr"_L1, "tr"_L1, Item},
    Element{"td"_L1, "td"_L1, Item},
    Element{"th"_L1, "th"_L1, Item},
    Element{"br"_L1, "br"_L1, Void},
    Element{"hr"_L1, "hr"_L1, Void},
    Element{"img"_L1, "img"_L1, Void},
    Element{"image"_L1, "img"_L1, Void},
    Element{"a"_L1, "a"_L1, Formatting},
    Element{"b"_L1, "b"_L1, Formatting},
    Element{"strong"_L1, "strong"_L1, Formatting},
    Element{"i"_L1, "i"_L1, Formatting},
    Element{"em"_L1, "em"_L1, Formatting},
    Element{"cite"_L1, "i"_L1, Formatting},
    Element{"dfn"_L1, "i"_L1, Formatting},
    Element{"var"_L1, "i"_L1, Formatting},
    Element{"u"_L1, "u"_L1, Formatting},
    Element{"ins"_L1, "u"_L1, Formatting},
    Element{"s"_L1, "s"_L1, Formatting},
    Element{"del"_L1, "s"_L1, Formatting},
    Element{"strike"_L1, "s"_L1, Formatting},
    Element{"code"_L1, "code"_L1, Formatting},
    Element{"kbd"_L1, "code"_L1, Formatting},
    Element{"samp"_L1, "code"_L1, Formatting},
    Element{"tt"_L1, "code"_L1, Formatting},
    Element{"small"_L1, "small"_L1, Formatting},
    Element{"sub"_L1, "sub"_L1, Inline},
    Element{"sup"_L1, "sup"_L1, Inline},
    Element{"span"_L1, "span"_L1, Inline},
    Element{"bdo"_L1, "span"_L1, Inline},
    Element{"bdi"_L1, "span"_L1, Inline},
    // Qt cannot show these; as div they stay on lines of their own.
    Element{"address"_L1, "div"_L1, Block},
    Element{"article"_L1, "div"_L1, Block},
    Element{"aside"_L1, "div"_L1, Block},
    Element{"center"_L1, "div"_L1, Block},
    Element{"details"_L1, "div"_L1, Block},
    Element{"fieldset"_L1, "div"_L1, Block},
    Element{"figcaption"_L1, "div"_L1, Block},
    Element{"figure"_L1, "div"_L1, Block},
    Element{"footer"_L1, "div"_L1, Block},
    Element{"form"_L1, "div"_L1, Block},
    Element{"header"_L1, "div"_L1, Block},
    Element{"hgroup"_L1, "div"_L1, Block},
    Element{"legend"_L1, "div"_L1, Block},
    Element{"main"_L1, "div"_L1, Block},
    Element{"nav"_L1, "div"_L1, Block},
    Element{"section"_L1, "div"_L1, Block},
    Element{"summary"_L1, "div"_L1, Block},
    // The content of these is not prose.
    Element{"applet"_L1, {}, Dropped},
    Element{"audio"_L1, {}, Dropped},
    Element{"canvas"_L1, {}, Dropped},
    Element{"head"_L1, {}, Dropped},
    Element{"iframe"_L1, {}, Dropped},
    Element{"noembed"_L1, {}, Dropped},
    Element{"noframes"_L1, {}, Dropped},
    Element{"object"_L1, {}, Dropped},
    Element{"script"_L1, {}, Dropped},
    Element{"style"_L1, {}, Dropped},
    Element{"svg"_L1, {}, Dropped},
    Element{"template"_L1, {}, Dropped},
    Element{"title"_L1, {}, Dropped},
    Element{"video"_L1, {}, Dropped},
    // Listed so that notes without other elements are still recognised as HTML.
    Element{"abbr"_L1, {}, Unwrapped},
    Element{"acronym"_L1, {}, Unwrapped},
    Element{"base"_L1, {}, Unwrapped},
    Element{"big"_L1, {}, Unwrapped},
    Element{"blink"_L1, {}, Unwrapped},
    Element{"body"_L1, {}, Unwrapped},
    Element{"button"_L1, {}, Unwrapped},
    Element{"col"_L1, {}, Unwrapped},
    Element{"colgroup"_L1, {}, Unwrapped},
    Element{"data"_L1, {}, Unwrapped},
    Element{"embed"_L1, {}, Unwrapped},
    Element{"font"_L1, {}, Unwrapped},
    Element{"frame"_L1, {}, Unwrapped},
    Element{"frameset"_L1, {}, Unwrapped},
    Element{"html"_L1, {}, Unwrapped},
    Element{"input"_L1, {}, Unwrapped},
    Element{"label"_L1, {}, Unwrapped},
    Element{"layer"_L1, {}, Unwrapped},
    Element{"link"_L1, {}, Unwrapped},
    Element{"mark"_L1, {}, Unwrapped},
    Element{"marquee"_L1, {}, Unwrapped},
    Element{"math"_L1, {}, Unwrapped},
    Element{"meta"_L1, {}, Unwrapped},
    Element{"nobr"_L1, {}, Unwrapped},
    Element{"noscript"_L1, {}, Unwrapped},
    Element{"optgroup"_L1, {}, Unwrapped},
    Element{"option"_L1, {}, Unwrapped},
    Element{"param"_L1, {}, Unwrapped},
    Element{"picture"_L1, {}, Unwrapped},
    Element{"plaintext"_L1, {}, Unwrapped},
    Element{"q"_L1, {}, Unwrapped},
    Element{"rp"_L1, {}, Unwrapped},
    Element{"rt"_L1, {}, Unwrapped},
    Element{"ruby"_L1, {}, Unwrapped},
    Element{"select"_L1, {}, Unwrapped},
    Element{"slot"_L1, {}, Unwrapped},
    Element{"source"_L1, {}, Unwrapped},
    Element{"textarea"_L1, {}, Unwrapped},
    Element{"time"_L1, {}, Unwrapped},
    Element{"wbr"_L1, {}, Unwrapped},
};

struct AllowedAttribute
{
    QLatin1StringView element;
    QLatin1StringView attribute;
};

constexpr std::array attributes = {
    AllowedAttribute{"a"_L1, "href"_L1},
    AllowedAttribute{"a"_L1, "title"_L1},
    AllowedAttribute{"img"_L1, "src"_L1},
    AllowedAttribute{"img"_L1, "alt"_L1},
    AllowedAttribute{"img"_L1, "width"_L1},
    AllowedAttribute{"img"_L1, "height"_L1},
    // Read to recognise tracking pixels, and never written.
    AllowedAttribute{"img"_L1, "hidden"_L1},
    AllowedAttribute{"img"_L1, "style"_L1},
    AllowedAttribute{"td"_L1, "colspan"_L1},
    AllowedAttribute{"td"_L1, "rowspan"_L1},
    AllowedAttribute{"th"_L1, "colspan"_L1},
    AllowedAttribute{"th"_L1, "rowspan"_L1},
    AllowedAttribute{"ol"_L1, "start"_L1},
};

/// Built once: the scanner looks up each tag of each note.
QHash<QString, const Element *> elementsByName()
{
    QHash<QString, const Element *> byName;
    for (const Element &element : elements)
        byName.insert(element.source, &element);
    return byName;
}

} // namespace

const Element *findElement(QStringView name)
{
    static const QHash<QString, const Element *> byName = elementsByName();
    return byName.value(name.toString().toLower());
}

bool isAttributeAllowed(QLatin1StringView element, QStringView attribute)
{
    // Right-to-left notes need `dir` on blocks. On formatting elements it would multiply elements:
    // the parser reopens at most three equal ones, and different attributes make them unequal (HTML
    // section 13.2.4.3).
    if (attribute == "dir"_L1) {
        const Element *known = findElement(QString(element));
        return known && known->role != ElementRole::Formatting && known->role != ElementRole::Void;
    }
    return std::ranges::any_of(attributes, [&](const AllowedAttribute &allowed) {
        return allowed.element == element && allowed.attribute == attribute;
    });
}

} // namespace dogear::notes
