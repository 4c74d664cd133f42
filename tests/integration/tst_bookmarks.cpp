// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Bookmarks with a real library, and the bookmarks command of dogearctl.

#include <listening/bookmarks.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::Bookmark;

class TestBookmarks final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void oneIsAddedChangedRemovedAndRestored();
    void everyChangeIsTold();
    void whatIsNotThere();
    void theyComeBackWithTheirShow();
    void allAreExported();
    void anExportThatFailsKeepsWhatWasThere();
    void theConsoleListsThem_data();
    void theConsoleListsThem();
    void theConsoleSaysNothingOfNone();

private:
    listening::Bookmarks &bookmarks() { return m_library->library.bookmarks(); }
    template<typename T>
    static Result<T> wait(const Future<Result<T>> &answer)
    {
        if (!test::waitUntil([&] { return answer.isFinished(); }))
            return failure({ErrorCode::Timeout});
        return answer.result();
    }
    Bookmark add(const QString &note, std::chrono::milliseconds position = 754s)
    {
        return wait(bookmarks().add(m_episode, position, note)).value_or(Bookmark{});
    }
    /// The notes of all bookmarks that match \a words, newest first.
    QString notes(const QString &words = {})
    {
        QStringList notes;
        const auto found = wait(bookmarks().list({.words = words}));
        for (const Bookmark &bookmark : found.value_or(QList<Bookmark>()))
            notes.append(bookmark.note);
        return notes.join(u' ');
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    PodcastId m_show;
    EpisodeId m_episode;
};

void TestBookmarks::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Show"_s, {{u"CUDA graphs"_s}, {u"Other"_s}});
    m_episode = m_library->episodes(m_show).constFirst().id;
}

void TestBookmarks::oneIsAddedChangedRemovedAndRestored()
{
    const Bookmark added = add(u"first"_s);
    QVERIFY(added.id.isValid());
    QCOMPARE(added.episode, m_episode);
    QCOMPARE(added.title, u"CUDA graphs"_s);
    QCOMPARE(added.podcastTitle, u"Show"_s);
    QCOMPARE(added.position, 754s);
    QCOMPARE(added.created, m_library->clock.time);
    QCOMPARE(domain::linkAtTime(added), QUrl(u"https://example.org/0#t=754"_s));

    const auto changed = wait(bookmarks().setNote(added.id, u"better"_s));
    QCOMPARE(changed->note, u"better"_s);
    QCOMPARE(notes(), u"better"_s);
    const auto removed = wait(bookmarks().remove(added.id));
    QCOMPARE(*removed, *changed);
    QCOMPARE(notes(), QString());
    const auto restored = wait(bookmarks().restore(*removed));
    QCOMPARE(restored->note, u"better"_s);
    QCOMPARE(restored->created, added.created);
    QCOMPARE(notes(), u"better"_s);
}

void TestBookmarks::everyChangeIsTold()
{
    QSignalSpy changed(&bookmarks(), &listening::Bookmarks::changed);
    const Bookmark added = add(u"first"_s);
    QCOMPARE(changed.size(), 1);
    (void)wait(bookmarks().setNote(added.id, u"x"_s));
    QCOMPARE(changed.size(), 2);
    (void)wait(bookmarks().remove(added.id));
    QCOMPARE(changed.size(), 3);
    (void)wait(bookmarks().restore(added));
    QCOMPARE(changed.size(), 4);
    (void)wait(bookmarks().list());
    QCOMPARE(changed.size(), 4);
}

void TestBookmarks::whatIsNotThere()
{
    QSignalSpy changed(&bookmarks(), &listening::Bookmarks::changed);
    QCOMPARE(wait(bookmarks().add(EpisodeId{4711}, 1s)).error().code, ErrorCode::NotFound);
    QCOMPARE(wait(bookmarks().setNote(BookmarkId{4711}, u"x"_s)).error().code, ErrorCode::NotFound);
    QCOMPARE(wait(bookmarks().remove(BookmarkId{4711})).error().code, ErrorCode::NotFound);
    QVERIFY(changed.isEmpty());
    QCOMPARE(notes(), QString());
}

