// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the loudness of an episode is measured once and stored, in a real library with a
// reader that counts its calls.

#include <listening/loudness.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using listening::Loudness;

class TestStoredLoudness final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void itIsMeasuredOnceAndKept();
    void nothingIsReadBeforeItIsPlayed();
    void aFileThatChangedIsMeasuredAgain();
    void onlyWhileItIsWanted();
    void ofTheWebNothingIsRead_data();
    void ofTheWebNothingIsRead();
    void anotherEpisodeIsNotAsLoud();
    void whatCannotBeReadIsLeftAlone();
    void itStopsWithTheEpisode();

private:
    /// Follows a show with an episode \a title whose media is at \a url.
    EpisodeId follow(const QString &title, const QString &url);
    void load(EpisodeId id)
    {
        m_library->session->load(id);
        QVERIFY(test::waitUntil([&] { return m_library->session->isCurrent(id); }));
        QVERIFY(m_library->settle());
    }
    void play(EpisodeId id)
    {
        load(id);
        m_library->player.play();
        QVERIFY(m_library->settle());
    }
    void makeLoudness();
    [[nodiscard]] std::optional<double> known() const
    {
        return m_library->sound.speechSettings().loudness;
    }
    [[nodiscard]] QString file(const QString &name) const
    {
        return m_library->folder.filePath(name);
    }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile media(file(name));
        QVERIFY(media.open(QFile::WriteOnly));
        media.write(content);
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<Loudness> m_loudness;
    std::atomic_int m_reads = 0;
    std::atomic_bool m_isEndless = false;
    Result<std::optional<double>> m_answer = std::optional(-23.5);
};

void TestStoredLoudness::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_reads = 0;
    m_isEndless = false;
    m_answer = std::optional(-23.5);
    m_library = std::make_unique<test::LocalLibrary>();
    m_library->sound.setSpeechSettings({.levelsLoudness = true});
    makeLoudness();
    write(u"a.mp3"_s, "sound");
}

void TestStoredLoudness::cleanup()
{
    m_loudness.reset();
    m_library.reset();
}

void TestStoredLoudness::makeLoudness()
{
    const auto read = [this](const QString &, const std::atomic_bool &isStopped) {
        ++m_reads;
        while (m_isEndless && !isStopped)
            QThread::msleep(1);
        return m_answer;
    };
    m_loudness = std::make_unique<Loudness>(m_library->player,
                                            m_library->sound,
                                            *m_library->session,
                                            m_library->library.database(),
                                            read);
}

EpisodeId TestStoredLoudness::follow(const QString &title, const QString &url)
{
    const QString path = file(title + u".xml"_s);
    QFile feed(path);
    if (!feed.open(QFile::WriteOnly))
        return {};
    feed.write(
        u"<rss version=\"2.0\"><channel><title>%1</title><item><title>%1</title><guid>%1</guid>"
        "<enclosure url=\"%2\" type=\"audio/mpeg\"/></item></channel></rss>"_s.arg(title, url)
            .toUtf8());
    feed.close();
    auto outcome = m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(path));
    if (!test::waitUntil([&] { return outcome.isFinished(); }) || outcome.result().added.isEmpty())
        return {};
    return m_library->episodes(outcome.result().added.constFirst().id).constFirst().id;
}

void TestStoredLoudness::itIsMeasuredOnceAndKept()
{
    const EpisodeId id = follow(u"A"_s, u"a.mp3"_s);
    QSignalSpy measured(m_loudness.get(), &Loudness::measured);
    play(id);
    QTRY_COMPARE(measured.size(), 1);
    QCOMPARE(known(), -23.5);
    QCOMPARE(m_library->output.lastShape.loudness, -23.5);

    // In another session, the loudness is known before the first sound.
    play(follow(u"B"_s, u"https://example.org/b.mp3"_s));
    QCOMPARE(known(), std::nullopt);
    makeLoudness();
    load(id);
    QTRY_COMPARE(known(), -23.5);
    QCOMPARE(m_reads, 1);
}

