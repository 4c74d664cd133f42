// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the offer of the link in the clipboard: which texts are offered, on the Discover page and
// in the dialog for an address.

#include "directory_doubles.h"
#include "features/shows/clipboard_offer.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <support/timeouts.h>

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;

namespace {

/// Time in which an offer would have come: the library answers in some milliseconds.
constexpr int offerMs = 500;

QString apple()
{
    return u"https://podcasts.apple.com/de/podcast/plain-talk/id100"_s;
}

/// \a text without the invisible isolates around foreign text.
QString plain(QString text)
{
    return text.remove(QChar(0x2068)).remove(QChar(0x2069));
}

} // namespace

class TestClipboardOffer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QGuiApplication::clipboard()->clear();
        QCOMPARE(dogearWarnings(), QString());
    }

    void textsThatAreOffered_data();
    void textsThatAreOffered();
    void thePageOffersTheLink();
    void aRefusedLinkIsNotOfferedAgain();
    void theDialogFillsTheLinkIn();
    void theDialogKeepsTypedText();
    void theDialogSettlesTheOfferOfThePage();
    void aFollowedShowIsNotOffered();
    void anActivatedWindowLooksAgain();
    void aMarkedSecretIsNotOffered();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    void start();
    static void copy(const QString &text) { QGuiApplication::clipboard()->setText(text); }
    void goTo(const char *action)
    {
        part<QAction>(action)->trigger();
        QTRY_COMPARE(part<QWidget>("discoverPage")->isVisible(),
                     QLatin1StringView(action) == "actionGo9"_L1);
    }
    void goToDiscover() { goTo("actionGo9"); }
    bool isOffered() { return part<QWidget>("linkOffer")->isVisible(); }
    bool isOfferedSoon()
    {
        return waitUntil([this] { return isOffered(); }, offerMs);
    }
    QLineEdit *openDialog()
    {
        part<QAction>("actionAddShow")->trigger();
        return part<QLineEdit>("addPodcastField");
    }
    void closeDialog()
    {
        part<QDialog>("addPodcastDialog")->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!part<QDialog>("addPodcastDialog"));
        // The offscreen platform does not activate another window by itself.
        m_dogear->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    }
    bool isFilledSoon(QLineEdit &field)
    {
        return waitUntil([&field] { return !field.text().isEmpty(); }, offerMs);
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<DirectoryDoubles> m_doubles;
    QUrl m_feed;
    std::unique_ptr<Application> m_dogear;
};

void TestClipboardOffer::init()
{
    failOnWindowWarnings();
    QGuiApplication::clipboard()->clear();
}

