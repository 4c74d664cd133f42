// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what plays when Up next is empty, and filling a length of time, with a real library and a
// fake device.

#include <listening/auto_advance.h>
#include <listening/fallback_source.h>
#include <listening/play_sources.h>
#include <listening/show_playbacks.h>
#include <listening/time_filler.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::PlaySource;
using domain::Station;
using domain::StationOrder;
using listening::TimeFiller;
using settings::AfterEpisode;

class TestPlaySources final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aStationPlaysByItsRules_data();
    void aStationPlaysByItsRules();
    void aMissingSourceIsReported();
    void aRenamedStationStaysChosen();
    void upNextComesFirst();
    void aListContinuesBehindItsEpisode();
    void aStationContinuesWithTheNewest();
    void nextDoesNotReturn();
    void nothingPlaysByDefault();
    void stopMeansStop();
    void theSourceStartsAnEmptyPlayer();
    void aTimeIsFilledAtTheSpeedOfTheShow();
    void theEpisodeInThePlayerIsLeftOut();

private:
    template<typename T>
    static T wait(const Future<T> &answer)
    {
        if (!test::waitUntil([&] { return answer.isFinished(); }))
            return failure({ErrorCode::Timeout});
        return answer.result();
    }
    listening::PlaySources &sources() { return m_library->library.lists().sources; }
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
    QString current()
    {
        const auto &current = m_library->session->current();
        return current ? m_ids.key(current->summary.id, u"?"_s) : QString();
    }
    PlaySource addList(const QString &titles)
    {
        const auto created =
            wait(m_library->library.lists().playlists.create(u"List"_s, ids(titles)));
        return {.list = created->after->list.id};
    }
    PlaySource addStation(const QString &query, const Station &rules)
    {
        const auto saved =
            wait(m_library->library.lists().savedSearches.save({u"Station"_s, query, rules}));
        return saved ? PlaySource{.station = u"Station"_s} : PlaySource();
    }
    void setPlayed(const QString &titles)
    {
        for (const EpisodeId id : ids(titles))
            QVERIFY(wait(m_library->library.episodes().setPlayed(id, true)).has_value());
    }
    void choose(const PlaySource &source)
    {
        QVERIFY(wait(sources().choose(source)).has_value());
        QTRY_VERIFY(m_fallback->source().source == source);
    }
    void play(const QString &title);
    /// Lets the device play the current episode to its end.
    void finish();

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<listening::FallbackSource> m_fallback;
    std::unique_ptr<listening::AutoAdvance> m_autoAdvance;
    PodcastId m_show;
    QHash<QString, EpisodeId> m_ids; ///< A to E are of one show, E the newest; X, Y of another
};

void TestPlaySources::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Show"_s,
                               {{.title = u"E"_s, .minutes = 50},
                                {.title = u"D"_s, .minutes = 20},
                                {.title = u"C"_s, .minutes = 30},
                                {.title = u"B"_s, .hasEnclosure = false},
                                {.title = u"A"_s, .minutes = 10}});
    const PodcastId other = m_library->follow(u"Another"_s, {{.title = u"Y"_s}, {.title = u"X"_s}});
    m_ids.clear();
    for (const PodcastId podcast : {m_show, other}) {
        for (const domain::EpisodeSummary &episode : m_library->episodes(podcast))
            m_ids.insert(episode.title, episode.id);
    }
    QCOMPARE(m_ids.size(), 7);
    m_fallback = std::make_unique<listening::FallbackSource>(sources());
    m_autoAdvance = std::make_unique<listening::AutoAdvance>(
        *m_library->session, m_library->library.queue(), m_library->library.episodes());
    m_autoAdvance->setFallback(*m_fallback);
}

void TestPlaySources::cleanup()
{
    m_autoAdvance.reset();
    m_fallback.reset();
    m_library.reset();
}

void TestPlaySources::play(const QString &title)
{
    m_library->session->play(m_ids.value(title));
    QTRY_COMPARE(current(), title);
    emit m_library->output.loaded(20min);
    m_library->output.tick(m_library->player.position());
    QVERIFY(m_library->settle());
}

