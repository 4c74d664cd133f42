// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which requests get a show's credentials, and what is kept of them after a restart.

#include <accounts/accounts.h>
#include <settings/settings.h>
#include <support/fake_secret_store.h>
#include <support/timeouts.h>

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using accounts::Accounts;
using accounts::Remember;

namespace {

const QUrl feed(u"https://example.org/feed"_s);
const QUrl cover(u"https://example.org/cover.jpg"_s);

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone = test::waitUntil([&] { return future.isFinished(); });
    return future.result();
}

} // namespace

class TestAccounts final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whoSeesIt_data();
    void whoSeesIt();
    void anyCharacterSurvives();
    void twoFeedsOfOneHost();
    void whoAsksForAPassword_data();
    void whoAsksForAPassword();
    void whatIsKeptIsThereAfterARestart();
    void onlyForThisSession();
    void withoutKeychainItIsHeldAndSaid_data();
    void withoutKeychainItIsHeldAndSaid();
    void nobodyIsAskedForShowsWithoutPassword();
    void aLockedKeychainIsAskedOnce();
    void aSecretThatWasDeletedIsNone();
    void oneQuestionForManyRequests();
    void aShowMovesWithItsPassword_data();
    void aShowMovesWithItsPassword();
    void whoGoesFirstLeavesNoAnswer();

private:
    /// Restarts the program: writes the settings and reads them again.
    void restart(SecretStore *store)
    {
        m_accounts.reset();
        m_settings.reset();
        m_settings = std::make_unique<settings::Settings>(m_folder->filePath(u"s.ini"_s));
        m_accounts = std::make_unique<Accounts>(*m_settings, store);
    }
    QString nameFor(const QUrl &url, const QUrl &from)
    {
        return wait(m_accounts->authorised(url, from)).userName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    test::FakeSecretStore m_store;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<Accounts> m_accounts;
};

void TestAccounts::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = {};
    restart(&m_store);
}

void TestAccounts::whoSeesIt_data()
{
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, const char *owner, const char *url, const char *expected) {
            QTest::newRow(name) << QString::fromLatin1(owner) << QString::fromLatin1(url)
                                << QString::fromLatin1(expected);
        };
    row("rule 61: the server it was given for",
        "https://h.example/f",
        "https://h.example/1.mp3",
        "https://anna:s3cret@h.example/1.mp3");
    row("rule 61: whatever the case of its name",
        "https://h.example/f",
        "https://H.Example/1.mp3",
        "https://anna:s3cret@h.example/1.mp3");
    row("rule 61: no other host",
        "https://h.example/f",
        "https://cdn.example/1.mp3",
        "https://cdn.example/1.mp3");
    row("rule 61: no host below it",
        "https://h.example/f",
        "https://www.h.example/1",
        "https://www.h.example/1");
    row("rule 61: no host that begins like it",
        "https://h.example/f",
        "https://h.example.org/1",
        "https://h.example.org/1");
    row("rule 61: no other port",
        "https://h.example/f",
        "https://h.example:8443/1",
        "https://h.example:8443/1");
    row("rule 61: never unencrypted what was encrypted",
        "https://h.example/f",
        "http://h.example/1.mp3",
        "http://h.example/1.mp3");
    row("rule 61: nor on a port of its own",
        "https://h.example:81/f",
        "http://h.example:81/1",
        "http://h.example:81/1");
    row("encrypted what was unencrypted",
        "http://h.example/f",
        "https://h.example/1",
        "https://anna:s3cret@h.example/1");
    row("an address with a password of its own",
        "https://h.example/f",
        "https://bert:x@h.example/1",
        "https://bert:x@h.example/1");
    row("a file", "https://h.example/f", "file:///tmp/1.mp3", "file:///tmp/1.mp3");
}

void TestAccounts::whoSeesIt()
{
    QFETCH(const QString, owner);
    QFETCH(const QString, url);
    QFETCH(const QString, expected);
    m_accounts->hold(QUrl(owner), {u"anna"_s, u"s3cret"_s});
    QCOMPARE(wait(m_accounts->authorised(QUrl(url), QUrl(owner))), QUrl(expected));
    // Pictures belong to no single show and follow the same rule.
    const QList<QUrl> candidateUrls = wait(m_accounts->urlsWithEveryAccount(QUrl(url)));
    const bool isAdded = expected != QUrl(url).toString();
    QCOMPARE(candidateUrls, isAdded ? QList<QUrl>{QUrl(expected)} : QList<QUrl>());
}

