// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the user's changes to an episode survive a changed guid. The numbers are those of
// tests/rules.md.

#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

class TestIdentity final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }
    void newGuidsKeepThePlaces();
    void whatPlaysIsSavedUnderItsNewGuid();
    void whatWasAnnouncedIsUnplayedOnceItCanBeHeard();

private:
    void write(const QStringList &guids, bool hasEnclosures = true);
    void refresh();
    [[nodiscard]] EpisodeId episode(int row) const
    {
        return m_library->episodes(m_show).at(row).id;
    }
    [[nodiscard]] std::optional<settings::SavedPosition> saved(const QString &guid) const
    {
        return settings::PositionFile(m_library->folders.positions)
            .find({QUrl::fromLocalFile(path()), guid});
    }
    [[nodiscard]] QString path() const { return m_library->folder.filePath(u"feed.xml"_s); }

    std::unique_ptr<test::LocalLibrary> m_library;
    PodcastId m_show;
};

void TestIdentity::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    write({u"one"_s, u"two"_s});
    auto outcome = m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(path()));
    QVERIFY(test::waitUntil([&] { return outcome.isFinished(); }));
    QCOMPARE(outcome.result().added.size(), 1);
    m_show = outcome.result().added.constFirst().id;
}

void TestIdentity::write(const QStringList &guids, bool hasEnclosures)
{
    QString items;
    for (int i = 0; i < guids.size(); ++i) {
        items += u"<item><title>Number %1</title><guid>%2</guid>"
                 "<pubDate>%3 Aug 2019 10:00:00 GMT</pubDate>"_s.arg(i)
                     .arg(guids.at(i))
                     .arg(20 - i);
        if (hasEnclosures)
            items +=
                u"<enclosure url=\"https://example.org/%1.mp3\" type=\"audio/mpeg\"/>"_s.arg(i);
        items += u"</item>"_s;
    }
    QFile file(path());
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(u"<rss><channel><title>Show</title>%1</channel></rss>"_s.arg(items).toUtf8());
}

void TestIdentity::refresh()
{
    auto done = m_library->library.refresher().refresh({m_show});
    QVERIFY(test::waitUntil([&] { return done.isFinished(); }));
    QVERIFY(done.result()->failed.isEmpty());
}

void TestIdentity::newGuidsKeepThePlaces()
{
    const EpisodeId first = episode(0);
    auto set = m_library->library.episodes().setPosition(first, 90s);
    QVERIFY(test::waitUntil([&] { return set.isFinished(); }));
    QCOMPARE(saved(u"one"_s)->position, 90s);

    write({u"https://new.example.org/1"_s, u"https://new.example.org/2"_s});
    refresh(); // rule 25

    QCOMPARE(m_library->episodes(m_show).size(), 2);
    QCOMPARE(episode(0), first);
    QCOMPARE(m_library->episodes(m_show).at(0).state.position, 90s);
    QCOMPARE(saved(u"https://new.example.org/1"_s)->position, 90s);
    QVERIFY(!saved(u"one"_s).has_value());
}

void TestIdentity::whatPlaysIsSavedUnderItsNewGuid()
{
    m_library->session->play(episode(0));
    QTRY_VERIFY(m_library->session->current().has_value());
    emit m_library->output.loaded(20min);
    m_library->output.tick(0ms);
    m_library->output.tick(30s);
    write({u"renamed"_s, u"two"_s});
    refresh();
    QTRY_COMPARE(m_library->session->current()->episode.guid, u"renamed"_s);
    m_library->output.tick(60s);
    m_library->session->save();
    QVERIFY(m_library->settle());
    QCOMPARE(saved(u"renamed"_s)->position, 60s);
    QCOMPARE(m_library->player.state(), playback::PlayerState::Playing);
}

void TestIdentity::whatWasAnnouncedIsUnplayedOnceItCanBeHeard()
{
    write({u"one"_s, u"two"_s}, false);
    refresh();
    auto marked = m_library->library.episodes().setPlayed(episode(0), true);
    QVERIFY(test::waitUntil([&] { return marked.isFinished(); }));
    QVERIFY(saved(u"one"_s)->isPlayed);

    write({u"one"_s, u"two"_s}, true);
    refresh(); // rule 34

    QVERIFY(!m_library->episodes(m_show).at(0).state.isPlayed);
    QVERIFY(!saved(u"one"_s).has_value());
}

QTEST_GUILESS_MAIN(TestIdentity)
#include "tst_identity.moc"
