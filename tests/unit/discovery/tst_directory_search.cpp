// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <discovery/directory_search.h>
#include <support/timeouts.h>

#include <QPromise>
#include <QSignalSpy>

#include <vector>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

using State = SourceProgress::State;

namespace {

using Shows = QList<DirectoryShow>;

/// Answers when the test says so.
class FakeSource final : public DirectorySource
{
public:
    explicit FakeSource(Directory directory)
        : m_directory(directory)
    {}

    [[nodiscard]] Directory directory() const override { return m_directory; }
    [[nodiscard]] bool isReady() const override { return hasKey; }
    [[nodiscard]] bool findsEpisodes() const override { return hasEpisodes; }
    [[nodiscard]] Future<Result<FoundShows>> findShows(const QString &words, QObject *) override
    {
        asked.append(words);
        m_promises.emplace_back().start();
        return {m_promises.back().future()};
    }
    [[nodiscard]] Future<Result<FoundEpisodes>> findEpisodes(const QString &words,
                                                             QObject *) override
    {
        asked.append(u"episodes: "_s + words);
        return readyFuture(Result<FoundEpisodes>(FoundEpisodes{{{.title = u"Part 1"_s}}, now}));
    }

    /// Answers request \a number, counted from 0.
    void answer(std::size_t number,
                const Result<Shows> &shows,
                const std::optional<Error> &requestError = {})
    {
        m_promises.at(number).addResult(
            shows ? Result<FoundShows>(FoundShows{*shows, now, requestError})
                  : failure(shows.error()));
        m_promises.at(number).finish();
    }

    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'800'000'000, utc);
    bool hasKey = true;
    bool hasEpisodes = true;
    QStringList asked;

private:
    Directory m_directory;
    std::vector<QPromise<Result<FoundShows>>> m_promises;
};

Shows shows(const QStringList &titles)
{
    Shows list;
    for (const QString &title : titles)
        list.append({.title = title});
    return list;
}

} // namespace

class TestDirectorySearch final : public QObject
{
    Q_OBJECT

private slots:
    void everySourceAnswersOnItsOwn();
    void aFailureIsOneOfItsSource();
    void aSourceWithoutItsKeyIsNotAsked();
    void anEarlierAnswerSaysWhy();
    void episodesAreFoundWhereASourceCan();
    void typingAsksAfterAPause();
    void theSameWordsAreAskedForOnce();
    void answersToEarlierWordsAreDropped();
    void emptyWordsEndTheSearch();
};

void TestDirectorySearch::everySourceAnswersOnItsOwn()
{
    FakeSource apple(Directory::Apple);
    FakeSource fyyd(Directory::Fyyd);
    DirectorySearch search({&apple, &fyyd});
    const QSignalSpy found(&search, &DirectorySearch::found);
    search.search(u" plain  talk "_s);
    QCOMPARE(search.words(), u"plain talk"_s);
    QCOMPARE(search.progress().at(0).state, State::Asked);
    QCOMPARE(search.progress().at(1).state, State::Asked);
    fyyd.answer(0, shows({u"One"_s, u"Two"_s}));
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.at(0).at(0).value<Directory>(), Directory::Fyyd);
    QCOMPARE(search.progress().at(1).state, State::Answered);
    QCOMPARE(search.progress().at(1).count, 2);
    QVERIFY(search.isAsking()); // the other one hangs, and delays nothing
    apple.answer(0, shows({}));
    QTRY_COMPARE(search.progress().at(0).state, State::Answered);
    QVERIFY(!search.isAsking());
}

void TestDirectorySearch::aFailureIsOneOfItsSource()
{
    FakeSource apple(Directory::Apple);
    FakeSource fyyd(Directory::Fyyd);
    DirectorySearch search({&apple, &fyyd});
    search.search(u"talk"_s);
    apple.answer(0, failure({.code = ErrorCode::HttpStatus, .httpStatus = 500}));
    fyyd.answer(0, shows({u"One"_s}));
    QTRY_COMPARE(search.progress().at(0).state, State::Failed);
    QCOMPARE(search.progress().at(0).error->httpStatus, 500);
    QTRY_COMPARE(search.progress().at(1).state, State::Answered);
    search.search(u"talk"_s); // again
    QCOMPARE(search.progress().at(0).state, State::Asked);
    QVERIFY(!search.progress().at(0).error);
}

