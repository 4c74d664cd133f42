// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <base/feed_url.h>
#include <storage/bookmark_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::Bookmark;

class TestBookmarkStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsAddedIsFound();
    void aTextMayBeMissing();
    void notesChange();
    void whatIsRemovedComesBackUnderANewId();
    void whatIsNotThere_data();
    void whatIsNotThere();
    void ofAnEpisodeTheyStandByTime();
    void ofAllTheNewestComesFirst();
    void searching_data();
    void searching();
    void anEpisodeMayLeaveItsFeedAndComeBack();
    void anotherGuidIsTheSameEpisode();
    void titlesAreThoseOfToday();
    void theyStayWhenTheShowGoes();
    void theyAreFoundAgainWithTheShow();
    void anotherShowTakesNone();
    void whatFailsChangesNothing();

private:
    [[nodiscard]] BookmarkStore store() const { return BookmarkStore(*m_connection); }
    [[nodiscard]] EpisodeId id(const QString &guid) const
    {
        return idOf(*m_connection, m_show, guid);
    }
    void fetch(const QList<EpisodeToStore> &episodes, bool isComplete = true)
    {
        QVERIFY(
            EpisodeStore(*m_connection).update(m_show, episodes, isComplete, testNow).has_value());
    }
    BookmarkId add(const QString &guid,
                   std::chrono::milliseconds position,
                   const QString &note = {})
    {
        const auto detail = EpisodeStore(*m_connection).detail(id(guid));
        if (!detail)
            return {};
        Bookmark bookmark = domain::bookmarkAt(*detail, position);
        bookmark.note = note;
        bookmark.created = at(1'700'000'000 + ++m_added);
        return store().add(bookmark).value_or(BookmarkId{});
    }
    /// \return the bookmarks in the order of the list, as "note@seconds note@seconds"
    [[nodiscard]] QString list(const domain::BookmarkFilter &filter = {}) const
    {
        const auto found = store().list(filter);
        if (!found)
            return toName(found.error().code);
        QStringList texts;
        for (const Bookmark &bookmark : *found)
            texts.append(u"%1@%2"_s.arg(bookmark.note).arg(bookmark.position / 1s));
        return texts.join(u' ');
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
    int m_added = 0;
};

void TestBookmarkStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    m_added = 0;
    fetch({episode(u"a"_s, 1), episode(u"b"_s, 2)});
}

