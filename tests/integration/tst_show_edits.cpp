// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the user's edits of shows, with a real library: titles, pictures, tags and archived shows.

#include <support/dogear_warnings.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::SidebarModel;
using itemmodels::SidebarSection;
using itemmodels::ViewKind;
using subscriptions::ShowEdit;

class TestShowEdits final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_library.reset();
        QCOMPARE(test::dogearWarnings(), QString());
    }

    void anEditIsTakenBack_data();
    void anEditIsTakenBack();
    void theNameOfTheFeedIsNoNameOfItsOwn();
    void aShowIsFoundByBothNames();
    void aPictureIsThereAsAFile();
    void whatIsPutAwayIsNotRefreshed();
    void whatIsPutAwayIsNotInTheInbox();
    void aTagIsRenamedEverywhere();
    void allOfItComesBackWithAShow();
    void theSidebarSortsThem();

private:
    subscriptions::Subscriptions &shows() { return m_library->library.subscriptions(); }
    template<typename T>
    static T wait(const Future<T> &answer)
    {
        if (!test::waitUntil([&] { return answer.isFinished(); }))
            return failure({ErrorCode::Timeout});
        return answer.result();
    }
    domain::FollowedPodcast show(PodcastId id)
    {
        return wait(shows().find(id)).value_or(domain::FollowedPodcast());
    }
    bool edit(PodcastId id, const ShowEdit &change)
    {
        return wait(shows().edit(id, change)).has_value();
    }
    int hits(const QString &query)
    {
        const auto found = wait(m_library->library.episodes().search().find(query, false, 100));
        return found ? int(found->hits.size()) : -1;
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    PodcastId m_show;
    PodcastId m_other;
};

void TestShowEdits::init()
{
    QTest::failOnWarning(QRegularExpression(u"QObject"_s));
    test::failOnDogearWarnings();
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Developer Talks"_s, {{u"One"_s}, {u"Two"_s}});
    m_other = m_library->follow(u"Other"_s, {{u"Three"_s}});
}

void TestShowEdits::anEditIsTakenBack_data()
{
    QTest::addColumn<ShowEdit>("change");
    QTest::newRow("a title") << ShowEdit{.title = u"Mine"_s};
    QTest::newRow("a picture") << ShowEdit{.picture = "picture"};
    QTest::newRow("a tag") << ShowEdit{.tags = QStringList{u"News"_s}};
    QTest::newRow("an archived show") << ShowEdit{.isArchived = true};
    QTest::newRow("a show that is not announced") << ShowEdit{.isQuiet = true};
}

void TestShowEdits::anEditIsTakenBack()
{
    QFETCH(const ShowEdit, change);
    const domain::FollowedPodcast before = show(m_show);
    QSignalSpy changed(&shows(), &subscriptions::Subscriptions::podcastsChanged);
    const auto was = wait(shows().edit(m_show, change));
    QVERIFY(was.has_value());
    QVERIFY(*was == before);
    QCOMPARE(changed.size(), 1);
    QVERIFY(!(show(m_show) == before));
    QVERIFY(wait(shows().undoEdit(*was)).has_value());
    QVERIFY(show(m_show) == before);
}

void TestShowEdits::theNameOfTheFeedIsNoNameOfItsOwn()
{
    QVERIFY(edit(m_show, {.title = u"Developer Talks"_s}));
    QVERIFY(show(m_show).overrides.title.isEmpty());
    QCOMPARE(wait(shows().edit(PodcastId{99}, {.title = u"x"_s})).error().code,
             ErrorCode::NotFound);
}

void TestShowEdits::aShowIsFoundByBothNames()
{
    QVERIFY(edit(m_show, {.title = u"Torch"_s}));
    QCOMPARE(hits(u"show:torch"_s), 2);
    QCOMPARE(hits(u"show:developer"_s), 2);
    QCOMPARE(m_library->episodes(m_show).constFirst().podcastTitle, u"Torch"_s);
    QVERIFY(edit(m_show, {.title = QString()}));
    QCOMPARE(hits(u"show:torch"_s), 0);
}

