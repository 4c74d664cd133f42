// SPDX-License-Identifier: GPL-3.0-or-later
// Tests DirectoryListModel with a real library.

#include <base/utc.h>
#include <itemmodels/directory_list_model.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using discovery::Directory;
using discovery::DirectoryEpisode;
using discovery::DirectoryShow;
using itemmodels::DirectoryListModel;

class TestDirectoryListModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowsHaveRoles();
    void rowsThatDoNotExistHaveNothing();
    void hitsOfOneShowAreOneRow();
    void theLibraryComesFirst();
    void aFollowedShowIsMarked();
    void anUnfollowedShowIsUnmarked();
    void fixedRowsStay();
    void aNewSearchEmptiesTheList();
    void episodesAreRowsOfTheirOwn();
    void anEpisodeOfAFollowedShowIsMarked();
    void lookUpsCompleteAChart();
    void aPendingRowChangesAlone();
    void theWindowProvidesTextForScreenReaders();

private:
    [[nodiscard]] QString titles() const
    {
        QStringList titles;
        for (int row = 0; row < m_model->rowCount(); ++row)
            titles.append(m_model->index(row).data().toString());
        return titles.join(u", "_s);
    }
    [[nodiscard]] QVariant cell(int row, int role) const { return m_model->index(row).data(role); }
    static DirectoryShow show(const QString &title, Directory directory = Directory::Apple)
    {
        DirectoryShow show;
        show.title = title;
        show.author = u"Ann"_s;
        show.feedUrl = QUrl(u"https://feeds.example/"_s + title);
        show.directories = {directory};
        return show;
    }
    [[nodiscard]] QUrl feedOf(PodcastId id)
    {
        auto found = m_library->library.subscriptions().find(id);
        return test::waitUntil([&] { return found.isFinished(); }) ? found.result().value().url
                                                                   : QUrl();
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<DirectoryListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestDirectoryListModel::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_model = std::make_unique<DirectoryListModel>(m_library->library.subscriptions());
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void TestDirectoryListModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_library.reset();
}

void TestDirectoryListModel::rowsHaveRoles()
{
    DirectoryShow full = show(u"Plain Talk"_s);
    full.artwork = QUrl(u"https://art.example/600.png"_s);
    full.categories = QStringList{u"Arts"_s, u"News"_s};
    full.newestEpisode = QDateTime(QDate(2026, 11, 20), QTime(8, 0), utc);
    full.episodeCount = 12;
    full.isExplicit = true;
    full.isDead = true;
    m_model->restart(u"plain"_s);
    m_model->add({full});
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(cell(0, Qt::DisplayRole).toString(), u"Plain Talk"_s);
    QCOMPARE(cell(0, DirectoryListModel::TitleRole).toString(), u"Plain Talk"_s);
    QCOMPARE(cell(0, DirectoryListModel::AuthorRole).toString(), u"Ann"_s);
    QCOMPARE(cell(0, DirectoryListModel::ImageRole).toUrl(), full.artwork);
    QCOMPARE(cell(0, DirectoryListModel::FeedsRole).value<QList<QUrl>>(), QList{full.feedUrl});
    QCOMPARE(cell(0, DirectoryListModel::DirectoriesRole).value<QList<Directory>>(),
             full.directories);
    QVERIFY(!cell(0, DirectoryListModel::FollowedRole).value<PodcastId>().isValid());
    QCOMPARE(cell(0, DirectoryListModel::NewestEpisodeRole).toDateTime(), full.newestEpisode);
    QCOMPARE(cell(0, DirectoryListModel::EpisodeCountRole).toInt(), 12);
    QVERIFY(cell(0, DirectoryListModel::IsExplicitRole).toBool());
    QVERIFY(cell(0, DirectoryListModel::IsDeadRole).toBool());
    QCOMPARE(cell(0, DirectoryListModel::RankRole).toInt(), 0);
    QCOMPARE(cell(0, DirectoryListModel::CategoriesRole).toStringList(), full.categories);
    QVERIFY(cell(0, DirectoryListModel::KeyRole).toULongLong() > 0);
    QVERIFY(!cell(0, DirectoryListModel::IsPendingRole).toBool());
    QVERIFY(!cell(0, Qt::DecorationRole).isValid());
    QCOMPARE(m_model->roleNames().size(), 16);
}

