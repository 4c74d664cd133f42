// SPDX-License-Identifier: GPL-3.0-or-later
#include "id3_toc.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace dogear::tags {

namespace {

constexpr qsizetype maxEntries = 255; // the entry count is one byte
constexpr qsizetype maxTables = 1'000;
constexpr quint8 topLevelFlag = 0x02;

/// Removes a zero-terminated id from the front of \a bytes and returns it.
QByteArray takeElementId(QByteArrayView &bytes)
{
    const qsizetype zero = bytes.indexOf('\0');
    if (zero < 0)
        return {};
    const QByteArray id = bytes.first(zero).toByteArray();
    bytes = bytes.sliced(zero + 1);
    return id;
}

} // namespace

bool Id3Toc::add(QByteArrayView content)
{
    const bool hasId = content.contains('\0');
    const QByteArray id = takeElementId(content);
    if (!hasId || content.size() < 2 || m_ids.size() >= maxTables || m_tables.contains(id))
        return false;
    Table table{.children = {}, .isTop = (quint8(content[0]) & topLevelFlag) != 0};
    const int entries = quint8(content[1]);
    content = content.sliced(2);
    for (int i = 0; i < entries && content.contains('\0'); ++i)
        table.children.append(takeElementId(content));
    m_tables.insert(id, table);
    m_ids.append(id);
    return true;
}

QList<QByteArray> Id3Toc::order(const QSet<QByteArray> &chapterIds) const
{
    // A stack instead of recursion, and each id once, so that cycles end and depth costs nothing.
    QList<QByteArray> waiting;
    const bool hasTop =
        std::ranges::any_of(m_tables, [](const Table &table) { return table.isTop; });
    // In reverse, because the stack returns the last entry first. Broken files may have no top
    // table.
    std::copy_if(m_ids.crbegin(),
                 m_ids.crend(),
                 std::back_inserter(waiting),
                 [&](const QByteArray &id) { return !hasTop || m_tables.value(id).isTop; });
    QSet<QByteArray> seen;
    QList<QByteArray> chapters;
    while (!waiting.isEmpty()) {
        const QByteArray id = waiting.takeLast();
        if (seen.contains(id))
            continue;
        seen.insert(id);
        if (chapterIds.contains(id))
            chapters.append(id);
        const QList<QByteArray> children = m_tables.value(id).children;
        std::copy(children.crbegin(), children.crend(), std::back_inserter(waiting));
    }
    return chapters;
}

bool Id3Toc::isComplete(qsizetype chapterCount) const
{
    return m_ids.size() > 1 || chapterCount <= maxEntries;
}

} // namespace dogear::tags