void TestStoredLoudness::nothingIsReadBeforeItIsPlayed()
{
    load(follow(u"A"_s, u"a.mp3"_s));
    QCOMPARE(m_reads, 0);
    m_library->player.play();
    QTRY_COMPARE(known(), -23.5);
    QCOMPARE(m_reads, 1);
}

void TestStoredLoudness::aFileThatChangedIsMeasuredAgain()
{
    const EpisodeId id = follow(u"A"_s, u"a.mp3"_s);
    QSignalSpy measured(m_loudness.get(), &Loudness::measured);
    play(id);
    QTRY_COMPARE(measured.size(), 1);
    play(follow(u"B"_s, u"https://example.org/b.mp3"_s));
    write(u"a.mp3"_s, "other sound");
    m_answer = std::optional(-12.0);
    play(id);
    QTRY_COMPARE(known(), -12.0);
    QCOMPARE(m_reads, 2);
}

void TestStoredLoudness::onlyWhileItIsWanted()
{
    m_library->sound.setSpeechSettings({});
    play(follow(u"A"_s, u"a.mp3"_s));
    QCOMPARE(m_reads, 0);
    m_library->sound.setSpeechSettings({.levelsLoudness = true});
    QTRY_COMPARE(known(), -23.5);
    m_library->sound.setSpeechSettings({});
    m_library->sound.setSpeechSettings({.levelsLoudness = true});
    QCOMPARE(known(), -23.5);
    QVERIFY(m_library->settle());
    QCOMPARE(m_reads, 1);
}

void TestStoredLoudness::ofTheWebNothingIsRead_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("media at a web address") << u"https://example.org/a.mp3"_s;
    QTest::newRow("a resource that a local feed names") << u"qrc:/a.mp3"_s;
}

void TestStoredLoudness::ofTheWebNothingIsRead()
{
    QFETCH(const QString, url);
    play(follow(u"A"_s, url));
    QCOMPARE(m_reads, 0);
    QCOMPARE(known(), std::nullopt);
}

void TestStoredLoudness::anotherEpisodeIsNotAsLoud()
{
    const QSignalSpy measured(m_loudness.get(), &Loudness::measured);
    play(follow(u"A"_s, u"a.mp3"_s));
    QTRY_COMPARE(measured.size(), 1); // emitted once it is stored, after it is known
    QCOMPARE(known(), -23.5);
    m_answer = std::optional<double>();
    write(u"b.mp3"_s, "silence");
    play(follow(u"B"_s, u"b.mp3"_s));
    QTRY_COMPARE(measured.size(), 2);
    QCOMPARE(known(), std::nullopt);
}

void TestStoredLoudness::whatCannotBeReadIsLeftAlone()
{
    m_answer = failure({ErrorCode::MediaUnsupported});
    QSignalSpy measured(m_loudness.get(), &Loudness::measured);
    play(follow(u"A"_s, u"a.mp3"_s));
    QTRY_COMPARE(m_reads, 1);
    m_library->sound.setSpeechSettings({.trimsSilence = true, .levelsLoudness = true});
    QVERIFY(m_library->settle());
    QCOMPARE(m_reads, 1);
    QCOMPARE(known(), std::nullopt);
    QVERIFY(measured.isEmpty());
}

void TestStoredLoudness::itStopsWithTheEpisode()
{
    m_isEndless = true;
    QSignalSpy measured(m_loudness.get(), &Loudness::measured);
    play(follow(u"A"_s, u"a.mp3"_s));
    QTRY_COMPARE(m_reads, 1);
    play(follow(u"B"_s, u"https://example.org/b.mp3"_s));
    m_loudness.reset(); // waits for the reader
    QVERIFY(measured.isEmpty());
    QCOMPARE(known(), std::nullopt);
}

QTEST_GUILESS_MAIN(TestStoredLoudness)
#include "tst_stored_loudness.moc"