void TestPlaySources::finish()
{
    emit m_library->output.loaded(20min);
    m_library->output.tick(20min);
    emit m_library->output.finished();
}

void TestPlaySources::aStationPlaysByItsRules_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<Station>("rules");
    QTest::addColumn<QString>("expected");
    QTest::newRow("newest first") << u"show:Show"_s << Station{} << u"E D C A"_s;
    QTest::newRow("oldest first") << u"show:Show"_s << Station{.order = StationOrder::OldestFirst}
                                  << u"A C D E"_s;
    QTest::newRow("two per show") << u"longer:1m"_s << Station{.maxPerShow = 2} << u"Y E X D"_s;
    QTest::newRow("a length") << u"longer:25m"_s << Station{} << u"E C"_s;
    QTest::newRow("nothing matches") << u"nowhere"_s << Station{} << u""_s;
}

void TestPlaySources::aStationPlaysByItsRules()
{
    QFETCH(const QString, query);
    QFETCH(const Station, rules);
    QFETCH(const QString, expected);
    QVERIFY(wait(m_library->library.maintenance().searchIndexer.finish()).has_value());
    const auto found = wait(sources().first(addStation(query, rules), {}, 10));
    QVERIFY(found.has_value());
    // Episodes of the two shows were published at the same times.
    QStringList names = this->names(*found).split(u' ', Qt::SkipEmptyParts);
    QStringList wanted = expected.split(u' ', Qt::SkipEmptyParts);
    if (rules.maxPerShow > 0) {
        names.sort();
        wanted.sort();
    }
    QCOMPARE(names, wanted);
}

void TestPlaySources::aMissingSourceIsReported()
{
    QCOMPARE(wait(sources().first({.station = u"Nowhere"_s}, {}, 1)).error().code,
             ErrorCode::NotFound);
    QCOMPARE(wait(sources().first({.list = PlaylistId{77}}, {}, 1)).error().code,
             ErrorCode::NotFound);
    QVERIFY(wait(sources().first({}, {}, 1))->isEmpty());
}

void TestPlaySources::aRenamedStationStaysChosen()
{
    episodes::SavedSearches &searches = m_library->library.lists().savedSearches;
    choose(addStation(u"longer:1m"_s, {.order = StationOrder::OldestFirst}));
    const auto before = wait(searches.rename(u"Station"_s, u"Radio"_s));
    QVERIFY(before.has_value());
    QCOMPARE(wait(sources().chosen())->name, u"Radio"_s);
    QVERIFY(wait(searches.restore(*before)).has_value());
    QCOMPARE(wait(sources().chosen())->name, u"Station"_s);
    const auto removed = wait(searches.remove(u"Station"_s));
    QVERIFY(wait(sources().chosen())->source.isNothing());
    QVERIFY(wait(searches.restore(*removed)).has_value());
    QCOMPARE(wait(sources().chosen())->name, u"Station"_s);
}

void TestPlaySources::upNextComesFirst()
{
    choose(addList(u"C D"_s));
    QVERIFY(wait(m_library->library.queue().playLast(ids(u"X"_s))).has_value());
    play(u"A"_s);
    finish();
    QTRY_COMPARE(current(), u"X"_s);
    finish();
    QTRY_COMPARE(current(), u"C"_s);
}

void TestPlaySources::aListContinuesBehindItsEpisode()
{
    choose(addList(u"C E D X"_s));
    setPlayed(u"D"_s);
    play(u"E"_s); // from here, not from the beginning
    QVERIFY(wait(m_library->library.queue().playLast(ids(u"Y"_s))).has_value());
    finish();
    QTRY_COMPARE(current(), u"Y"_s); // of Up next
    finish();
    QTRY_COMPARE(current(), u"X"_s); // behind E and D, which is played
    finish();
    QVERIFY(m_library->settle());
    QCOMPARE(current(), u"X"_s); // the end of the list
}

