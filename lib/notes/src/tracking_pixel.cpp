// SPDX-License-Identifier: GPL-3.0-or-later
#include "tracking_pixel.h"

#include "html_tree.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

/// \return whether \a text is a length of at most one pixel: "1", "0.5px", "0%"
bool isTiny(const QString &text)
{
    static const QRegularExpression length(uR"(^\s*([-+]?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*))"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = length.match(text);
    if (!match.hasMatch())
        return false;
    const double size = match.captured(1).toDouble();
    const QString unit = match.captured(2).toLower();
    // One per cent, or one em, is more than a pixel.
    return size <= 0 || (size <= 1 && (unit.isEmpty() || unit == "px"_L1));
}

/// \return whether the declaration \a property: \a value makes a picture invisible
bool hides(const QString &property, const QString &value)
{
    if (property == "width"_L1 || property == "height"_L1 || property == "max-width"_L1
        || property == "max-height"_L1)
        return isTiny(value);
    if (property == "display"_L1)
        return value == "none"_L1;
    if (property == "visibility"_L1)
        return value == "hidden"_L1 || value == "collapse"_L1;
    return property == "opacity"_L1 && isTiny(value) && value.toDouble() <= 0;
}

bool isHiddenByStyle(const QString &style)
{
    static const QRegularExpression noise(uR"(/\*.*?\*/|!\s*important)"_s,
                                          QRegularExpression::CaseInsensitiveOption
                                              | QRegularExpression::DotMatchesEverythingOption);
    QString plain = style.toLower();
    plain.remove(noise);
    const QStringList declarations = plain.split(u';');
    return std::ranges::any_of(declarations, [](const QString &declaration) {
        const qsizetype colon = declaration.indexOf(u':');
        return colon >= 0
               && hides(declaration.first(colon).trimmed(),
                        declaration.sliced(colon + 1).trimmed());
    });
}

} // namespace

bool isTrackingPixel(const HtmlElement &element)
{
    return isTiny(element.attribute("width")) || isTiny(element.attribute("height"))
           || element.hasAttribute("hidden") || isHiddenByStyle(element.attribute("style"));
}

} // namespace dogear::notes