void TestAccounts::anyCharacterSurvives()
{
    const QString name = u"änna@home: %41"_s;
    const QString password = u"p@ss:/?#[]%20 \u00fc\u20ac\"'"_s;
    m_accounts->hold(feed, {name, password});
    QVERIFY(wait(m_accounts->keep(feed)));
    restart(&m_store);
    const QUrl url = wait(m_accounts->authorised(cover, feed));
    QCOMPARE(url.userName(QUrl::FullyDecoded), name);
    QCOMPARE(url.password(QUrl::FullyDecoded), password);
    QCOMPARE(url.adjusted(QUrl::RemoveUserInfo), cover);
}

void TestAccounts::twoFeedsOfOneHost()
{
    const QUrl other(u"https://example.org/other"_s);
    QCOMPARE(m_accounts->adopt(QUrl(u"https://anna:a@example.org/feed"_s)), feed);
    QCOMPARE(m_accounts->adopt(QUrl(u"https://bert:b@example.org/other"_s)), other);
    QCOMPARE(nameFor(cover, feed), u"anna"_s);
    QCOMPARE(nameFor(cover, other), u"bert"_s);
    QCOMPARE(nameFor(cover, QUrl(u"https://example.org/third"_s)), QString());
    QCOMPARE(wait(m_accounts->urlsWithEveryAccount(cover)),
             (QList{QUrl(u"https://anna:a@example.org/cover.jpg"_s),
                    QUrl(u"https://bert:b@example.org/cover.jpg"_s)}));
    QCOMPARE(m_accounts->sessionName(other), u"bert"_s);
}

void TestAccounts::whoAsksForAPassword_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("expected");
    QTest::newRow("rule 64: status 401 asks for a password")
        << 401 << u"https://example.org/feed"_s << true;
    QTest::newRow("status 403 does not") << 403 << u"https://example.org/feed"_s << false;
    QTest::newRow("status 404 does not") << 404 << u"https://example.org/feed"_s << false;
    QTest::newRow("another path of the server") << 401 << u"https://example.org/other"_s << true;
    QTest::newRow("rule 61: another server, behind a redirect")
        << 401 << u"https://login.example.net/"_s << false;
}

void TestAccounts::whoAsksForAPassword()
{
    QFETCH(const int, status);
    QFETCH(const QString, url);
    QFETCH(const bool, expected);
    const Error error{ErrorCode::HttpStatus, {}, QUrl(url), status};
    QCOMPARE(accounts::asksForPassword(error, feed), expected);
}

