// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <notes/notes.h>

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

constexpr std::array safeAttributes{"href"_L1,
                                    "title"_L1,
                                    "src"_L1,
                                    "alt"_L1,
                                    "width"_L1,
                                    "height"_L1,
                                    "colspan"_L1,
                                    "dir"_L1,
                                    "start"_L1,
                                    "rowspan"_L1};

void checkAttribute(QStringView name, QStringView value)
{
    const auto hasScheme = [value](auto... schemes) {
        return (value.startsWith(schemes, Qt::CaseInsensitive) || ...);
    };
    const auto isName = [name](QLatin1StringView known) { return known == name; };
    fuzz::require(std::ranges::any_of(safeAttributes, isName), "only known attributes");
    if (name == "href"_L1)
        fuzz::require(hasScheme("http:"_L1, "https:"_L1, "mailto:"_L1, "dogear-time:"_L1),
                      "links go where they may");
    if (name == "src"_L1)
        fuzz::require(hasScheme("http:"_L1, "https:"_L1), "pictures come from the web");
}

/// Checks the tag `<name a="b" c="d">`. Safe HTML escapes quotes and angle brackets in values, so a
/// search for these characters is enough.
void checkTag(QStringView tag)
{
    fuzz::require(!tag.startsWith("script"_L1) && !tag.startsWith("style"_L1),
                  "no active elements");
    for (qsizetype from = tag.indexOf(u' '); from >= 0; from = tag.indexOf(u' ', from)) {
        const qsizetype open = tag.indexOf("=\""_L1, from);
        const qsizetype close = open < 0 ? -1 : tag.indexOf(u'"', open + 2);
        fuzz::require(close >= 0, "attributes are quoted");
        checkAttribute(tag.sliced(from + 1, open - from - 1),
                       tag.sliced(open + 2, close - open - 2));
        from = close + 1;
    }
}

void checkHtml(const QString &html)
{
    for (qsizetype open = html.indexOf(u'<'); open >= 0; open = html.indexOf(u'<', open + 1)) {
        const qsizetype close = html.indexOf(u'>', open);
        fuzz::require(close > open, "every tag is closed");
        checkTag(QStringView(html).sliced(open + 1, close - open - 1));
    }
}

} // namespace

/// Sanitises show notes: the result must have only safe tags and attributes, and sanitising it
/// again must not change it.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = QString::fromUtf8(fuzz::toBytes(data, size));
    for (const bool allowImages : {false, true}) {
        const notes::RenderOptions options{
            .base = QUrl(u"https://example.org/"_s), .duration = {}, .allowImages = allowImages};
        const QString html = notes::toSafeHtml(text, options);
        checkHtml(html);
        const QString again = notes::toSafeHtml(html, options);
        if (again != html)
            std::fprintf(stderr, "once:  %s\ntwice: %s\n", qPrintable(html), qPrintable(again));
        fuzz::require(again == html, "safe HTML stays as it is");
    }
    fuzz::require(!notes::toPlainText(text).contains(QChar::Null), "plain text is text");
    return 0;
}