void TestShowEdits::aPictureIsThereAsAFile()
{
    QVERIFY(edit(m_show, {.picture = "bytes of a picture"}));
    const auto path = wait(m_library->library.artwork().file(show(m_show).image()));
    QVERIFY(path.has_value());
    QFile file(*path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), "bytes of a picture");
    QCOMPARE(m_library->episodes(m_show).constFirst().image, show(m_show).image());
    QVERIFY(edit(m_show, {.picture = QByteArray()}));
    QCOMPARE(show(m_show).image(), show(m_show).podcast.image);
}

void TestShowEdits::whatIsPutAwayIsNotRefreshed()
{
    QVERIFY(edit(m_show, {.isArchived = true}));
    const auto all = wait(m_library->library.refresher().refresh());
    QCOMPARE(all->shows, 1);
    const auto asked = wait(m_library->library.refresher().refresh({m_show}));
    QCOMPARE(asked->shows, 1); // requested explicitly
    QVERIFY(edit(m_show, {.isArchived = false}));
    QCOMPARE(wait(m_library->library.refresher().refresh())->shows, 2);
}

void TestShowEdits::whatIsPutAwayIsNotInTheInbox()
{
    QVERIFY(edit(m_show, {.isArchived = true}));
    const auto count = [this](ViewKind kind) {
        return wait(m_library->library.episodes().count(itemmodels::toFilter({.kind = kind})))
            .value_or(-1);
    };
    QCOMPARE(count(ViewKind::Inbox), 1);
    QCOMPARE(count(ViewKind::AllEpisodes), 3);
    QCOMPARE(hits(u"one"_s), 1); // still found by a search
}

void TestShowEdits::aTagIsRenamedEverywhere()
{
    QVERIFY(edit(m_show, {.tags = QStringList{u"News"_s, u"Long"_s}}));
    QVERIFY(edit(m_other, {.tags = QStringList{u"News"_s, u"Radio"_s}}));
    const auto before = wait(shows().renameTag(u"News"_s, u"Radio"_s));
    QCOMPARE(before->size(), 2);
    QCOMPARE(show(m_show).tags, (QStringList{u"Radio"_s, u"Long"_s}));
    QCOMPARE(show(m_other).tags, QStringList{u"Radio"_s});
    QVERIFY(wait(shows().undoEdits(*before)).has_value());
    QCOMPARE(show(m_other).tags, (QStringList{u"News"_s, u"Radio"_s}));
    QVERIFY(wait(shows().renameTag(u"Long"_s, {})).has_value());
    QCOMPARE(show(m_show).tags, QStringList{u"News"_s});
}

void TestShowEdits::allOfItComesBackWithAShow()
{
    QVERIFY(edit(m_show,
                 {.title = u"Mine"_s,
                  .picture = "picture",
                  .isArchived = true,
                  .tags = QStringList{u"News"_s}}));
    const domain::FollowedPodcast before = show(m_show);
    const auto removed = wait(shows().remove(m_show));
    QVERIFY(removed.has_value());
    const auto id = wait(shows().restore(*removed));
    QVERIFY(id.has_value());
    QVERIFY(show(*id).overrides == before.overrides);
    QCOMPARE(show(*id).tags, before.tags);
}

void TestShowEdits::theSidebarSortsThem()
{
    QVERIFY(edit(m_show, {.isArchived = true, .tags = QStringList{u"News"_s}}));
    QVERIFY(edit(m_other, {.tags = QStringList{u"News"_s, u"art"_s}}));
    const auto below = [this] {
        const SidebarModel &model = m_library->sidebarModel;
        QStringList rows;
        for (int row = SidebarModel::fixedViewCount(); row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            rows.append(u"%1 %2 %3"_s
                            .arg(int(index.data(SidebarModel::SectionRole).value<SidebarSection>()))
                            .arg(index.data(SidebarModel::TitleRole).toString())
                            .arg(index.data(SidebarModel::UnplayedCountRole).toInt()));
        }
        return rows;
    };
    QTRY_COMPARE(
        below(),
        (QStringList{u"2 art 1"_s, u"2 News 1"_s, u"3 Other 1"_s, u"4 Developer Talks 2"_s}));
    QCOMPARE(m_library->sidebarModel.index(0).data(SidebarModel::UnplayedCountRole).toInt(), 1);
    QCOMPARE(m_library->sidebarModel.tags(), (QStringList{u"art"_s, u"News"_s}));
}

QTEST_GUILESS_MAIN(TestShowEdits)
#include "tst_show_edits.moc"
