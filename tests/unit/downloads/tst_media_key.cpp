// SPDX-License-Identifier: GPL-3.0-or-later

#include <downloads/media_key.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestMediaKey final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void sameAs_data();
    void sameAs();
    void itIsTheNameOfAFile_data();
    void itIsTheNameOfAFile();
};

void TestMediaKey::sameAs_data()
{
    QTest::addColumn<QUrl>("feed");
    QTest::addColumn<QString>("guid");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char *name, const QString &feed, const QString &guid, bool isSame) {
        QTest::newRow(name) << QUrl(feed) << guid << isSame;
    };
    row("itself", u"https://e.org/feed"_s, u"1"_s, true);
    row("plain http", u"http://e.org/feed"_s, u"1"_s, true);
    row("another spelling of the feed", u"https://E.org:443/feed/#top"_s, u"1"_s, true);
    row("another episode", u"https://e.org/feed"_s, u"2"_s, false);
    row("another show", u"https://e.org/feed2"_s, u"1"_s, false);
    row("a guid in other letters", u"https://e.org/feed"_s, u"１"_s, false);
    row("an end that is the beginning of a guid", u"https://e.org/fee"_s, u"d1"_s, false);
}

void TestMediaKey::sameAs()
{
    QFETCH(const QUrl, feed);
    QFETCH(const QString, guid);
    QFETCH(const bool, isSame);
    const media::MediaKey key = downloads::mediaKey(QUrl(u"https://e.org/feed"_s), u"1"_s);
    QCOMPARE(downloads::mediaKey(feed, guid) == key, isSame);
}

void TestMediaKey::itIsTheNameOfAFile_data()
{
    QTest::addColumn<QString>("guid");
    QTest::newRow("an empty guid") << u""_s;
    QTest::newRow("a URL with path segments") << u"https://e.org/../../etc/passwd?x=1"_s;
    QTest::newRow("a very long guid") << QString(100'000, u'x');
    QTest::newRow("a guid in another alphabet") << u"第１話 🎧"_s;
    QTest::newRow("a guid with control characters") << u"a\nb\0c"_s;
}

void TestMediaKey::itIsTheNameOfAFile()
{
    QFETCH(const QString, guid);
    static const QRegularExpression name(u"^[A-Za-z0-9_-]{1,64}$"_s);
    QVERIFY(name.match(downloads::mediaKey(QUrl(u"file:///home/me/feed.xml"_s), guid)).hasMatch());
}

QTEST_GUILESS_MAIN(TestMediaKey)
#include "tst_media_key.moc"