void TestAccounts::whatIsKeptIsThereAfterARestart()
{
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    QCOMPARE(m_store.secrets.values(), QStringList{u"anna:s3cret"_s});
    restart(&m_store);
    QVERIFY(m_accounts->isKnown(feed));
    QCOMPARE(nameFor(cover, feed), u"anna"_s);
    QCOMPARE(nameFor(feed, feed), u"anna"_s);
    QCOMPARE(nameFor(QUrl(u"https://example.org/feed/"_s), QUrl(u"https://example.org/feed/"_s)),
             u"anna"_s);               // the same feed, spelled differently
    QCOMPARE(m_store.asked.size(), 1); // once per session

    restart(&m_store); // the destructor writes the settings
    QFile file(m_folder->filePath(u"s.ini"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("example.org/feed"));
    QVERIFY(!written.contains("anna") && !written.contains("s3cret"));
}

void TestAccounts::onlyForThisSession()
{
    m_accounts->hold(feed, {u"anna"_s, u"old"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    m_accounts->hold(feed, {u"anna"_s, u"new"_s});
    QVERIFY(wait(m_accounts->keep(feed, Remember::ForSession)));
    QCOMPARE(wait(m_accounts->authorised(feed, feed)).password(), u"new"_s);
    QVERIFY(m_store.secrets.isEmpty());
    restart(&m_store);
    QCOMPARE(wait(m_accounts->authorised(feed, feed)), feed);
}

void TestAccounts::withoutKeychainItIsHeldAndSaid_data()
{
    QTest::addColumn<bool>("hasStore");
    QTest::newRow("rule 124: no keychain on this machine") << false;
    QTest::newRow("rule 124: a keychain that fails") << true;
}

void TestAccounts::withoutKeychainItIsHeldAndSaid()
{
    QFETCH(const bool, hasStore);
    m_store.isBroken = true;
    restart(hasStore ? &m_store : nullptr);
    QSignalSpy notStoredInKeychain(m_accounts.get(), &Accounts::notStoredInKeychain);
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    const Result<> kept = wait(m_accounts->keep(feed));
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, ErrorCode::KeychainUnavailable);
    QCOMPARE(kept.error().url, feed);
    QCOMPARE(nameFor(cover, feed), u"anna"_s);
    QCOMPARE(notStoredInKeychain.size(), 1);
    QCOMPARE(notStoredInKeychain.at(0).at(0).toUrl(), feed);
    restart(hasStore ? &m_store : nullptr);
    QVERIFY(!m_accounts->isKnown(feed));
    QCOMPARE(nameFor(cover, feed), QString());
}

void TestAccounts::nobodyIsAskedForShowsWithoutPassword()
{
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    restart(&m_store);
    for (int i = 0; i < 50; ++i) {
        const QUrl other(u"https://example.net/%1"_s.arg(i));
        QCOMPARE(wait(m_accounts->authorised(other, other)), other);
        QCOMPARE(wait(m_accounts->urlsWithEveryAccount(other)), QList<QUrl>());
    }
    QCOMPARE(m_store.asked, QStringList()); // the keychain may ask the user to unlock it
}

void TestAccounts::aLockedKeychainIsAskedOnce()
{
    QList<QUrl> feeds;
    for (int i = 0; i < 5; ++i) {
        feeds.append(QUrl(u"https://example.org/%1"_s.arg(i)));
        m_accounts->hold(feeds.constLast(), {u"anna"_s, QString::number(i)});
        QVERIFY(wait(m_accounts->keep(feeds.constLast())));
    }
    m_store.isBroken = true;
    restart(&m_store);
    QList<Future<QUrl>> waiting;
    for (const QUrl &one : std::as_const(feeds))
        waiting.append(m_accounts->authorised(one, one));
    for (int i = 0; i < feeds.size(); ++i)
        QCOMPARE(wait(waiting.at(i)), feeds.at(i));
    QCOMPARE(m_store.asked.size(), 1);

    // Storing a password successfully shows that the keychain is unlocked again.
    m_store.isBroken = false;
    m_accounts->hold(feeds.at(0), {u"anna"_s, u"0"_s});
    QVERIFY(wait(m_accounts->keep(feeds.at(0))));
    QCOMPARE(wait(m_accounts->authorised(feeds.at(1), feeds.at(1))).password(), u"1"_s);
}

void TestAccounts::aSecretThatWasDeletedIsNone()
{
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    m_store.secrets.clear();
    restart(&m_store);
    QCOMPARE(wait(m_accounts->authorised(feed, feed)), feed);
    m_accounts->hold(feed, {u"bert"_s, u"b"_s});
    QCOMPARE(nameFor(feed, feed), u"bert"_s);
}

void TestAccounts::oneQuestionForManyRequests()
{
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    restart(&m_store);
    const auto first = m_accounts->authorised(feed, feed);
    const auto second = m_accounts->authorised(cover, feed);
    QCOMPARE(wait(first).password(), u"s3cret"_s);
    QCOMPARE(wait(second).password(), u"s3cret"_s);
    QCOMPARE(m_store.asked.size(), 1);
}

void TestAccounts::aShowMovesWithItsPassword_data()
{
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("to the same server") << u"https://example.org/new"_s << true;
    QTest::newRow("rule 61: to another server") << u"https://example.net/feed"_s << false;
    QTest::newRow("rule 61: to an unencrypted address") << u"http://example.org/new"_s << false;
}

void TestAccounts::aShowMovesWithItsPassword()
{
    QFETCH(const QString, to);
    QFETCH(const bool, isKnown);
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    m_accounts->move(feed, QUrl(to));
    if (isKnown)
        // The new secret is stored before the old one is removed.
        QTRY_VERIFY(!m_store.secrets.contains(u"https://example.org/feed"_s));
    QCOMPARE(m_accounts->isKnown(QUrl(to)), isKnown);
    restart(&m_store);
    QCOMPARE(nameFor(QUrl(to), QUrl(to)), isKnown ? u"anna"_s : QString());
    QCOMPARE(m_store.secrets.size(), 1);
}

void TestAccounts::whoGoesFirstLeavesNoAnswer()
{
    m_accounts->hold(feed, {u"anna"_s, u"s3cret"_s});
    QVERIFY(wait(m_accounts->keep(feed)));
    restart(&m_store);
    const auto waiting = m_accounts->authorised(feed, feed);
    m_accounts.reset();
    QTRY_VERIFY(waiting.isFinished());
    QVERIFY(waiting.isCanceled());
}

QTEST_GUILESS_MAIN(TestAccounts)

#include "tst_accounts.moc"