void TestDirectoryListModel::rowsThatDoNotExistHaveNothing()
{
    m_model->restart(u"plain"_s);
    QCOMPARE(m_model->show({}).key, 0U);
    QCOMPARE(m_model->show(m_model->index(0)).key, 0U);
    QVERIFY(!m_model->indexOf(7).isValid());
    m_model->setPending(7, true);
    QCOMPARE(m_model->rowCount(), 0);
}

void TestDirectoryListModel::hitsOfOneShowAreOneRow()
{
    m_model->restart(u"plain"_s);
    m_model->add({show(u"Plain"_s)});
    const quint64 key = m_model->show(m_model->index(0)).key;
    m_model->add({show(u"Plain"_s, Directory::Fyyd), show(u"Plain Two"_s, Directory::Fyyd)});
    QCOMPARE(titles(), u"Plain, Plain Two"_s);
    QCOMPARE(cell(0, DirectoryListModel::DirectoriesRole).value<QList<Directory>>(),
             QList({Directory::Apple, Directory::Fyyd}));
    QCOMPARE(m_model->indexOf(key).row(), 0);
}

void TestDirectoryListModel::theLibraryComesFirst()
{
    const PodcastId mine = m_library->follow(u"My Plain Show"_s, {{u"Episode"_s}});
    QVERIFY(mine.isValid());
    m_model->restart(u"plain"_s);
    m_model->add({show(u"Plain"_s)});
    QTRY_COMPARE(titles(), u"My Plain Show, Plain"_s);
    QCOMPARE(cell(0, DirectoryListModel::FollowedRole).value<PodcastId>(), mine);
}

void TestDirectoryListModel::aFollowedShowIsMarked()
{
    m_model->restart(u"other"_s);
    const PodcastId mine = m_library->follow(u"Mine"_s, {{u"Episode"_s}});
    DirectoryShow hit = show(u"Other name"_s);
    hit.feedUrl = feedOf(mine);
    m_model->add({hit});
    QTRY_COMPARE(cell(0, DirectoryListModel::FollowedRole).value<PodcastId>(), mine);
    QCOMPARE(m_model->rowCount(), 1);
}

void TestDirectoryListModel::anUnfollowedShowIsUnmarked()
{
    const PodcastId mine = m_library->follow(u"Mine"_s, {{u"Episode"_s}});
    DirectoryShow hit = show(u"Mine"_s);
    hit.feedUrl = feedOf(mine);
    m_model->restart(u"mine"_s);
    m_model->add({hit});
    QTRY_VERIFY(cell(0, DirectoryListModel::FollowedRole).value<PodcastId>().isValid());
    (void)m_library->library.subscriptions().remove(mine);
    QTRY_VERIFY(!cell(0, DirectoryListModel::FollowedRole).value<PodcastId>().isValid());
}

void TestDirectoryListModel::fixedRowsStay()
{
    m_model->restart(u"plain"_s);
    m_model->add({show(u"About plain things"_s), show(u"More plain things"_s)});
    const QString first = m_model->index(0).data().toString();
    const QPersistentModelIndex kept = m_model->index(0);
    m_model->setFixedRows(1);
    m_model->add({show(u"Plain"_s, Directory::Fyyd)});
    QCOMPARE(m_model->index(0).data().toString(), first);
    QCOMPARE(kept.row(), 0);
    QCOMPARE(m_model->index(1).data().toString(), u"Plain"_s);
    // The next search begins without fixed rows.
    m_model->restart(u"plain"_s);
    m_model->add({show(u"About plain things"_s)});
    m_model->add({show(u"Plain"_s, Directory::Fyyd)});
    QCOMPARE(m_model->index(0).data().toString(), u"Plain"_s);
}

void TestDirectoryListModel::aNewSearchEmptiesTheList()
{
    m_model->restart(u"plain"_s);
    QVERIFY(!m_model->isChart());
    m_model->add({show(u"Plain"_s)});
    const quint64 key = m_model->show(m_model->index(0)).key;
    m_model->setPending(key, true);
    m_model->restart({});
    QVERIFY(m_model->isChart());
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(!m_model->indexOf(key).isValid());
}

