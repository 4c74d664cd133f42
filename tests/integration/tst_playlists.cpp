// SPDX-License-Identifier: GPL-3.0-or-later
// Tests lists that the user orders by hand, with a real library, in the sidebar and as rows.

#include <episodes/playlists.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using domain::OrderChange;
using episodes::Playlists;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;
using itemmodels::SidebarSection;
using itemmodels::ViewKind;

class TestPlaylists final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void edits_data();
    void edits();
    void namesAreChecked_data();
    void namesAreChecked();
    void aListIsRenamedAndRenamedBack();
    void aRemovedListComesBackWithItsEpisodes();
    void anUndoneListIsGone();
    void whatWasAddedSinceStays();
    void episodesGoAndComeBackWithTheirShow();
    void theSidebarHasThemBelowUpNext();
    void rowsFollowTheList();
    void rowsCanBeDragged();
    void aFilterPreventsDragging();

private:
    template<typename T>
    static T wait(const Future<T> &answer)
    {
        if (!test::waitUntil([&] { return answer.isFinished(); }))
            return failure({ErrorCode::Timeout});
        return answer.result();
    }
    Playlists &lists() { return m_library->library.lists().playlists; }
    /// The ids of the episodes in \a titles, for example "D A".
    [[nodiscard]] QList<EpisodeId> ids(const QString &titles) const
    {
        QList<EpisodeId> ids;
        for (const QString &title : titles.split(u' ', Qt::SkipEmptyParts))
            ids.append(m_ids.value(title));
        return ids;
    }
    [[nodiscard]] QString names(const QList<EpisodeId> &ids) const
    {
        QStringList names;
        for (const EpisodeId id : ids)
            names.append(m_ids.key(id, u"?"_s));
        return names.join(u' ');
    }
    PlaylistId create(const QString &name, const QString &titles)
    {
        const auto created = wait(lists().create(name, ids(titles)));
        return created && created->after ? created->after->list.id : PlaylistId();
    }
    QString content(PlaylistId list)
    {
        const auto content = wait(lists().content(list));
        return content ? names(content->episodes) : toName(content.error().code);
    }
    QString rowsOf(const EpisodeListModel &model)
    {
        QStringList titles;
        for (int row = 0; row < model.rowCount(); ++row)
            titles.append(model.index(row).data(EpisodeListModel::TitleRole).toString());
        return titles.join(u' ');
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    PodcastId m_show;
    QHash<QString, EpisodeId> m_ids; ///< A to D are of one show, D the newest; X is of another
};

void TestPlaylists::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Show"_s, {{u"D"_s}, {u"C"_s}, {u"B"_s}, {u"A"_s}});
    const PodcastId other = m_library->follow(u"Another"_s, {{u"X"_s}});
    m_ids.clear();
    for (const PodcastId podcast : {m_show, other}) {
        for (const domain::EpisodeSummary &episode : m_library->episodes(podcast))
            m_ids.insert(episode.title, episode.id);
    }
    QCOMPARE(m_ids.size(), 5);
}

void TestPlaylists::edits_data()
{
    QTest::addColumn<QString>("edit"); // of B X A
    QTest::addColumn<QString>("expected");
    QTest::newRow("adding") << u"add D C"_s << u"B X A D C"_s;
    QTest::newRow("an episode that is there keeps its place") << u"add A D"_s << u"B X A D"_s;
    QTest::newRow("adding what is there changes nothing") << u"add X"_s << u"B X A"_s;
    QTest::newRow("removing") << u"take X B"_s << u"A"_s;
    QTest::newRow("removing what is not there changes nothing") << u"take D"_s << u"B X A"_s;
    QTest::newRow("moving up") << u"move A B"_s << u"A B X"_s;
    QTest::newRow("moving to the end") << u"move B"_s << u"X A B"_s;
    QTest::newRow("moving what is not there changes nothing") << u"move D B"_s << u"B X A"_s;
}

void TestPlaylists::edits()
{
    QFETCH(const QString, edit);
    QFETCH(const QString, expected);
    const PlaylistId list = create(u"List"_s, u"B X A"_s);
    const PlaylistId other = create(u"Other"_s, u"A B"_s);
    const QSignalSpy changes(&lists(), &Playlists::episodesChanged);
    const QString verb = edit.section(u' ', 0, 0);
    const QList<EpisodeId> which = ids(edit.section(u' ', 1));
    const auto change =
        wait(verb == "add"_L1    ? lists().add(list, which)
             : verb == "take"_L1 ? lists().take(list, which)
                                 : lists().move(list, which.first(1), which.value(1)));
    QVERIFY(change.has_value());
    QCOMPARE(names(change->before), u"B X A"_s);
    QCOMPARE(names(change->after), expected);
    QCOMPARE(content(list), expected);
    QCOMPARE(changes.size(), expected == u"B X A"_s ? 0 : 1);
    QVERIFY(wait(lists().undo(list, *change)).has_value());
    QCOMPARE(content(list), u"B X A"_s);
    QCOMPARE(content(other), u"A B"_s);
}

