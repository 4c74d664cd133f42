// SPDX-License-Identifier: GPL-3.0-or-later
// Tests BookmarkListModel with a real library.

#include <itemmodels/bookmark_list_model.h>
#include <listening/bookmarks.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::Bookmark;
using itemmodels::BookmarkListModel;

class TestBookmarkListModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingIsReadUntilItIsWanted();
    void rowsHaveRoles();
    void aNewOneIsOneRow();
    void oneThatGoesIsOneRow();
    void aNoteIsEdited();
    void anEditThatFailsIsTold();
    void whatCannotBeEdited_data();
    void whatCannotBeEdited();
    void searching_data();
    void searching();
    void theLastSearchWins();
    void aShowThatGoesTakesThePlaceAway();

private:
    [[nodiscard]] listening::Bookmarks &bookmarks() { return m_library->library.bookmarks(); }
    void add(const QString &title, std::chrono::milliseconds position, const QString &note)
    {
        m_library->clock.advance(1s);
        bookmarks().add(m_ids.value(title), position, note);
    }
    /// Reloads the model. \return whether it has loaded
    bool load()
    {
        QSignalSpy loaded(m_model.get(), &BookmarkListModel::loaded);
        m_model->reload();
        return test::waitUntil([&] { return !loaded.isEmpty(); });
    }
    [[nodiscard]] QString notes() const
    {
        QStringList notes;
        for (int row = 0; row < m_model->rowCount(); ++row)
            notes.append(m_model->index(row).data(BookmarkListModel::NoteRole).toString());
        return notes.join(u' ');
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<BookmarkListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    QHash<QString, EpisodeId> m_ids;
    PodcastId m_show;
};

void TestBookmarkListModel::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Show"_s, {{u"B"_s}, {u"A"_s}});
    for (const domain::EpisodeSummary &episode : m_library->episodes(m_show))
        m_ids.insert(episode.title, episode.id);
    m_model = std::make_unique<BookmarkListModel>(
        bookmarks(), m_library->library.subscriptions(), m_library->library.refresher());
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    add(u"A"_s, 10s, u"ice"_s);
    add(u"B"_s, 20s, u"walrus"_s);
    QVERIFY(m_library->settle());
}

void TestBookmarkListModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_library.reset();
}

void TestBookmarkListModel::nothingIsReadUntilItIsWanted()
{
    QSignalSpy loaded(m_model.get(), &BookmarkListModel::loaded);
    add(u"A"_s, 30s, u"more"_s);
    QVERIFY(m_library->settle());
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(m_model->isLoading());
    QVERIFY(load());
    QVERIFY(!m_model->isLoading());
    QCOMPARE(notes(), u"more walrus ice"_s);
}

void TestBookmarkListModel::rowsHaveRoles()
{
    QVERIFY(load());
    const QModelIndex index = m_model->index(0);
    QCOMPARE(index.data(BookmarkListModel::EpisodeIdRole).value<EpisodeId>(), m_ids.value(u"B"_s));
    QCOMPARE(index.data(BookmarkListModel::BookmarkIdRole).value<BookmarkId>(),
             m_model->bookmark(index).id);
    QCOMPARE(index.data(BookmarkListModel::NoteRole).toString(), u"walrus"_s);
    QCOMPARE(index.data(Qt::EditRole).toString(), u"walrus"_s);
    QCOMPARE(index.data(BookmarkListModel::TitleRole).toString(), u"B"_s);
    QCOMPARE(index.data().toString(), u"B"_s);
    QCOMPARE(index.data(BookmarkListModel::PodcastTitleRole).toString(), u"Show"_s);
    QCOMPARE(index.data(BookmarkListModel::PositionRole).value<std::chrono::milliseconds>(), 20s);
    QCOMPARE(index.data(BookmarkListModel::CreatedRole).toDateTime(), m_library->clock.time);
    QVERIFY(index.data(BookmarkListModel::ImageRole).toUrl().isEmpty());
    QVERIFY(!index.data(Qt::DecorationRole).isValid());
    QCOMPARE(m_model->roleNames().size(), 8);
    QVERIFY(index.flags().testFlag(Qt::ItemIsEditable));
    for (const QModelIndex &outside : {QModelIndex(), m_model->index(2), m_model->index(-1)}) {
        QVERIFY(!m_model->data(outside, Qt::DisplayRole).isValid());
        QVERIFY(!m_model->bookmark(outside).id.isValid());
        QVERIFY(!m_model->flags(outside).testFlag(Qt::ItemIsEditable));
    }
}

