// SPDX-License-Identifier: GPL-3.0-or-later

#include <sync/upload_rules.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::sync;

class TestUploadRules final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void shows_data();
    void shows();
    void enclosures_data();
    void enclosures();
};

void TestUploadRules::shows_data()
{
    using Block = std::optional<UploadBlock>;
    QTest::addColumn<ShowFacts>("facts");
    QTest::addColumn<Block>("block");
    const auto row =
        [](const char *name, const QString &feed, Block block, bool hasAccount = false) {
            QTest::newRow(name) << ShowFacts{.feed = QUrl(feed),
                                             .isFollowed = true,
                                             .hasAccount = hasAccount}
                                << block;
        };
    row("a public feed goes", u"https://feeds.example.org/OB5FkIl8"_s, {});
    row("a feed with a page number goes", u"https://e.org/rss?page=2&format=mp3"_s, {});
    row("a feed with a long name in its query goes",
        u"https://e.org/?show=the-daily-evening-news"_s,
        {});
    row("a folder stays", u"file:///music/books"_s, UploadBlock::Local);
    row("the guide stays", u"qrc:/guide/feed.xml"_s, UploadBlock::Local);
    row("a password in the address stays",
        u"https://ann:secret@e.org/f"_s,
        UploadBlock::HasCredentials);
    row("a password in the keychain stays",
        u"https://e.org/f"_s,
        UploadBlock::HasCredentials,
        true);
    row("a token stays", u"https://e.org/rss?auth=4f"_s, UploadBlock::HasToken);
    row("a token in capitals stays", u"https://e.org/rss?TOKEN=4f"_s, UploadBlock::HasToken);
    row("a long random value stays",
        u"https://e.org/rss?x=k3Jd92mXqLw81Zp0"_s,
        UploadBlock::HasToken);
    QTest::newRow("a preview stays")
        << ShowFacts{.feed = QUrl(u"https://e.org/f"_s)} << Block(UploadBlock::Unfollowed);
    QTest::newRow("a token goes with consent")
        << ShowFacts{.feed = QUrl(u"https://e.org/rss?auth=4f"_s),
                     .isFollowed = true,
                     .isAllowed = true}
        << Block();
    QTest::newRow("a token stays if the user refused")
        << ShowFacts{.feed = QUrl(u"https://e.org/rss?auth=4f"_s),
                     .isFollowed = true,
                     .isAllowed = false}
        << Block(UploadBlock::HasToken);
    QTest::newRow("a folder stays even with consent")
        << ShowFacts{.feed = QUrl(u"file:///music"_s), .isFollowed = true, .isAllowed = true}
        << Block(UploadBlock::Local);
}

void TestUploadRules::shows()
{
    QFETCH(const ShowFacts, facts);
    QFETCH(const std::optional<UploadBlock>, block);
    QVERIFY(uploadBlock(facts) == block);
}

void TestUploadRules::enclosures_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isUploadable");
    QTest::newRow("https") << u"https://e.org/1.mp3"_s << true;
    QTest::newRow("http") << u"http://e.org/1.mp3"_s << true;
    QTest::newRow("a file") << u"file:///1.mp3"_s << false;
    QTest::newRow("a password") << u"https://a:b@e.org/1.mp3"_s << false;
    QTest::newRow("no host") << u"https:///1.mp3"_s << false;
    QTest::newRow("nothing") << u""_s << false;
}

void TestUploadRules::enclosures()
{
    QFETCH(const QString, address);
    QTEST(isUploadable(QUrl(address)), "isUploadable");
}

QTEST_GUILESS_MAIN(TestUploadRules)
#include "tst_upload_rules.moc"