void TestDirectoryListModel::episodesAreRowsOfTheirOwn()
{
    m_model->restart(u"tensors"_s);
    m_model->add({show(u"Tensors"_s)});
    const quint64 ofShow = m_model->show(m_model->index(0)).key;
    m_model->restart(u"tensors"_s, discovery::Sought::Episodes);
    QCOMPARE(m_model->rowCount(), 0);
    DirectoryEpisode episode{.title = u"Tensors"_s,
                             .published = QDateTime(QDate(2026, 11, 20), QTime(8, 0), utc),
                             .duration = std::chrono::minutes(12),
                             .show = show(u"Plain Talk"_s)};
    episode.show.artwork = QUrl(u"https://art.example/600.png"_s);
    episode.show.episodeCount = 12;
    m_model->addEpisodes({episode});
    QCOMPARE(titles(), u"Tensors"_s);
    QVERIFY(cell(0, DirectoryListModel::IsEpisodeRole).toBool());
    QCOMPARE(cell(0, DirectoryListModel::AuthorRole).toString(), u"Plain Talk"_s);
    QCOMPARE(cell(0, DirectoryListModel::ImageRole).toUrl(), episode.show.artwork);
    QCOMPARE(cell(0, DirectoryListModel::NewestEpisodeRole).toDateTime(), episode.published);
    QCOMPARE(cell(0, DirectoryListModel::EpisodeCountRole).toInt(), 0);
    QCOMPARE(cell(0, DirectoryListModel::DurationRole).value<std::chrono::milliseconds>(),
             std::chrono::milliseconds(std::chrono::minutes(12)));
    QCOMPARE(cell(0, DirectoryListModel::DirectoriesRole).value<QList<Directory>>(),
             QList{Directory::Apple});
    QVERIFY(m_model->show(m_model->index(0)).key != ofShow);
    QCOMPARE(m_model->show(m_model->index(0)).episode, episode);
    m_model->restart({});
    QCOMPARE(m_model->rowCount(), 0);
}

void TestDirectoryListModel::anEpisodeOfAFollowedShowIsMarked()
{
    const PodcastId mine = m_library->follow(u"Mine"_s, {{u"Episode"_s}});
    DirectoryEpisode episode{.title = u"Tensors"_s, .show = show(u"Another name"_s)};
    episode.show.feedUrl = feedOf(mine);
    m_model->restart(u"tensors"_s, discovery::Sought::Episodes);
    m_model->addEpisodes({episode});
    QTRY_COMPARE(cell(0, DirectoryListModel::FollowedRole).value<PodcastId>(), mine);
    QCOMPARE(titles(), u"Tensors"_s); // the show itself gets no row
}

void TestDirectoryListModel::lookUpsCompleteAChart()
{
    m_model->restart({});
    DirectoryShow entry = show(u"Charted"_s);
    entry.feedUrl.clear();
    entry.appleId = 100;
    m_model->add({entry});
    QVERIFY(cell(0, DirectoryListModel::FeedsRole).value<QList<QUrl>>().isEmpty());
    DirectoryShow found = entry;
    found.feedUrl = QUrl(u"https://feeds.example/charted"_s);
    m_model->complete({found});
    QCOMPARE(cell(0, DirectoryListModel::FeedsRole).value<QList<QUrl>>(), QList{found.feedUrl});
    QCOMPARE(m_model->rowCount(), 1);
}

void TestDirectoryListModel::aPendingRowChangesAlone()
{
    m_model->restart(u"plain"_s);
    m_model->add({show(u"Plain"_s), show(u"Plain Two"_s)});
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    const quint64 key = m_model->show(m_model->index(1)).key;
    m_model->setPending(key, true);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.constFirst().constFirst().toModelIndex().row(), 1);
    QVERIFY(cell(1, DirectoryListModel::IsPendingRole).toBool());
    m_model->setPending(key, false);
    QVERIFY(!cell(1, DirectoryListModel::IsPendingRole).toBool());
}

void TestDirectoryListModel::theWindowProvidesTextForScreenReaders()
{
    m_model->restart(u"plain"_s);
    m_model->add({show(u"Plain"_s)});
    QVERIFY(!cell(0, Qt::AccessibleTextRole).isValid());
    m_model->setAccessibleText(
        [](const QModelIndex &index) -> QString { return u"show "_s + index.data().toString(); });
    QCOMPARE(cell(0, Qt::AccessibleTextRole).toString(), u"show Plain"_s);
}

QTEST_GUILESS_MAIN(TestDirectoryListModel)
#include "tst_directory_list_model.moc"
