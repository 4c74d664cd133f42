// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_elements.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

bool isTable(const Element &element)
{
    return element.shown == "table"_L1;
}

} // namespace

void OpenElements::open(const Element &element)
{
    if (element.role == ElementRole::Item || element.role == ElementRole::Void)
        return;
    if (element.shown == "a"_L1)
        close(element); // links do not nest: a second link closes the first
    m_open.append(&element);
    if (isTable(element))
        ++m_tables;
    if (element.role == ElementRole::Formatting)
        ++m_formatting;
}

void OpenElements::close(const Element &element)
{
    const qsizetype index = indexOfClosed(element);
    const bool isFormatting = element.role == ElementRole::Formatting;
    // The parser reopens an element that a block has closed, until its end tag comes; so the end
    // tag counts even if the element is not open (index < 0). In a table it may have no effect:
    // then the count stays too high, but never too low.
    if (isFormatting && m_formatting > 0 && (index >= 0 || m_tables == 0))
        --m_formatting;
    if (index < 0)
        return;
    if (isFormatting) {
        // Blocks inside the formatting element stay open.
        m_open.removeAt(index);
        return;
    }
    m_tables -= int(std::count_if(m_open.cbegin() + index, m_open.cend(), [](const Element *open) {
        return isTable(*open);
    }));
    m_open.resize(index);
}

qsizetype OpenElements::indexOfClosed(const Element &element) const
{
    for (qsizetype i = m_open.size() - 1; i >= 0; --i) {
        const Element &open = *m_open[i];
        if (open.shown == element.shown)
            return i;
        const bool hides = isTable(open) || (element.role == ElementRole::Inline && open.isBlock());
        if (hides)
            return -1;
    }
    return -1;
}

} // namespace dogear::notes