void TestPlaylists::namesAreChecked_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("expected");
    QTest::newRow("an empty name") << u" "_s << ErrorCode::InvalidQuery;
    QTest::newRow("the name of another list") << u"lIST"_s << ErrorCode::NameTaken;
}

void TestPlaylists::namesAreChecked()
{
    QFETCH(const QString, name);
    QFETCH(const ErrorCode, expected);
    create(u"List"_s, u"A"_s);
    const PlaylistId other = create(u"Other"_s, u"B"_s);
    QCOMPARE(wait(lists().create(name)).error().code, expected);
    QCOMPARE(wait(lists().rename(other, name)).error().code, expected);
    QCOMPARE(wait(lists().all())->size(), 2);
    QCOMPARE(wait(lists().content(other))->list.name, u"Other"_s);
    QCOMPARE(wait(lists().rename(PlaylistId{99}, u"New"_s)).error().code, ErrorCode::NotFound);
}

void TestPlaylists::aListIsRenamedAndRenamedBack()
{
    const PlaylistId list = create(u"List"_s, u"B A"_s);
    const auto renamed = wait(lists().rename(list, u"Commute"_s));
    QVERIFY(renamed.has_value());
    QCOMPARE(wait(lists().content(list))->list.name, u"Commute"_s);
    QVERIFY(wait(lists().add(list, ids(u"X"_s))).has_value());
    QVERIFY(wait(lists().undo(*renamed)).has_value());
    QCOMPARE(wait(lists().content(list))->list.name, u"List"_s);
    QCOMPARE(content(list), u"B A X"_s); // what was added since stays
}

void TestPlaylists::aRemovedListComesBackWithItsEpisodes()
{
    const PlaylistId list = create(u"List"_s, u"B X A"_s);
    QVERIFY(wait(lists().setKeepsPlayed(list, false)).has_value());
    const auto removed = wait(lists().remove(list));
    QVERIFY(removed.has_value());
    QCOMPARE(content(list), u"NotFound"_s);
    QVERIFY(wait(lists().undo(*removed)).has_value());
    QCOMPARE(content(list), u"B X A"_s);
    QVERIFY(!wait(lists().content(list))->list.keepsPlayed);
}

void TestPlaylists::anUndoneListIsGone()
{
    const auto created = wait(lists().create(u"List"_s, ids(u"A"_s)));
    QVERIFY(created.has_value());
    QVERIFY(wait(lists().undo(*created)).has_value());
    QVERIFY(wait(lists().all())->isEmpty());
}

void TestPlaylists::whatWasAddedSinceStays()
{
    const PlaylistId list = create(u"List"_s, u"A B C"_s);
    const auto moved = wait(lists().move(list, ids(u"C"_s), ids(u"A"_s).constFirst()));
    QVERIFY(wait(lists().add(list, ids(u"X"_s))).has_value());
    QVERIFY(wait(lists().undo(list, *moved)).has_value());
    QCOMPARE(content(list), u"A B C X"_s);
}

void TestPlaylists::episodesGoAndComeBackWithTheirShow()
{
    const PlaylistId list = create(u"List"_s, u"B X A"_s);
    auto removed = m_library->library.subscriptions().remove(m_show);
    QVERIFY(test::waitUntil([&] { return removed.isFinished(); }));
    QVERIFY(removed.result().has_value());
    QCOMPARE(content(list), u"X"_s);
    QVERIFY(wait(m_library->library.subscriptions().restore(*removed.result())).has_value());
    const auto restored = wait(lists().content(list));
    QVERIFY(restored.has_value());
    QCOMPARE(restored->episodes.size(), 3);
    QCOMPARE(restored->episodes.at(1), m_ids.value(u"X"_s)); // the others have new ids
}