void TestDirectorySearch::aSourceWithoutItsKeyIsNotAsked()
{
    FakeSource index(Directory::PodcastIndexKeyed);
    index.hasKey = false;
    DirectorySearch search({&index});
    search.search(u"talk"_s);
    QCOMPARE(index.asked, QStringList());
    QCOMPARE(search.progress().at(0).state, State::Idle);
}

void TestDirectorySearch::anEarlierAnswerSaysWhy()
{
    FakeSource apple(Directory::Apple);
    DirectorySearch search({&apple});
    search.search(u"talk"_s);
    apple.answer(0, shows({u"One"_s}), Error{.code = ErrorCode::Offline});
    QTRY_COMPARE(search.progress().at(0).state, State::Answered);
    QCOMPARE(search.progress().at(0).count, 1);
    QCOMPARE(search.progress().at(0).read, apple.now);
    QCOMPARE(search.progress().at(0).error->code, ErrorCode::Offline);
}

void TestDirectorySearch::episodesAreFoundWhereASourceCan()
{
    FakeSource apple(Directory::Apple);
    FakeSource index(Directory::PodcastIndex);
    index.hasEpisodes = false;
    DirectorySearch search({&apple, &index});
    const QSignalSpy found(&search, &DirectorySearch::foundEpisodes);
    search.search(u"talk"_s);
    search.setSought(Sought::Episodes); // repeats the search
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.at(0).at(0).value<Directory>(), Directory::Apple);
    QCOMPARE(apple.asked, QStringList({u"talk"_s, u"episodes: talk"_s}));
    QCOMPARE(index.asked, QStringList{u"talk"_s});
    QCOMPARE(search.progress().at(0).count, 1);
    QCOMPARE(search.progress().at(1).state, State::Idle);
}

void TestDirectorySearch::typingAsksAfterAPause()
{
    FakeSource apple(Directory::Apple);
    DirectorySearch search({&apple});
    const QString words = u"pytorch"_s;
    for (qsizetype i = 1; i <= words.size(); ++i)
        search.setWords(words.first(i));
    QCOMPARE(apple.asked, QStringList());
    QTRY_COMPARE(apple.asked, QStringList{words});
}

void TestDirectorySearch::theSameWordsAreAskedForOnce()
{
    FakeSource apple(Directory::Apple);
    DirectorySearch search({&apple});
    search.search(u"talk"_s);
    search.setWords(u"talk "_s);
    search.setWords(u"talks"_s);
    QTRY_COMPARE(apple.asked.size(), 2);
    QCOMPARE(apple.asked, QStringList({u"talk"_s, u"talks"_s}));
}

void TestDirectorySearch::answersToEarlierWordsAreDropped()
{
    FakeSource apple(Directory::Apple);
    DirectorySearch search({&apple});
    QStringList titles;
    connect(&search, &DirectorySearch::found, this, [&](Directory, const Shows &list) {
        for (const DirectoryShow &show : list)
            titles.append(show.title);
    });
    search.search(u"old"_s);
    search.search(u"new"_s);
    apple.answer(0, shows({u"Old"_s}));
    apple.answer(1, shows({u"New"_s}));
    QTRY_VERIFY(!titles.isEmpty());
    QCOMPARE(titles, QStringList{u"New"_s});
}

void TestDirectorySearch::emptyWordsEndTheSearch()
{
    FakeSource apple(Directory::Apple);
    DirectorySearch search({&apple});
    const QSignalSpy restarted(&search, &DirectorySearch::restarted);
    search.search(u"talk"_s);
    search.setWords(u"  "_s);
    QCOMPARE(restarted.size(), 2);
    QVERIFY(search.words().isEmpty());
    QVERIFY(!search.isAsking());
}

QTEST_GUILESS_MAIN(TestDirectorySearch)
#include "tst_directory_search.moc"
