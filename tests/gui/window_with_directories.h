// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the real window with an empty library and doubles of the directories, for tests of
///        Discover.

#include "directory_doubles.h"
#include "window_driver.h"

#include <support/timeouts.h>

#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace dogear::test {

/// Base of test classes; init() and cleanup() are called by theirs.
class WindowWithDirectories
{
protected:
    /// Prepares the library and the doubles, for start().
    void prepare()
    {
        m_folder.emplace();
        m_data = m_folder->filePath(u"data"_s);
        prepareLibrary(m_data);
        m_doubles = std::make_unique<DirectoryDoubles>();
        m_doubles->prepare(m_data);
    }
    /// Opens the window and activates it.
    void start()
    {
        m_dogear = startDogear(m_data);
        m_dogear->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    }
    void goToDiscover()
    {
        part<QAction>("actionGo9")->trigger();
        QTRY_VERIFY(field() && field()->isVisible());
        field()->setFocus();
    }
    /// Serves a feed of two episodes at \a path. \return its address
    QUrl serveFeed(const QString &path, const QString &title)
    {
        QFile file(writeFeed(
            m_folder->filePath(u"feed.xml"_s), QUrl(u"http://127.0.0.1:9/1"_s), 2, title));
        if (!file.open(QFile::ReadOnly))
            return {};
        m_doubles->server.setBody(path, file.readAll());
        return m_doubles->server.url(path);
    }

    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QLineEdit *field() { return part<QLineEdit>("discoverSearch"); }
    QListView *list() { return part<QListView>("discoverList"); }
    int rows() { return list()->model()->rowCount(); }
    /// Returns the text of the message bar; empty if it is hidden.
    QString message()
    {
        return part<QWidget>("messageBar")->isVisible() ? part<QLabel>("messageText")->text()
                                                        : QString();
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<DirectoryDoubles> m_doubles;
    std::unique_ptr<Application> m_dogear;
};

} // namespace dogear::test
