// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_limits.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Shorter distances between two "<" contain no flood: a "<" ends any attribute.
constexpr qsizetype harmlessBytes = qsizetype{16} * 1024;

/// Checks the one tag, including quoted values, that begins \a text.
QString exceededLimitOf(QByteArrayView text, const ParseLimits &limits)
{
    const bool isStartTag = text.size() > 1 && text[1] != '!' && text[1] != '?' && text[1] != '/';
    if (!isStartTag)
        return {};
    int equals = 0;
    char quote = 0;
    // An attribute has a "=", so counting these finds a flood without reading names.
    for (qsizetype at = 1; at < text.size(); ++at) {
        const char c = text[at];
        if (at > limits.maxTagBytes)
            return u"size of a tag"_s;
        if (quote) {
            quote = c == quote ? '\0' : quote;
        } else if (c == '>') {
            return {};
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '=' && ++equals > limits.maxAttributes) {
            return u"attributes of an element"_s;
        }
    }
    return {};
}

} // namespace

QString exceededTagLimit(QByteArrayView text, const ParseLimits &limits)
{
    qsizetype at = text.indexOf('<');
    while (at >= 0) {
        const qsizetype next = text.indexOf('<', at + 1);
        const qsizetype end = next < 0 ? text.size() : next;
        if (end - at > harmlessBytes) {
            const QString broken = exceededLimitOf(text.sliced(at, end - at), limits);
            if (!broken.isEmpty())
                return broken;
        }
        at = next;
    }
    return {};
}

} // namespace dogear::feed
