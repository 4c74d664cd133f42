// SPDX-License-Identifier: GPL-3.0-or-later
#include "pane_splitter.h"

#include <algorithm>
#include <numeric>

namespace dogear {

PaneSplitter::PaneSplitter(QWidget *parent)
    : QSplitter(parent)
{
    connect(this, &QSplitter::splitterMoved, this, [this] { m_chosen.clear(); });
}

void PaneSplitter::resizeEvent(QResizeEvent *event)
{
    // A hidden pane has no width, and a splitter that is not shown yet has not its final one.
    if (!isVisible() || hasHiddenPane())
        return QSplitter::resizeEvent(event);
    if (m_chosen.isEmpty())
        m_chosen = sizes();
    setSizes(sizesAt(width() - (count() - 1) * handleWidth()));
}

bool PaneSplitter::hasHiddenPane() const
{
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->isHidden())
            return true;
    }
    return false;
}

/// The chosen widths and the shares of what \a width adds to them. In a narrower splitter QSplitter
/// makes all panes that stretch narrower in proportion, because one would get too narrow otherwise.
QList<int> PaneSplitter::sizesAt(int width) const
{
    const auto factor = [this](int i) { return widget(i)->sizePolicy().horizontalStretch(); };
    int factors = 0;
    for (int i = 0; i < count(); ++i)
        factors += factor(i);
    const int chosen = std::accumulate(m_chosen.cbegin(), m_chosen.cend(), 0);
    int rest = std::max(0, width - chosen);
    QList<int> sizes = m_chosen;
    for (int i = 0; i < count() && factors > 0; ++i) {
        const int share = rest * factor(i) / factors; // the last one gets what rounding left
        sizes[i] += share;
        rest -= share;
        factors -= factor(i);
    }
    return sizes;
}

} // namespace dogear
