// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the parts of an episode or of a show as tabs; a part without content has no tab.
///
/// The tab that the user chose stays open when the content changes; while it is hidden, the default
/// one is shown. With a single tab there is no tab bar. The tooltips name the keys of the tabs,
/// which are actions of the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_detail_page.cpp, tst_show_page.cpp, tst_navigation.cpp

#include <QStringList>
#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace dogear::widgets {

class DetailTabs final : public QWidget
{
    Q_OBJECT

public:
    /// \a barName is the object name of the tab bar.
    DetailTabs(const QString &barName, QWidget *parent);

    /// Adds \a page as the last tab. All tabs but the first are hidden until setShown().
    void addPage(QWidget *page, const QString &text);
    /// Opens \a tab, also while the tab that the user chose is hidden. Tab 0 is the default before.
    /// \pre \a tab is always shown
    void setDefault(int tab);
    void setShown(int tab, bool isShown);
    [[nodiscard]] bool isShown(int tab) const;
    /// Opens \a tab as if the user had chosen it. \pre isShown(\a tab)
    void open(int tab);
    /// Opens \a tab likewise and gives its content the focus, if both are visible.
    void enter(int tab);
    /// Returns the names of all tabs, also of hidden ones.
    [[nodiscard]] QStringList names() const { return m_names; }
    /// The tooltip of \a tab: its name and its key.
    [[nodiscard]] QString toolTip(int tab) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTabBar *m_bar;
    QStackedWidget *m_pages;
    QStringList m_names;
    int m_default = 0;
    int m_wanted = 0; ///< the user's choice
};

} // namespace dogear::widgets
