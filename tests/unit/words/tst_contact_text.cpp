// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/contact_text.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestContactText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyPurposeHasTexts();
    void theDirectoriesAreNamed();
};

void TestContactText::everyPurposeHasTexts()
{
    QSet<QString> names;
    QSet<QString> reasons;
    for (const net::Purpose purpose : net::allPurposes()) {
        const QString reason = words::purposeReason(purpose);
        QVERIFY2(reason.startsWith(u"W") && reason.endsWith(u"."), qUtf8Printable(reason));
        reasons.insert(reason);
        names.insert(words::purposeName(purpose));
    }
    QVERIFY(!names.contains(QString()));
    QCOMPARE(names.size(), net::allPurposes().size());
    QCOMPARE(reasons.size(), net::allPurposes().size());
}

void TestContactText::theDirectoriesAreNamed()
{
    const QString reason = words::purposeReason(net::Purpose::Directory);
    for (const QString &host : {u"itunes.apple.com"_s, u"api.podcastindex.org"_s, u"api.fyyd.de"_s})
        QVERIFY2(reason.contains(host), qUtf8Printable(reason));
    const discovery::DirectoryAddresses moved{.fyyd = QUrl(u"https://fyyd.example/"_s)};
    QVERIFY(words::purposeReason(net::Purpose::Directory, moved).contains(u"fyyd.example"_s));
}

QTEST_GUILESS_MAIN(TestContactText)
#include "tst_contact_text.moc"
