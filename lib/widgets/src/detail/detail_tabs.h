// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the pages of an episode as tabs; a page without content has no tab.
///
/// The tab that the user chose stays open when the content changes; while it is hidden, the first
/// one is shown. With a single tab there is no tab bar.
///
/// Tests: tests/gui/tst_detail_page.cpp, tests/gui/tst_navigation.cpp

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace dogear::widgets {

class DetailTabs final : public QWidget
{
    Q_OBJECT

public:
    explicit DetailTabs(QWidget *parent);

    /// Adds \a page as the last tab. The first tab is always there, all others are hidden.
    /// \param key the key that opens it, for the tooltip
    void addPage(QWidget *page, const QString &text, const QString &key);
    void setShown(int tab, bool isShown);
    [[nodiscard]] bool isShown(int tab) const;
    /// Opens \a tab as if the user had chosen it. \pre isShown(\a tab)
    void open(int tab);
    /// Opens \a tab likewise and gives its content the focus.
    void enter(int tab);

private:
    QTabBar *m_bar;
    QStackedWidget *m_pages;
    int m_wanted = 0; ///< the user's choice
};

} // namespace dogear::widgets
