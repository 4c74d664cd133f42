// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the way from a person to their episodes in the real window, offscreen.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/episode_list_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::ViewKind;

namespace {

/// Writes a feed to \a path whose first episode names \a person; the second one names no person.
QString writeFeedWith(const QString &path, const QString &title, const QString &person)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(
            u"<rss xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel>"
            "<title>%1</title>"
            "<item><title>With %2</title><guid>1</guid><podcast:person>%2</podcast:person>"
            "<pubDate>2 Aug 2024 10:00:00 GMT</pubDate></item>"
            "<item><title>Alone</title><guid>2</guid><pubDate>1 Aug 2024 10:00:00 GMT</pubDate>"
            "</item></channel></rss>"_s.arg(title, person)
                .toUtf8());
    return path;
}

} // namespace

class TestPersonWindow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void aPersonIsFoundInAllShows_data();
    void aPersonIsFoundInAllShows();
    void theSearchCanBeSaved();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    widgets::Sidebar *sidebar() { return part<widgets::Sidebar>("sidebar"); }
    void openEpisode()
    {
        sidebar()->selectView({.kind = ViewKind::AllEpisodes});
        QTRY_COMPARE(list()->model()->rowCount(), 6);
        for (int row = 0; row < 6; ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            QTRY_VERIFY(!index.data().toString().isEmpty());
            if (index.data().toString() == "With Ada Lovelace"_L1) {
                list()->setCurrentIndex(index);
                break;
            }
        }
        QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"With Ada Lovelace"_s);
    }
    void activatePerson()
    {
        part<QAction>("actionTab4")->trigger();
        QTRY_VERIFY(part<QLabel>("person"));
        QCOMPARE(part<QLabel>("person")->text(), u"Ada Lovelace"_s);
        QTest::keyClick(part<QLabel>("person"), Qt::Key_Return);
    }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestPersonWindow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    const auto write = [this](const QString &name, const QString &person) {
        return writeFeedWith(m_folder->filePath(name + u".xml"), name, person);
    };
    m_dogear = startDogear(data);
    // One after another: the window goes to each new show, and leaves a view selected earlier.
    for (const auto &[name, person] : {std::pair(u"Alpha"_s, u"Ada Lovelace"_s),
                                       std::pair(u"Beta"_s, u"ada lovelace"_s),
                                       std::pair(u"Gamma"_s, u"Ada Byron"_s)}) {
        const PodcastId before = sidebar()->currentView().podcast;
        m_dogear->open({write(name, person)}, m_folder->path());
        QTRY_VERIFY(sidebar()->currentView().podcast.isValid()
                    && sidebar()->currentView().podcast != before);
        QTRY_COMPARE(list()->model()->rowCount(), 2);
    }
}

void TestPersonWindow::aPersonIsFoundInAllShows_data()
{
    QTest::addColumn<bool>("isAtBookmarks");
    QTest::newRow("next to the list of episodes") << false;
    QTest::newRow("next to the bookmarks, which make room for the results") << true;
}

void TestPersonWindow::aPersonIsFoundInAllShows()
{
    QFETCH(const bool, isAtBookmarks);
    openEpisode();
    if (isAtBookmarks)
        sidebar()->selectView({.kind = ViewKind::Bookmarks});
    activatePerson();
    QTRY_COMPARE(list()->model()->rowCount(), 2);
    QVERIFY(list()->isVisible());
    QCOMPARE(part<QLineEdit>("searchField")->text(), u"person:\"Ada Lovelace\""_s);
    for (int row = 0; row < 2; ++row)
        QTRY_COMPARE(list()->model()->index(row, 0).data().toString().compare(
                         u"With Ada Lovelace"_s, Qt::CaseInsensitive),
                     0);
}

/// A saved search follows a person: new episodes with them appear in it.
void TestPersonWindow::theSearchCanBeSaved()
{
    openEpisode();
    activatePerson();
    QTRY_COMPARE(list()->model()->rowCount(), 2);
    auto *save = part<QAction>("actionSaveSearch");
    QVERIFY(save->isVisible());
    save->trigger();
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Search);
    QCOMPARE(sidebar()->currentView().name, u"person:\"Ada Lovelace\""_s);
    QTRY_COMPARE(list()->model()->rowCount(), 2);
}

QTEST_MAIN(TestPersonWindow)
#include "tst_person_window.moc"
