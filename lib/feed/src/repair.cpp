// SPDX-License-Identifier: GPL-3.0-or-later
#include "repair.h"

#include <QString>

#include <algorithm>
#include <array>
#include <libxml/HTMLparser.h>

namespace dogear::feed {

namespace {

constexpr qsizetype longestReference = 32;

bool isWide(const QByteArray &document)
{
    return document.startsWith("\xff\xfe") || document.startsWith("\xfe\xff")
           || document.first(std::min<qsizetype>(4, document.size())).contains('\0');
}

bool isPredefined(const QByteArray &name)
{
    static const std::array known = {"amp", "lt", "gt", "quot", "apos"};
    return std::any_of(
        known.begin(), known.end(), [&name](const char *entity) { return name == entity; });
}

/// What stands for the reference whose text between "&" and ";" is \a name; null: it is none.
QByteArray reference(const QByteArray &name)
{
    const bool isWord = !name.isEmpty() && std::all_of(name.cbegin(), name.cend(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
               || c == '#';
    });
    if (!isWord)
        return {};
    if (name.startsWith('#') || isPredefined(name))
        return '&' + name + ';';
    const auto *entity = htmlEntityLookup(reinterpret_cast<const xmlChar *>(name.constData()));
    return entity ? "&#" + QByteArray::number(entity->value) + ';' : QByteArray();
}

} // namespace

QByteArray withoutLeadingJunk(const QByteArray &document)
{
    if (isWide(document))
        return document;
    const qsizetype first = document.indexOf('<');
    return first > 0 ? document.sliced(first) : document;
}

QByteArray withReferencesRepaired(const QByteArray &document)
{
    if (isWide(document))
        return document;
    QByteArray repaired;
    repaired.reserve(document.size() + document.size() / 16);
    qsizetype at = 0;
    qsizetype ampersand = document.indexOf('&');
    qsizetype cdata = document.indexOf("<![CDATA[");
    while (at < document.size()) {
        // Each is looked for once in every stretch, or thousands of the other take quadratic time.
        if (ampersand >= 0 && ampersand < at)
            ampersand = document.indexOf('&', at);
        if (cdata >= 0 && cdata < at)
            cdata = document.indexOf("<![CDATA[", at);
        if (cdata >= 0 && (ampersand < 0 || cdata < ampersand)) {
            const qsizetype end = document.indexOf("]]>", cdata);
            const qsizetype next = end < 0 ? document.size() : end + 3;
            repaired += document.sliced(at, next - at);
            at = next;
            continue;
        }
        if (ampersand < 0)
            break;
        repaired += document.sliced(at, ampersand - at);
        const QByteArray ahead = document.mid(ampersand + 1, longestReference);
        const qsizetype semicolon = ahead.indexOf(';');
        const QByteArray mended = semicolon < 0 ? QByteArray() : reference(ahead.first(semicolon));
        repaired += mended.isEmpty() ? QByteArray("&amp;") : mended;
        at = ampersand + 1 + (mended.isEmpty() ? 0 : semicolon + 1);
    }
    return repaired + document.mid(at);
}

bool looksLikeHtml(const QByteArray &document)
{
    const QByteArray head =
        withoutLeadingJunk(document.first(std::min<qsizetype>(512, document.size()))).toLower();
    return head.startsWith("<!doctype html") || head.startsWith("<html");
}

} // namespace dogear::feed