void TestClipboardOffer::start()
{
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_doubles = std::make_unique<DirectoryDoubles>();
    m_doubles->prepare(m_data);
    QFile file(writeFeed(
        m_folder->filePath(u"feed.xml"_s), QUrl(u"http://127.0.0.1:9/1"_s), 2, u"Plain Talk"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    m_doubles->server.setBody(u"/plain.xml"_s, file.readAll());
    m_feed = m_doubles->server.url(u"/plain.xml"_s);
    m_doubles->setLookup({{.title = u"Plain Talk"_s, .feed = m_feed, .appleId = 100}});
    m_dogear = startDogear(m_data);
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
}

void TestClipboardOffer::textsThatAreOffered_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place"); // empty: no offer
    const auto base64 = [](const QByteArray &address) {
        return QString::fromLatin1(address.toBase64(QByteArray::Base64UrlEncoding));
    };
    QTest::newRow("a link of a directory") << apple() << u"podcasts.apple.com/…"_s;
    QTest::newRow("a link without a scheme")
        << u"podcasts.apple.com/de/podcast/x/id100"_s << u"podcasts.apple.com/…"_s;
    QTest::newRow("the only link in a shared text")
        << u"Plain Talk – One\nhttps://podcasts.apple.com/us/podcast/one/id100?i=5\n"_s
        << u"podcasts.apple.com/…"_s;
    QTest::newRow("a link before a title") << u"https://pod.link/5 Plain Talk"_s << u"pod.link/…"_s;
    QTest::newRow("the address of a feed")
        << u" https://example.org/feed.xml\n"_s << u"example.org/…"_s;
    QTest::newRow("the address of a site") << u"https://example.org/"_s << u"example.org"_s;
    QTest::newRow("a scheme of podcasts") << u"podcast://example.org/feed"_s << u"example.org/…"_s;
    QTest::newRow("a link that contains the feed names the place of the feed")
        << u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fexample.org%2Ff"_s
        << u"example.org/…"_s;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("words") << u"plain talk"_s << QString();
    QTest::newRow("a name that might be a host") << u"node.js"_s << QString();
    QTest::newRow("an address without a scheme that might be a name")
        << u"plain.talk/one"_s << QString();
    QTest::newRow("a web page in a sentence")
        << u"see https://example.org/page for more"_s << QString();
    QTest::newRow("two links") << u"https://pod.link/5 https://pod.link/6"_s << QString();
    QTest::newRow("a closed service") << u"https://open.spotify.com/show/abc"_s << QString();
    QTest::newRow("a channel of YouTube")
        << u"https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv"_s << QString();
    QTest::newRow("a file") << u"file:///tmp/feed.xml"_s << QString();
    QTest::newRow("a password") << u"https://anna:s3cret@example.org/feed"_s << QString();
    QTest::newRow("a name without a password") << u"https://anna@example.org/feed"_s << QString();
    QTest::newRow("a password in a link within a link")
        << u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fanna%3As3cret%40e.org%2Ff"_s
        << QString();
    QTest::newRow("a password that is encoded as base64")
        << QString(u"https://pod.link/"_s + base64("https://anna:s3cret@example.org/feed"))
        << QString();
    QTest::newRow("a link in a long text")
        << QString(QString(3'000, u'x') + u' ' + apple()) << QString();
}

void TestClipboardOffer::textsThatAreOffered()
{
    QFETCH(const QString, text);
    const std::optional<OfferedLink> offered = offeredLink(text);
    QTEST(offered ? plain(offered->place) : QString(), "place");
    if (offered)
        QCOMPARE(offered->text, text.trimmed());
}

void TestClipboardOffer::thePageOffersTheLink()
{
    copy(apple());
    start();
    goToDiscover();
    QVERIFY(waitUntil([this] { return isOffered(); }));
    QCOMPARE(plain(part<QLabel>("linkOfferText")->text()),
             u"Follow the link in the clipboard: podcasts.apple.com/…"_s);
    QCOMPARE(m_doubles->apple.requests().size(), 0); // nothing is sent before the user agrees
    part<QPushButton>("linkOfferFollow")->click();
    QVERIFY(!isOffered());
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QCOMPARE(m_doubles->apple.requests().size(), 1);
    goToDiscover();
    QVERIFY(!isOfferedSoon());
}

void TestClipboardOffer::aRefusedLinkIsNotOfferedAgain()
{
    start();
    copy(apple());
    goToDiscover();
    QVERIFY(waitUntil([this] { return isOffered(); }));
    part<QToolButton>("linkOfferClose")->click();
    QVERIFY(!isOffered());
    goTo("actionGo1");
    goToDiscover();
    QVERIFY(!isOfferedSoon());
    QVERIFY(!isFilledSoon(*openDialog()));
    closeDialog();
    copy(m_feed.toString()); // another one is offered
    goTo("actionGo1");
    goToDiscover();
    QVERIFY(waitUntil([this] { return isOffered(); }));
}

void TestClipboardOffer::theDialogFillsTheLinkIn()
{
    start();
    copy(apple());
    QLineEdit *field = openDialog();
    QTRY_COMPARE(field->text(), apple());
    QCOMPARE(field->selectedText(), apple()); // typing replaces it
    QVERIFY(part<QPushButton>("addPodcastAccept")->isEnabled());
    QCOMPARE(m_doubles->requests(), 0);
    part<QPushButton>("addPodcastAccept")->click();
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!isFilledSoon(*openDialog()));
}

void TestClipboardOffer::theDialogKeepsTypedText()
{
    start();
    copy(apple());
    QLineEdit *field = openDialog();
    field->setText(u"typed"_s);
    QVERIFY(!waitUntil([field] { return field->text() != u"typed"_s; }, offerMs));
}

void TestClipboardOffer::theDialogSettlesTheOfferOfThePage()
{
    start();
    copy(apple());
    goToDiscover();
    QVERIFY(waitUntil([this] { return isOffered(); }));
    QLineEdit *field = openDialog();
    QTRY_COMPARE(field->text(), apple());
    closeDialog();
    QVERIFY(!isOffered());
}

void TestClipboardOffer::aFollowedShowIsNotOffered()
{
    start();
    m_dogear->open({m_feed.toString()}, m_data);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    copy(m_feed.toString());
    goToDiscover();
    QVERIFY(!isOfferedSoon());
    QVERIFY(!isFilledSoon(*openDialog()));
}

void TestClipboardOffer::anActivatedWindowLooksAgain()
{
    start();
    goToDiscover();
    copy(apple());
    QVERIFY(!isOfferedSoon()); // the clipboard is not watched
    QEvent activation(QEvent::WindowActivate);
    QCoreApplication::sendEvent(&m_dogear->window(), &activation);
    QVERIFY(waitUntil([this] { return isOffered(); }));
    copy(u"plain talk"_s);
    QCoreApplication::sendEvent(&m_dogear->window(), &activation);
    QVERIFY(!isOffered());
}

void TestClipboardOffer::aMarkedSecretIsNotOffered()
{
    start();
    auto *content = new QMimeData; // the clipboard owns it
    content->setText(apple());
    content->setData(u"x-kde-passwordManagerHint"_s, "secret");
    QGuiApplication::clipboard()->setMimeData(content);
    goToDiscover();
    QVERIFY(!isOfferedSoon());
    QVERIFY(!isFilledSoon(*openDialog()));
}

QTEST_MAIN(TestClipboardOffer)
#include "tst_clipboard_offer.moc"