void TestBookmarks::theyComeBackWithTheirShow()
{
    add(u"mine"_s);
    const auto removed = wait(m_library->library.subscriptions().remove(m_show));
    QVERIFY(removed.has_value());
    QCOMPARE(notes(u"cuda"_s), u"mine"_s);
    QVERIFY(!wait(bookmarks().list())->constFirst().episode.isValid());
    const auto back = wait(m_library->library.subscriptions().restore(*removed));
    QVERIFY(back.has_value());
    const EpisodeId episode = m_library->episodes(*back).constFirst().id;
    QCOMPARE(wait(bookmarks().list({.episode = episode}))->size(), 1);
}

void TestBookmarks::allAreExported()
{
    add(u"first"_s);
    add(u"second"_s);
    const QString path = m_library->folder.filePath(u"bookmarks.md"_s);
    const auto count = wait(bookmarks().exportAll(
        path, [](const QList<Bookmark> &all) { return u"%1 · ü"_s.arg(all.size()); }));
    QCOMPARE(count, 2);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("2 · ü"));
}

void TestBookmarks::anExportThatFailsKeepsWhatWasThere()
{
    // A folder stands where the file would be written.
    const QString folder = m_library->folder.filePath(u"taken"_s);
    QVERIFY(QDir().mkpath(folder));
    const auto format = [](const QList<Bookmark> &) { return u"x"_s; };
    const auto count = wait(bookmarks().exportAll(folder, format));
    QCOMPARE(count.error().code, ErrorCode::FileUnwritable);
    QVERIFY(QFileInfo(folder).isDir());
    const QString nowhere = m_library->folder.filePath(u"missing/bookmarks.md"_s);
    QCOMPARE(wait(bookmarks().exportAll(nowhere, format)).error().code, ErrorCode::FileUnwritable);
}

void TestBookmarks::theConsoleListsThem_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("notes");
    QTest::newRow("no words: all bookmarks, newest first")
        << QStringList() << QStringList{u""_s, u"Walrus"_s};
    QTest::newRow("the beginning of a word in a note")
        << QStringList{u"walr"_s} << QStringList{u"Walrus"_s};
    QTest::newRow("one word of the note, one of the title")
        << QStringList{u"cuda"_s, u"WALRUS"_s} << QStringList{u"Walrus"_s};
    QTest::newRow("a word that matches nothing") << QStringList{u"submarine"_s} << QStringList();
}

void TestBookmarks::theConsoleListsThem()
{
    QFETCH(const QStringList, words);
    QFETCH(const QStringList, notes);
    add(u"Walrus"_s);
    add({}, 61s);
    const auto run = [this](const QStringList &arguments) {
        QProcess program;
        program.start(QStringLiteral(DOGEARCTL),
                      QStringList{u"--data-dir"_s, m_library->folder.path()} + arguments);
        program.waitForFinished();
        const QByteArray error = program.readAllStandardError();
        return program.exitCode() == 0 && error.isEmpty() ? program.readAllStandardOutput() : error;
    };
    const auto array =
        QJsonDocument::fromJson(run(QStringList{u"--json"_s, u"bookmarks"_s} + words)).array();
    QStringList told;
    for (const auto &value : array)
        told.append(value.toObject().value("note"_L1).toString());
    QCOMPARE(told, notes);
    const QString text = QString::fromUtf8(run(QStringList{u"bookmarks"_s} + words));
    QCOMPARE(text.count(u'\n'), notes.size());
    if (!notes.contains(u"Walrus"_s))
        return;
    const QJsonObject walrus = array.last().toObject();
    QCOMPARE(walrus.value("episode_id"_L1).toInteger(), m_episode.value);
    QCOMPARE(walrus.value("title"_L1).toString(), u"CUDA graphs"_s);
    QCOMPARE(walrus.value("show"_L1).toString(), u"Show"_s);
    QCOMPARE(walrus.value("position"_L1).toInteger(), 754'000);
    QCOMPARE(walrus.value("created"_L1).toInteger(), m_library->clock.time.toSecsSinceEpoch());
    QCOMPARE(walrus.value("link"_L1).toString(), u"https://example.org/0#t=754"_s);
    QVERIFY2(text.contains(u"12:34  Walrus · CUDA graphs · Show"_s), qPrintable(text));
}

void TestBookmarks::theConsoleSaysNothingOfNone()
{
    QProcess program;
    program.start(QStringLiteral(DOGEARCTL),
                  {u"--data-dir"_s, m_library->folder.path(), u"bookmarks"_s});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
}

QTEST_GUILESS_MAIN(TestBookmarks)
#include "tst_bookmarks.moc"