void TestBookmarkListModel::aNewOneIsOneRow()
{
    QVERIFY(load());
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    add(u"A"_s, 5s, u"new"_s);
    QTRY_COMPARE(notes(), u"new walrus ice"_s);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.constFirst().at(1).toInt(), 0);
    QVERIFY(reset.isEmpty());
}

void TestBookmarkListModel::oneThatGoesIsOneRow()
{
    QVERIFY(load());
    QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    const Bookmark first = m_model->bookmark(m_model->index(0));
    bookmarks().remove(first.id);
    QTRY_COMPARE(notes(), u"ice"_s);
    QCOMPARE(removed.size(), 1);
    bookmarks().restore(first);
    QTRY_COMPARE(notes(), u"walrus ice"_s);
}

void TestBookmarkListModel::aNoteIsEdited()
{
    QVERIFY(load());
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QVERIFY(m_model->setData(m_model->index(1), u"glacier"_s, Qt::EditRole));
    QTRY_COMPARE(notes(), u"walrus glacier"_s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().constFirst().value<QModelIndex>().row(), 1);
    // Setting the same text again is not a change.
    QSignalSpy told(&bookmarks(), &listening::Bookmarks::changed);
    QVERIFY(m_model->setData(m_model->index(1), u"glacier"_s, Qt::EditRole));
    QVERIFY(m_library->settle());
    QVERIFY(told.isEmpty());
}

void TestBookmarkListModel::anEditThatFailsIsTold()
{
    QVERIFY(load());
    QSignalSpy failed(m_model.get(), &BookmarkListModel::failed);
    bookmarks().remove(m_model->bookmark(m_model->index(0)).id); // deleted elsewhere
    QVERIFY(m_model->setData(m_model->index(0), u"too late"_s, Qt::EditRole));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().constFirst().value<Error>().code, ErrorCode::NotFound);
    QTRY_COMPARE(notes(), u"ice"_s);
}

void TestBookmarkListModel::whatCannotBeEdited_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("role");
    QTest::newRow("a role other than EditRole") << 0 << int(BookmarkListModel::TitleRole);
    QTest::newRow("a row after the last") << 7 << int(Qt::EditRole);
    QTest::newRow("row -1") << -1 << int(Qt::EditRole);
}

void TestBookmarkListModel::whatCannotBeEdited()
{
    QFETCH(const int, row);
    QFETCH(const int, role);
    QVERIFY(load());
    QVERIFY(!m_model->setData(m_model->index(row), u"x"_s, role));
}

void TestBookmarkListModel::searching_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("expected");
    QTest::newRow("part of a word in a note, in capitals") << u"WAL"_s << u"walrus"_s;
    QTest::newRow("a word of the show's title") << u"show"_s << u"walrus ice"_s;
    QTest::newRow("a word that matches nothing") << u"submarine"_s << u""_s;
    QTest::newRow("only blanks show all bookmarks") << u"  "_s << u"walrus ice"_s;
}

void TestBookmarkListModel::searching()
{
    QFETCH(const QString, words);
    QFETCH(const QString, expected);
    QVERIFY(load());
    QSignalSpy loaded(m_model.get(), &BookmarkListModel::loaded);
    m_model->setSearch(words);
    QTRY_COMPARE(loaded.size(), 1);
    QCOMPARE(notes(), expected);
    QCOMPARE(m_model->isSearching(), !words.trimmed().isEmpty());
}

void TestBookmarkListModel::theLastSearchWins()
{
    QVERIFY(load());
    QSignalSpy loaded(m_model.get(), &BookmarkListModel::loaded);
    m_model->setSearch(u"walrus"_s);
    // The second search replaces the first before it has answered: one result, not two.
    m_model->setSearch(u"ice"_s);
    QTRY_COMPARE(loaded.size(), 1);
    QCOMPARE(notes(), u"ice"_s);
    QVERIFY(m_library->settle());
    QCOMPARE(loaded.size(), 1);
}

void TestBookmarkListModel::aShowThatGoesTakesThePlaceAway()
{
    QVERIFY(load());
    m_library->library.subscriptions().remove(m_show).then(
        m_model.get(), [](const Result<subscriptions::RemovedPodcast> &) {});
    QTRY_VERIFY(!m_model->bookmark(m_model->index(0)).episode.isValid());
    QCOMPARE(notes(), u"walrus ice"_s);
}

QTEST_GUILESS_MAIN(TestBookmarkListModel)
#include "tst_bookmark_list_model.moc"
