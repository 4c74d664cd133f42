// SPDX-License-Identifier: GPL-3.0-or-later
// Tests importing from another player in the real window, offscreen: file, preview, import, undo.

#include "features/import/import_controller.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/transfer_table_model.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <widgets/import_dialog.h>
#include <widgets/message_bar.h>

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace dogear;
using namespace dogear::test;
using widgets::ImportDialog;

class TestImportFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theMenuHasIt();
    void aFileIsPreviewedImportedAndTakenBack();
    void whatIsNoLibrarySaysSo();
    void closingTheDialogStops();
    void foundPlayersAreOfferedAtTheFirstStart();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    [[nodiscard]] QString message() { return m_dogear->window().messages().text(); }
    ImportDialog *dialog() { return part<ImportDialog>("importDialog"); }
    void serve(const QString &path, const QStringList &guids);
    /// Writes a list of all data as Overcast does: one show with a place and a played episode.
    [[nodiscard]] QString writeLibrary();
    /// Opens the dialog and chooses \a path in the file dialog.
    void choose(const QString &path)
    {
        part<QAction>("actionImportPlayer")->trigger();
        QVERIFY(dialog());
        part<QPushButton>("importChooseFile")->click();
        auto *files = part<QFileDialog>("importFileDialog");
        QVERIFY(files);
        emit files->fileSelected(path); // as accepting the dialog does
        files->close();
    }
    /// The states in the episode list: "a=60 b=played".
    [[nodiscard]] QString states();

    std::optional<QTemporaryDir> m_folder;
    std::optional<LocalHttpServer> m_server;
    std::unique_ptr<Application> m_dogear;
};

void TestImportFlow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_server.emplace();
    serve(u"/show"_s, {u"c"_s, u"b"_s, u"a"_s});
    prepareLibrary(m_folder->filePath(u"data"_s));
    m_dogear = startDogear(m_folder->filePath(u"data"_s));
    QVERIFY(m_dogear);
}

void TestImportFlow::serve(const QString &path, const QStringList &guids)
{
    QString items;
    int day = int(guids.size());
    for (const QString &guid : guids) {
        items += u"<item><title>%1</title><guid>%1</guid><pubDate>%2 Aug 2024 10:00:00 GMT"
                 "</pubDate><enclosure url=\"https://media.example/%1.mp3\" type=\"audio/mpeg\""
                 "/></item>"_s.arg(guid, QString::number(day--));
    }
    const QByteArray body =
        u"<rss><channel><title>Served show</title>%1</channel></rss>"_s.arg(items).toUtf8();
    m_server->setRoute(path, [body](const ServerRequest &) { return ServerAnswer{.body = body}; });
}

QString TestImportFlow::writeLibrary()
{
    const QString path = m_folder->filePath(u"overcast.opml"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(
            u"<?xml version=\"1.0\"?><opml version=\"1.0\"><head><title>Overcast Podcast "
            "Subscriptions</title></head><body><outline text=\"feeds\"><outline type=\"rss\" "
            "overcastId=\"1\" text=\"There\" title=\"There\" xmlUrl=\"%1\" subscribed=\"1\">"
            "<outline type=\"podcast-episode\" overcastId=\"2\" title=\"a\" "
            "enclosureUrl=\"https://media.example/a.mp3\" progress=\"60\"/>"
            "<outline type=\"podcast-episode\" overcastId=\"3\" title=\"b\" "
            "enclosureUrl=\"https://media.example/b.mp3\" played=\"1\"/>"
            "</outline></outline></body></opml>"_s.arg(m_server->url(u"/show"_s).toString())
                .toUtf8());
    }
    return path;
}

