// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <feed/opml.h>

using namespace dogear;

namespace {

QByteArray dump(const QList<feed::OpmlEntry> &entries)
{
    QByteArray lines;
    for (const feed::OpmlEntry &entry : entries)
        lines += (entry.groups.join(u'/') + u'|' + entry.title + u'|').toUtf8()
                 + entry.url.toEncoded() + '\n';
    return lines;
}

} // namespace

/// Parses an OPML list, writes it and parses it again: the entries must be the same.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto list = feed::parseOpml(fuzz::toBytes(data, size));
    if (!list)
        return 0;
    const auto again =
        feed::parseOpml(feed::writeOpml(list->entries, QDateTime::fromSecsSinceEpoch(0)));
    fuzz::require(again.has_value(), "what is written can be read");
    // Compares text, not QUrl: two QUrl with the same text may be unequal.
    const QByteArray before = dump(list->entries);
    const QByteArray after = dump(again->entries);
    if (after != before)
        std::fprintf(stderr, "written:\n%sread:\n%s", before.constData(), after.constData());
    fuzz::require(after == before, "what is written is read back alike");
    return 0;
}