void TestBookmarkStore::whatIsAddedIsFound()
{
    const BookmarkId bookmark = add(u"a"_s, 754'321ms, u"Walrus"_s);
    QVERIFY(bookmark.isValid());
    const auto found = store().find(bookmark);
    QVERIFY(found.has_value());
    QCOMPARE(found->id, bookmark);
    QCOMPARE(found->episode, id(u"a"_s));
    QCOMPARE(found->feedKey, feedUrlKey(QUrl(u"https://example.org/show"_s)));
    QCOMPARE(found->guid, u"a"_s);
    QCOMPARE(found->title, u"Title of a"_s);
    QCOMPARE(found->podcastTitle, u"show"_s);
    QCOMPARE(found->enclosure, QUrl(u"https://example.org/a.mp3"_s));
    QCOMPARE(found->position, 754'321ms);
    QCOMPARE(found->note, u"Walrus"_s);
    QCOMPARE(found->created, at(1'700'000'001));
}

void TestBookmarkStore::aTextMayBeMissing()
{
    QVERIFY(store().add({.created = testNow}).has_value());
    const auto all = store().list();
    QCOMPARE(all->size(), 1);
    QVERIFY(!all->constFirst().episode.isValid());
    QCOMPARE(all->constFirst().title, QString());
}

void TestBookmarkStore::notesChange()
{
    const BookmarkId first = add(u"a"_s, 1s, u"one"_s);
    add(u"a"_s, 2s, u"two"_s);
    QVERIFY(store().setNote(first, u"new"_s).has_value());
    QCOMPARE(list({.episode = id(u"a"_s)}), u"new@1 two@2"_s);
    QVERIFY(store().setNote(first, {}).has_value());
    QCOMPARE(list({.episode = id(u"a"_s)}), u"@1 two@2"_s);
}

void TestBookmarkStore::whatIsRemovedComesBackUnderANewId()
{
    const BookmarkId first = add(u"a"_s, 1s, u"one"_s);
    add(u"a"_s, 2s, u"two"_s);
    const Bookmark before = *store().find(first);
    QVERIFY(store().remove(first).has_value());
    QCOMPARE(list(), u"two@2"_s);
    const auto back = store().add(before);
    QVERIFY(back.has_value());
    Bookmark after = *store().find(*back);
    QVERIFY(after.id != first);
    after.id = first;
    QCOMPARE(after, before);
}

void TestBookmarkStore::whatIsNotThere_data()
{
    QTest::addColumn<qint64>("id");
    QTest::newRow("the invalid id 0") << qint64(0);
    QTest::newRow("an id that was never assigned") << qint64(4711);
    QTest::newRow("a negative id") << qint64(-3);
}

void TestBookmarkStore::whatIsNotThere()
{
    QFETCH(const qint64, id);
    add(u"a"_s, 1s, u"one"_s);
    const BookmarkId missing{id};
    QCOMPARE(store().find(missing).error().code, ErrorCode::NotFound);
    QCOMPARE(store().setNote(missing, u"x"_s).error().code, ErrorCode::NotFound);
    QCOMPARE(store().remove(missing).error().code, ErrorCode::NotFound);
    QCOMPARE(list(), u"one@1"_s);
}

void TestBookmarkStore::ofAnEpisodeTheyStandByTime()
{
    add(u"a"_s, 30s, u"late"_s);
    add(u"b"_s, 5s, u"other"_s);
    add(u"a"_s, 10s, u"early"_s);
    add(u"a"_s, 30s, u"again"_s);
    QCOMPARE(list({.episode = id(u"a"_s)}), u"early@10 late@30 again@30"_s);
    QCOMPARE(list({.episode = id(u"b"_s)}), u"other@5"_s);
    QCOMPARE(list({.episode = EpisodeId{4711}}), QString());
}

void TestBookmarkStore::ofAllTheNewestComesFirst()
{
    add(u"a"_s, 30s, u"first"_s);
    add(u"b"_s, 5s, u"second"_s);
    add(u"a"_s, 10s, u"third"_s);
    QCOMPARE(list(), u"third@10 second@5 first@30"_s);
}

void TestBookmarkStore::searching_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isOfOne");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an empty search finds all bookmarks")
        << u""_s << false << u"ice@3 100%@2 Wälrus@1"_s;
    QTest::newRow("a word of a note") << u"walrus"_s << false << u"Wälrus@1"_s;
    QTest::newRow("a word of a title") << u"title of a"_s << false << u"100%@2 Wälrus@1"_s;
    QTest::newRow("a word of the show") << u"SHOW"_s << false << u"ice@3 100%@2 Wälrus@1"_s;
    QTest::newRow("words of note and title") << u"100 title"_s << false << u"100%@2"_s;
    QTest::newRow("a percent sign is no wildcard") << u"%"_s << false << u"100%@2"_s;
    QTest::newRow("bookmarks of one episode") << u"i"_s << true << u"Wälrus@1 100%@2"_s;
    QTest::newRow("a word that occurs nowhere") << u"submarine"_s << false << u""_s;
}

void TestBookmarkStore::searching()
{
    QFETCH(const QString, words);
    QFETCH(const bool, isOfOne);
    QFETCH(const QString, expected);
    add(u"a"_s, 1s, u"Wälrus"_s);
    add(u"a"_s, 2s, u"100%"_s);
    add(u"b"_s, 3s, u"ice"_s);
    const EpisodeId episode = isOfOne ? id(u"a"_s) : EpisodeId{};
    QCOMPARE(list({.episode = episode, .words = words}), expected);
}

void TestBookmarkStore::anEpisodeMayLeaveItsFeedAndComeBack()
{
    const EpisodeId before = id(u"a"_s);
    add(u"a"_s, 1s, u"one"_s);
    fetch({episode(u"b"_s, 2)});
    QVERIFY(EpisodeStore(*m_connection).detail(before)->isRemoved);
    QCOMPARE(store().list()->constFirst().episode, before);
    fetch({episode(u"a"_s, 1), episode(u"b"_s, 2)});
    QVERIFY(!EpisodeStore(*m_connection).detail(before)->isRemoved);
    QCOMPARE(list({.episode = before}), u"one@1"_s);
}

void TestBookmarkStore::anotherGuidIsTheSameEpisode()
{
    add(u"a"_s, 1s, u"one"_s);
    EpisodeToStore renamed = episode(u"a"_s, 1);
    renamed.episode.guid = u"new"_s;
    fetch({renamed, episode(u"b"_s, 2)});
    const Bookmark bookmark = store().list()->constFirst();
    QCOMPARE(bookmark.guid, u"new"_s);
    QCOMPARE(bookmark.episode, id(u"new"_s));
}

void TestBookmarkStore::titlesAreThoseOfToday()
{
    add(u"a"_s, 1s);
    EpisodeToStore corrected = episode(u"a"_s, 1);
    corrected.episode.title = u"Corrected"_s;
    corrected.episode.link = QUrl(u"https://example.org/page"_s);
    fetch({corrected, episode(u"b"_s, 2)});
    const Bookmark bookmark = store().list()->constFirst();
    QCOMPARE(bookmark.title, u"Corrected"_s);
    QCOMPARE(bookmark.link, corrected.episode.link);
}

void TestBookmarkStore::theyStayWhenTheShowGoes()
{
    const BookmarkId kept = add(u"a"_s, 1s, u"one"_s);
    EpisodeToStore corrected = episode(u"a"_s, 1);
    corrected.episode.title = u"Corrected"_s;
    corrected.episode.link = QUrl(u"https://example.org/page"_s);
    corrected.episode.image = QUrl(u"https://example.org/a.png"_s);
    fetch({corrected, episode(u"b"_s, 2)});
    Bookmark before = *store().find(kept);
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    const auto after = store().find(kept);
    QVERIFY(after.has_value());
    QVERIFY(!after->episode.isValid());
    before.episode = {};
    QCOMPARE(*after, before);
    QVERIFY(store().setNote(kept, u"still mine"_s).has_value());
    QVERIFY(store().remove(kept).has_value());
}

void TestBookmarkStore::theyAreFoundAgainWithTheShow()
{
    add(u"a"_s, 1s, u"one"_s);
    add(u"b"_s, 2s, u"two"_s);
    const Bookmark removed = store().list()->constFirst();
    QVERIFY(store().remove(removed.id).has_value());
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    // The user undoes the removal while the show is not followed.
    QVERIFY(store().add(removed).has_value());
    QVERIFY(!store().list()->constFirst().episode.isValid());

    // The trailing slash makes another address with the same feed key.
    m_show = addShow(*m_connection, u"show/"_s);
    fetch({episode(u"a"_s, 1)});
    QCOMPARE(list({.episode = id(u"a"_s)}), u"one@1"_s);
    QVERIFY(!store().list()->constFirst().episode.isValid());
    fetch({episode(u"a"_s, 1), episode(u"b"_s, 2)});
    QCOMPARE(list({.episode = id(u"b"_s)}), u"two@2"_s);
}

void TestBookmarkStore::anotherShowTakesNone()
{
    add(u"a"_s, 1s, u"one"_s);
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    m_show = addShow(*m_connection, u"another"_s);
    fetch({episode(u"a"_s, 1)});
    QCOMPARE(list({.episode = id(u"a"_s)}), QString());
    QCOMPARE(list(), u"one@1"_s);
}

void TestBookmarkStore::whatFailsChangesNothing()
{
    const BookmarkId kept = add(u"a"_s, 1s, u"one"_s);
    const Bookmark bookmark = *store().find(kept);
    const auto fails = [this](const auto &act) {
        m_connection->failAfter(1);
        return act();
    };
    QCOMPARE(fails([&] { return store().add(bookmark).error().code; }), ErrorCode::DatabaseFailed);
    QCOMPARE(fails([&] { return store().setNote(kept, u"x"_s).error().code; }),
             ErrorCode::DatabaseFailed);
    QCOMPARE(fails([&] { return store().remove(kept).error().code; }), ErrorCode::DatabaseFailed);
    QCOMPARE(fails([&] { return store().find(kept).error().code; }), ErrorCode::DatabaseFailed);
    QCOMPARE(fails([&] { return store().list().error().code; }), ErrorCode::DatabaseFailed);
    QCOMPARE(fails([&] { return store().findEpisodes(m_show).error().code; }),
             ErrorCode::DatabaseFailed);
    QCOMPARE(list(), u"one@1"_s);
}

QTEST_GUILESS_MAIN(TestBookmarkStore)
#include "tst_bookmark_store.moc"