void TestPlaylists::theSidebarHasThemBelowUpNext()
{
    SidebarModel &sidebar = m_library->sidebarModel;
    const QAbstractItemModelTester tester(&sidebar,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    sidebar.reload();
    const PlaylistId later = create(u"Way home"_s, u"B"_s);
    const PlaylistId list = create(u"Commute"_s, u"B X A"_s);
    QTRY_COMPARE(sidebar.lists().size(), 2);
    const int upNext = sidebar.indexOf({.kind = ViewKind::UpNext}).row();
    const QModelIndex row = sidebar.index(upNext + 1);
    QCOMPARE(row.data(SidebarModel::TitleRole).toString(), u"Commute"_s);
    QCOMPARE(row.data(SidebarModel::UnplayedCountRole).toInt(), 3);
    QCOMPARE(row.data(SidebarModel::SectionRole).value<SidebarSection>(), SidebarSection::Lists);
    QVERIFY(row.data(SidebarModel::KeepsPlayedRole).toBool());
    QCOMPARE(sidebar.indexOf({.kind = ViewKind::List, .list = later}).row(), upNext + 2);
    QVERIFY(wait(lists().take(list, ids(u"X"_s))).has_value());
    QTRY_COMPARE(row.data(SidebarModel::UnplayedCountRole).toInt(), 2);
    QVERIFY(wait(lists().remove(list)).has_value());
    QTRY_COMPARE(sidebar.lists().size(), 1);
    QVERIFY(!sidebar.indexOf({.kind = ViewKind::List, .list = list}).isValid());
}

void TestPlaylists::rowsFollowTheList()
{
    EpisodeListModel &model = m_library->listModel;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    connect(&lists(), &Playlists::episodesChanged, &model, &EpisodeListModel::reloadList);
    const PlaylistId list = create(u"List"_s, u"B X A"_s);
    model.query().setLibraryView({.kind = ViewKind::List, .list = list});
    QTRY_COMPARE(rowsOf(model), u"B X A"_s);
    QVERIFY(wait(lists().add(list, ids(u"D"_s))).has_value());
    QTRY_COMPARE(rowsOf(model), u"B X A D"_s);
    QVERIFY(wait(lists().take(list, ids(u"X"_s))).has_value());
    QTRY_COMPARE(rowsOf(model), u"B A D"_s);
    auto marked = m_library->library.episodes().setPlayed(m_ids.value(u"A"_s), true);
    QVERIFY(test::waitUntil([&] { return marked.isFinished(); }));
    QVERIFY(wait(lists().setKeepsPlayed(list, false)).has_value());
    QTRY_COMPARE(rowsOf(model), u"B D"_s);
    QVERIFY(!model.index(7).isValid());
    QVERIFY(!model.data(model.index(7), EpisodeListModel::TitleRole).isValid());
}

void TestPlaylists::rowsCanBeDragged()
{
    EpisodeListModel &model = m_library->listModel;
    const PlaylistId list = create(u"List"_s, u"B X A"_s);
    connect(&lists(), &Playlists::episodesChanged, &model, &EpisodeListModel::reloadList);
    connect(&model,
            &EpisodeListModel::moveRequested,
            this,
            [this](PlaylistId in, const QList<EpisodeId> &moved, EpisodeId before) {
                lists().move(in, moved, before);
            });
    model.query().setLibraryView({.kind = ViewKind::List, .list = list});
    QTRY_COMPARE(rowsOf(model), u"B X A"_s);
    QVERIFY(model.flags(model.index(0)).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> first(model.mimeData({model.index(0)}));
    QVERIFY(model.dropMimeData(first.get(), Qt::MoveAction, 2, 0, {}));
    QTRY_COMPARE(rowsOf(model), u"X B A"_s);
    const std::unique_ptr<QMimeData> last(model.mimeData({model.index(2)}));
    QVERIFY(model.dropMimeData(last.get(), Qt::MoveAction, 0, 0, {}));
    QTRY_COMPARE(rowsOf(model), u"A X B"_s);
    QCOMPARE(content(list), u"A X B"_s);
}

/// With a filter, the row in front of which an episode is dropped is not the next one of the list.
void TestPlaylists::aFilterPreventsDragging()
{
    EpisodeListModel &model = m_library->listModel;
    const PlaylistId list = create(u"List"_s, u"B X A"_s);
    model.query().setLibraryView({.kind = ViewKind::List, .list = list}, {.onlyUnplayed = true});
    QTRY_COMPARE(rowsOf(model), u"B X A"_s);
    QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> first(model.mimeData({model.index(0)}));
    QVERIFY(!model.dropMimeData(first.get(), Qt::MoveAction, 2, 0, {}));
}

QTEST_GUILESS_MAIN(TestPlaylists)
#include "tst_playlists.moc"
