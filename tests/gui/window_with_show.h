// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the real window with a show of four episodes, for tests of its keys.

#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QItemSelection>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace dogear::test {

/// Base of test classes; init() and cleanup() are called by theirs.
class WindowWithShow
{
protected:
    /// Opens the window, in which the newest episode is selected, and activates it.
    void open()
    {
        m_folder.emplace();
        const QString data = m_folder->filePath(u"data"_s);
        prepareLibrary(data);
        m_dogear = startDogear(
            data,
            {writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 4)});
        QTRY_COMPARE(rows(), 4);
        QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 4"_s);
        m_dogear->window().activateWindow();
        // Keys and focus need an active window.
        QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    }

    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    widgets::Sidebar *sidebar() { return part<widgets::Sidebar>("sidebar"); }
    int rows() { return list()->model()->rowCount(); }
    void trigger(const char *name) { part<QAction>(name)->trigger(); }
    bool is(int row, itemmodels::EpisodeListModel::Role role)
    {
        return list()->model()->index(row, 0).data(role).toBool();
    }
    void select(int from, int to)
    {
        // Not through the view: after a keyClick() with Ctrl it would add to the selection, because
        // Qt keeps the modifiers of the last event.
        const QModelIndex first = list()->model()->index(from, 0);
        list()->selectionModel()->setCurrentIndex(first, QItemSelectionModel::ClearAndSelect);
        list()->selectionModel()->select(QItemSelection(first, list()->model()->index(to, 0)),
                                         QItemSelectionModel::Select);
    }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

} // namespace dogear::test
