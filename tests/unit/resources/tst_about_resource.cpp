// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that release notes and licence are embedded as they are in the source.

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <resources/about_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestAboutResource final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void textsAreThoseOfTheSource_data();
    void textsAreThoseOfTheSource();
};

void TestAboutResource::textsAreThoseOfTheSource_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("part");
    QTest::newRow("the release notes")
        << resources::changeLog() << u"/packaging/CHANGELOG.md"_s << u"### Added"_s;
    QTest::newRow("the licence") << resources::licenceText() << u"/LICENSE"_s
                                 << u"GNU GENERAL PUBLIC LICENSE"_s;
}

void TestAboutResource::textsAreThoseOfTheSource()
{
    QFETCH(const QString, text);
    QFETCH(const QString, file);
    QFETCH(const QString, part);
    QFile source(QStringLiteral(DOGEAR_SOURCE) + file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    QCOMPARE(text, QString::fromUtf8(source.readAll()));
    QVERIFY(text.contains(part));
}

QTEST_GUILESS_MAIN(TestAboutResource)
#include "tst_about_resource.moc"
