// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows one of several pages, with a list of all pages and a field that searches them.
///
/// While the field has words, the list has only pages that match, and their labels are marked.
/// Ctrl+Tab and Ctrl+Shift+Tab go through the pages, Ctrl+F goes to the field.
///
/// Tests: tests/gui/tst_settings_search.cpp

#include "settings_search.h"

#include <QList>
#include <QWidget>

class QListWidget;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace dogear::widgets {

class EmptyState;
class SearchField;
class SettingsPage;

class SettingsBrowser final : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsBrowser(QWidget *parent);

    /// Takes \a pages. Call it once.
    void setPages(const QList<SettingsPage *> &pages);
    [[nodiscard]] const QList<SettingsPage *> &pages() const { return m_pages; }
    /// Returns the page that is shown; null if nothing matches the search.
    [[nodiscard]] SettingsPage *shownPage() const;

    /// Opens the page of the field \a name, or the page \a name, and gives it the focus.
    void goTo(const QString &name);
    /// Opens the page \a name; the focus stays where it is. Ignores an unknown name.
    void openPage(const QString &name);
    /// Returns the name of the page that is selected in the list.
    [[nodiscard]] QString currentPage() const;
    /// Gives the search field the focus.
    void beginSearch();
    /// Marks the labels again, in the colours of the present palette.
    void updateMarks();

    /// Clears the search. \return false if there is none
    [[nodiscard]] bool clearSearch();

    /// Returns the column of the list, for buttons below it.
    [[nodiscard]] QVBoxLayout &side() const { return *m_side; }
    /// Returns the area of the pages.
    [[nodiscard]] QWidget &area() const;
    /// Returns the width in pixels that shows the widest page whole.
    [[nodiscard]] int preferredWidth() const;

signals:
    void shownPageChanged();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createKeys();
    void setTexts();
    void fitList();
    void search();
    void openBest(const QList<SettingMatch> &found);
    void setPage(int index);
    void goToMatch();
    void step(int pages);
    [[nodiscard]] QScrollArea &areaOf(int page) const;

    SearchField *m_search;
    QListWidget *m_list;
    QVBoxLayout *m_side;
    QStackedWidget *m_stack; ///< an area for each page, then m_nothing
    EmptyState *m_nothing;
    QList<SettingsPage *> m_pages;
    QList<QWidget *> m_matches; ///< by page: the first label found, or null
};

} // namespace dogear::widgets