QString TestImportFlow::states()
{
    const auto folders = settings::DataFolders::create(m_folder->filePath(u"data"_s));
    const auto connection = storage::Connection::open(folders->database);
    if (!connection)
        return toName(connection.error().code);
    QStringList texts;
    const auto list = storage::EpisodeStore(**connection).list({});
    for (const domain::EpisodeSummary &episode : list.value_or(QList<domain::EpisodeSummary>())) {
        const QString place = episode.state.isPlayed
                                  ? u"played"_s
                                  : QString::number(episode.state.position.count() / 1'000);
        texts.append(episode.title + u'=' + place);
    }
    texts.sort();
    return texts.join(u' ');
}

void TestImportFlow::theMenuHasIt()
{
    const QList<QAction *> entries = part<QMenu>("menuLibrary")->actions();
    const qsizetype place = entries.indexOf(part<QAction>("actionImportPlayer"));
    QVERIFY(place > 0);
    QCOMPARE(entries.at(place - 1), part<QAction>("actionImport"));
    QCOMPARE(entryText(entries.at(place)), u"Import from another player…"_s);
}

void TestImportFlow::aFileIsPreviewedImportedAndTakenBack()
{
    choose(writeLibrary());
    QTRY_VERIFY(part<QLabel>("importTitle")->isVisible());
    QCOMPARE(part<QTreeView>("importShows")->model()->rowCount(), 1);
    QCOMPARE(states(), QString()); // the preview changes nothing
    part<QPushButton>("importNext")->click();
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY2(message().startsWith(u"Imported from Overcast: "_s), qPrintable(message()));
    QTRY_COMPARE(states(), u"a=60 b=played c=0"_s);
    // Once the feed is read, the message has the numbers.
    QTRY_VERIFY2(message().contains(u"1 position"_s), qPrintable(message()));
    part<QPushButton>("messageAction")->click();
    QTRY_COMPARE(states(), QString());
    QTRY_COMPARE(part<QAction>("actionUndo")->isEnabled(), false);
    // A second import finds everything gone, and brings it again.
    choose(writeLibrary());
    QTRY_VERIFY(part<QLabel>("importTitle")->isVisible());
    part<QPushButton>("importNext")->click();
    QTRY_COMPARE(states(), u"a=60 b=played c=0"_s);
}

void TestImportFlow::whatIsNoLibrarySaysSo()
{
    QFile file(m_folder->filePath(u"notes.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("just some notes");
    file.close();
    choose(file.fileName());
    QTRY_VERIFY(part<QLabel>("importProblem")->isVisible());
    QVERIFY2(part<QLabel>("importProblem")->text().contains(u"notes.txt"_s),
             qPrintable(part<QLabel>("importProblem")->text()));
    dialog()->close();
    QTRY_VERIFY(!dialog());
}

void TestImportFlow::closingTheDialogStops()
{
    choose(writeLibrary());
    dialog()->close();
    QTRY_VERIFY(!dialog());
    QCOMPARE(states(), QString());
    QCOMPARE(message(), QString());
}

void TestImportFlow::foundPlayersAreOfferedAtTheFirstStart()
{
    // Newsboat's list of addresses, in the folder of settings of this process.
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    const auto restore = qScopeGuard([&before] { qputenv("XDG_CONFIG_HOME", before); });
    const QDir config(m_folder->filePath(u"config"_s));
    QVERIFY(config.mkpath(u"newsboat"_s));
    QFile urls(config.filePath(u"newsboat/urls"_s));
    QVERIFY(urls.open(QIODevice::WriteOnly));
    urls.write(m_server->url(u"/show"_s).toEncoded() + " \"News\"\n");
    urls.close();
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(config.path()));
    m_dogear.reset();
    m_dogear = startDogear(m_folder->filePath(u"data"_s));
    m_dogear->window().findChild<ImportController *>()->offerFoundPlayers();
    QTRY_VERIFY2(message().contains(u"Newsboat"_s), qPrintable(message()));
    part<QPushButton>("messageAction")->click();
    QVERIFY(dialog());
    QTRY_VERIFY(part<QPushButton>("importNext")->isEnabled());
    part<QPushButton>("importNext")->click();
    QTRY_VERIFY(part<QLabel>("importTitle")->isVisible());
    QCOMPARE(part<QTreeView>("importShows")->model()->rowCount(), 1);
}

QTEST_MAIN(TestImportFlow)
#include "tst_import_flow.moc"
