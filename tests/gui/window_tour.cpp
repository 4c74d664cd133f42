// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_tour.h"

#include "window_driver.h"

#include <support/timeouts.h>
#include <widgets/episode_list_page.h>

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <utility>

namespace dogear::test {

namespace {

constexpr int views = 9;

} // namespace

WindowTour::WindowTour(Application &dogear, Visit visit)
    : m_dogear(dogear)
    , m_visit(std::move(visit))
{}

template<typename T>
T *WindowTour::part(const char *name) const
{
    return test::part<T>(m_dogear, name);
}

void WindowTour::trigger(const char *action) const
{
    part<QAction>(action)->trigger();
}

void WindowTour::waitForList() const
{
    QTRY_VERIFY(!m_dogear.window().list().model().isLoading());
}

void WindowTour::visitWindow(const QString &page)
{
    QCoreApplication::processEvents(); // layouts are computed by events
    m_visit(page, m_dogear.window());
}

void WindowTour::visitAll(const QString &word)
{
    visitWindow(u"start"_s);
    visitTabs(u"episode"_s, "detailTabs");
    visitViews();
    visitSearches(word);
    visitShow();
    trigger("actionPalette");
    QTRY_VERIFY(part<QWidget>("commandPalette")->isVisible());
    visitWindow(u"palette"_s);
    part<QWidget>("commandPalette")->hide();
    trigger("actionMarkAllPlayed");
    QTRY_VERIFY(part<QWidget>("messageText")->isVisible());
    visitWindow(u"message"_s);
    for (const char *action : {"actionSettings",
                               "actionStatistics",
                               "actionShortcuts",
                               "actionAbout",
                               "actionAddShow",
                               "actionHosts",
                               "actionReleaseNotes",
                               "actionDiagnostics"})
        visitDialog(action);
}

void WindowTour::visitTabs(const QString &page, const char *bar)
{
    auto *tabs = part<QTabBar>(bar);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (!tabs->isTabVisible(tab))
            continue;
        tabs->setCurrentIndex(tab);
        visitWindow(u"%1, tab %2"_s.arg(page).arg(tab + 1));
    }
}

void WindowTour::visitViews()
{
    for (int view = 1; view <= views; ++view) {
        trigger(qPrintable(u"actionGo%1"_s.arg(view)));
        waitForList();
        visitWindow(u"view %1"_s.arg(view));
    }
}

void WindowTour::visitSearches(const QString &word)
{
    trigger("actionGo8"); // all episodes
    waitForList();
    auto *field = part<QLineEdit>("searchField");
    auto &model = m_dogear.window().list().model();
    const int all = model.rowCount();
    field->setText(word);
    QTRY_COMPARE(model.rowCount(), 1);
    visitWindow(u"results"_s);
    field->setText(u"is:nonsense zzzz"_s);
    QTRY_COMPARE(model.rowCount(), 0);
    visitWindow(u"no results"_s);
    field->clear();
    QTRY_COMPARE(model.rowCount(), all);
}

void WindowTour::visitShow()
{
    auto *list = part<QListView>("episodeList");
    list->setCurrentIndex(list->model()->index(0, 0));
    trigger("actionGoToShow");
    QTRY_VERIFY(part<QTabBar>("podcastTabs"));
    QTRY_VERIFY(part<QTabBar>("podcastTabs")->isVisible());
    visitTabs(u"show"_s, "podcastTabs");
}

QDialog *WindowTour::openDialog() const
{
    const auto dialogs = m_dogear.window().findChildren<QDialog *>();
    for (QDialog *each : dialogs) {
        if (each->isVisible())
            return each;
    }
    return nullptr;
}

/// Opens the dialog of \a action, visits each of its pages and closes it.
void WindowTour::visitDialog(const char *action)
{
    trigger(action);
    QTRY_VERIFY(openDialog());
    QDialog *dialog = openDialog();
    QCoreApplication::processEvents();
    const QString page = QString::fromLatin1(action).sliced(6).toLower();
    m_visit(page, *dialog);
    visitPages(page, *dialog);
    dialog->close();
    QTRY_VERIFY(!openDialog());
}

void WindowTour::visitPages(const QString &page, QDialog &dialog)
{
    const auto visit = [&](auto &pages) {
        const int first = pages.currentIndex(); // visited already
        for (int each = 0; each < pages.count(); ++each) {
            pages.setCurrentIndex(each);
            QCoreApplication::processEvents();
            if (each != first)
                m_visit(u"%1, page %2"_s.arg(page).arg(each + 1), dialog);
        }
    };
    const auto tabs = dialog.findChildren<QTabWidget *>();
    for (QTabWidget *each : tabs)
        visit(*each);
    // A list beside the pages shows which one is current.
    if (auto *list = dialog.findChild<QListWidget *>()) {
        for (int row = 1; row < list->count(); ++row) {
            list->setCurrentRow(row);
            QCoreApplication::processEvents();
            m_visit(u"%1, page %2"_s.arg(page).arg(row + 1), dialog);
        }
        return;
    }
    const auto stacks = dialog.findChildren<QStackedWidget *>();
    for (QStackedWidget *each : stacks) {
        if (!qobject_cast<QTabWidget *>(each->parentWidget()))
            visit(*each);
    }
}

} // namespace dogear::test
