// SPDX-License-Identifier: GPL-3.0-or-later
#include "ebml.h"

#include <bit>

namespace dogear::tags {

std::optional<EbmlHead> readEbmlHead(QByteArrayView bytes)
{
    constexpr int maxIdLength = 4;
    constexpr int maxSizeLength = 8;
    if (bytes.isEmpty())
        return {};
    // RFC 8794, section 4: the number of leading zero bits gives the length of a number.
    const int idLength = std::countl_zero(quint8(bytes[0])) + 1;
    if (idLength > maxIdLength || bytes.size() <= idLength)
        return {};
    EbmlHead head;
    for (int i = 0; i < idLength; ++i)
        head.id = (head.id << 8) | quint8(bytes[i]);

    const auto first = quint8(bytes[idLength]);
    const int sizeLength = std::countl_zero(first) + 1;
    if (sizeLength > maxSizeLength || bytes.size() < idLength + sizeLength)
        return {};
    const auto marker = quint8(0x80U >> (sizeLength - 1));
    quint64 size = first & quint8(marker - 1);
    for (int i = 1; i < sizeLength; ++i)
        size = (size << 8) | quint8(bytes[idLength + i]);
    // Section 6.2: a size with all bits set is unknown.
    const quint64 unknown = (quint64(1) << (7 * sizeLength)) - 1;
    if (size != unknown)
        head.size = qint64(size);
    head.length = idLength + sizeLength;
    return head;
}

std::optional<EbmlElement> takeEbmlElement(QByteArrayView &bytes)
{
    const auto head = readEbmlHead(bytes);
    if (!head)
        return {};
    const qsizetype there = bytes.size() - head->length;
    // An element of unknown size ends with its parent.
    const qint64 size = head->size.value_or(there);
    if (size > there)
        return {};
    const EbmlElement element{.id = head->id, .content = bytes.sliced(head->length, size)};
    bytes = bytes.sliced(head->length + size);
    return element;
}

std::optional<quint64> readEbmlNumber(QByteArrayView content)
{
    if (content.size() > 8)
        return {};
    quint64 number = 0;
    for (const char byte : content)
        number = (number << 8) | quint8(byte);
    return number;
}

} // namespace dogear::tags
