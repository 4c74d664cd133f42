// SPDX-License-Identifier: GPL-3.0-or-later
#include "xml_document.h"

#include "encoding.h"
#include "repair.h"
#include "tag_limits.h"

#include <feed/unpack.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

int XmlDocument::lineOf(int line) const
{
    return line + int(QByteArrayView(utf8).first(prolog.root).count('\n'));
}

Result<XmlDocument> openXml(const QByteArray &document,
                            const QByteArray &contentType,
                            const ParseLimits &limits)
{
    // Checked three times: packed, unpacked and decoded sizes differ, and each costs memory.
    if (document.size() > limits.maxBytes)
        return failure({ErrorCode::LimitExceeded, u"size of the document"_s});
    const Result<QByteArray> unpacked = unpack(document, limits.maxBytes);
    if (!unpacked)
        return failure(unpacked.error());
    DecodedText decoded = toUtf8(*unpacked, contentType);
    XmlDocument xml{.utf8 = std::move(decoded.utf8), .prolog = {}, .warnings = decoded.warnings};
    if (QByteArrayView(xml.utf8).trimmed().isEmpty())
        return failure({ErrorCode::EmptyInput});
    if (xml.utf8.size() > limits.maxBytes)
        return failure({ErrorCode::LimitExceeded, u"size of the document"_s});
    // Before the prolog: a web page is often broken XML too, and HtmlPage says more.
    if (looksLikeHtml(xml.utf8))
        return failure({ErrorCode::HtmlPage});
    xml.prolog = readProlog(xml.utf8);
    if (xml.prolog.root < 0) {
        return failure(
            {xml.prolog.isTruncatedInput ? ErrorCode::TruncatedInput : ErrorCode::MalformedXml,
             u"1:1: there is no element"_s});
    }
    // Before any parser: libxml2 takes quadratic time for a flood of attributes (tag_limits.h).
    const QString broken = exceededTagLimit(xml.body(), limits);
    if (!broken.isEmpty())
        return failure({ErrorCode::LimitExceeded, broken});
    return xml;
}

} // namespace dogear::feed