void TestPlaySources::aStationContinuesWithTheNewest()
{
    QVERIFY(wait(m_library->library.maintenance().searchIndexer.finish()).has_value());
    choose(addStation(u"show:Show"_s, {}));
    QTRY_COMPARE(m_fallback->upcoming(), m_ids.value(u"E"_s));
    play(u"E"_s);
    QTRY_COMPARE(m_fallback->upcoming(), m_ids.value(u"D"_s));
    finish();
    QTRY_COMPARE(current(), u"D"_s);
}

/// The episode that Next leaves is not played, so the station would begin with it again.
void TestPlaySources::nextDoesNotReturn()
{
    QVERIFY(wait(m_library->library.maintenance().searchIndexer.finish()).has_value());
    choose(addStation(u"show:Show"_s, {}));
    play(u"E"_s);
    for (const QString &title : {u"D"_s, u"C"_s, u"A"_s}) {
        QTRY_VERIFY(m_autoAdvance->canGoNext());
        m_autoAdvance->next();
        QTRY_COMPARE(current(), title);
    }
    m_autoAdvance->next(); // once all were skipped, it begins again
    QTRY_COMPARE(current(), u"E"_s);
}

void TestPlaySources::nothingPlaysByDefault()
{
    play(u"E"_s);
    QVERIFY(!m_autoAdvance->canGoNext());
    finish();
    QVERIFY(m_library->settle());
    QCOMPARE(current(), u"E"_s);
}

void TestPlaySources::stopMeansStop()
{
    choose(addList(u"C D"_s));
    m_autoAdvance->setAfterEpisode(AfterEpisode::Stop);
    play(u"E"_s);
    finish();
    QVERIFY(m_library->settle());
    QCOMPARE(current(), u"E"_s);
    m_autoAdvance->next(); // but the user may go on
    QTRY_COMPARE(current(), u"C"_s);
}

void TestPlaySources::theSourceStartsAnEmptyPlayer()
{
    choose(addList(u"C D"_s));
    QTRY_VERIFY(m_autoAdvance->canGoNext());
    m_autoAdvance->next();
    QTRY_COMPARE(current(), u"C"_s);
}

void TestPlaySources::aTimeIsFilledAtTheSpeedOfTheShow()
{
    const PlaySource list = addList(u"E A D C X"_s); // 50 10 20 30 20 minutes
    TimeFiller filler(sources(), m_library->library.database());
    auto choice = wait(filler.fill(list, 30min, 1.0));
    QVERIFY(choice.has_value());
    QCOMPARE(names(choice->filling.episodes), u"A D"_s);
    QCOMPARE(choice->episodes.size(), 2);
    QCOMPARE(choice->episodes.constFirst().title, u"A"_s);
    QCOMPARE(choice->filling.total, 30min);

    // At twice the speed, without a minute of intro: 24.5, 4.5, 9.5, 14.5; X keeps its 20 minutes.
    m_library->library.showPlaybacks().set(m_show, {.speed = 2.0, .intro = 60s});
    QVERIFY(m_library->settle());
    choice = wait(filler.fill(list, 25min, 1.0));
    QCOMPARE(names(choice->filling.episodes), u"E"_s);
    choice = wait(filler.fill(list, 34min, 1.0));
    QCOMPARE(names(choice->filling.episodes), u"E D"_s);
    QCOMPARE(wait(filler.fill({.list = PlaylistId{77}}, 25min, 1.0)).error().code,
             ErrorCode::NotFound);
}

void TestPlaySources::theEpisodeInThePlayerIsLeftOut()
{
    const PlaySource list = addList(u"C D"_s);
    setPlayed(u"D"_s);
    TimeFiller filler(sources(), m_library->library.database());
    QCOMPARE(names(wait(filler.fill(list, 30min, 1.0))->filling.episodes), u"C"_s);
    QVERIFY(wait(filler.fill(list, 30min, 1.0, m_ids.value(u"C"_s)))->episodes.isEmpty());
}

QTEST_GUILESS_MAIN(TestPlaySources)
#include "tst_play_sources.moc"
