// SPDX-License-Identifier: GPL-3.0-or-later
// Counts what is in a library.

#include "sample_episodes.h"

#include <storage/download_store.h>
#include <storage/library_figures.h>
#include <storage/preview_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::DownloadState;

class TestLibraryFigures final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void aNewLibraryIsEmpty();
    void previewsAreNoShows();
    void unfinishedDownloadsDoNotCount();

private:
    [[nodiscard]] LibraryFigures figures()
    {
        return readLibraryFigures(*m_connection).value_or(LibraryFigures{.shows = -1});
    }
    void fill(PodcastId show, const QStringList &guids);

    std::unique_ptr<Connection> m_connection;
};

void TestLibraryFigures::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
}

void TestLibraryFigures::fill(PodcastId show, const QStringList &guids)
{
    QList<EpisodeToStore> episodes;
    for (const QString &guid : guids)
        episodes.append(episode(guid, int(episodes.size()) + 1));
    QVERIFY(EpisodeStore(*m_connection).update(show, episodes, true, testNow).has_value());
}

void TestLibraryFigures::aNewLibraryIsEmpty()
{
    LibraryFigures found = figures();
    QVERIFY(found.sqliteVersion.startsWith("3."_L1));
    found.sqliteVersion.clear();
    QCOMPARE(found, LibraryFigures());
}

void TestLibraryFigures::previewsAreNoShows()
{
    fill(addShow(*m_connection, u"one"_s), {u"a"_s, u"b"_s});
    fill(addShow(*m_connection, u"two"_s), {u"a"_s});
    const auto preview =
        PreviewStore(*m_connection).add(QUrl(u"https://example.org/p"_s), u"P"_s, testNow);
    fill(preview.value_or(PodcastId()), {u"a"_s});
    QCOMPARE(figures().shows, 2);
    QCOMPARE(figures().episodes, 4); // they are stored all the same
}

void TestLibraryFigures::unfinishedDownloadsDoNotCount()
{
    const PodcastId show = addShow(*m_connection, u"show"_s);
    fill(show, {u"a"_s, u"b"_s, u"c"_s});
    DownloadStore downloads(*m_connection);
    const auto put = [&](const QString &guid, DownloadState state) {
        return downloads.put({.episode = idOf(*m_connection, show, guid), .state = state});
    };
    QVERIFY(put(u"a"_s, DownloadState::Done).has_value());
    QVERIFY(put(u"b"_s, DownloadState::Waiting).has_value());
    QVERIFY(put(u"c"_s, DownloadState::Failed).has_value());
    QCOMPARE(figures().downloads, 1);
}

QTEST_MAIN(TestLibraryFigures)
#include "tst_library_figures.moc"
