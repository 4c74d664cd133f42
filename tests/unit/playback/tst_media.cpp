// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/media.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestMedia final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void namesTheOrigin_data();
    void namesTheOrigin();
};

void TestMedia::namesTheOrigin_data()
{
    QTest::addColumn<QUrl>("source");
    QTest::addColumn<QUrl>("origin");
    QTest::addColumn<QUrl>("error");
    QTest::addColumn<QUrl>("expected");
    const QUrl server(u"http://127.0.0.1:4711/a"_s);
    const QUrl origin(u"https://example.org/a.mp3"_s);
    const QUrl secret(u"https://anna:secret@example.org/a.mp3"_s);
    const QUrl other(u"https://example.net/b.mp3"_s);
    QTest::newRow("an error of our own server") << server << origin << server << origin;
    QTest::newRow("the origin shows no password") << server << secret << server << origin;
    QTest::newRow("the source is the origin") << origin << QUrl() << origin << origin;
    QTest::newRow("the source shows no password") << secret << QUrl() << origin << origin;
    QTest::newRow("an error about another address") << server << origin << other << other;
    QTest::newRow("an error without an address") << server << origin << QUrl() << QUrl();
}

void TestMedia::namesTheOrigin()
{
    QFETCH(const QUrl, source);
    QFETCH(const QUrl, origin);
    QFETCH(const QUrl, error);
    QFETCH(const QUrl, expected);
    const Error failed{.code = ErrorCode::Timeout, .url = error};
    const Error named = playback::namingOrigin(failed, {.source = source, .origin = origin});
    QCOMPARE(named.url, expected);
    QCOMPARE(toName(named.code), toName(ErrorCode::Timeout));
}

QTEST_GUILESS_MAIN(TestMedia)
#include "tst_media.moc"
