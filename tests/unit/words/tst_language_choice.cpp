// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/language_choice.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestLanguageChoice final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void names_data();
    void names();
    void theyAreSortedByName();
    void english_data();
    void english();
};

void TestLanguageChoice::names_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("expectedCode");
    QTest::addColumn<QString>("name");
    QTest::newRow("German") << u"de"_s << u"de"_s << u"Deutsch"_s;
    QTest::newRow("English without a country") << u"en"_s << u"en"_s << u"English"_s;
    QTest::newRow("French") << u"fr"_s << u"fr"_s << u"Français"_s;
    QTest::newRow("Spanish without a country") << u"es"_s << u"es"_s << u"Español"_s;
    QTest::newRow("a code with a country, as files write it")
        << u"pt_BR"_s << u"pt-BR"_s << u"Português (Brasil)"_s;
    QTest::newRow("Italian") << u"it"_s << u"it"_s << u"Italiano"_s;
    QTest::newRow("Polish") << u"pl"_s << u"pl"_s << u"Polski"_s;
    QTest::newRow("Russian") << u"ru"_s << u"ru"_s << u"Русский"_s;
    QTest::newRow("Japanese") << u"ja"_s << u"ja"_s << u"日本語"_s;
    QTest::newRow("Chinese, named by its script") << u"zh_CN"_s << u"zh-CN"_s << u"简体中文"_s;
    QTest::newRow("Korean") << u"ko"_s << u"ko"_s << u"한국어"_s;
    QTest::newRow("Arabic") << u"ar"_s << u"ar"_s << u"العربية"_s;
}

void TestLanguageChoice::names()
{
    QFETCH(const QString, code);
    QFETCH(const QString, expectedCode);
    QFETCH(const QString, name);
    const auto choices = words::languageChoices({code});
    QCOMPARE(choices.size(), 1);
    QCOMPARE(choices.constFirst().code, expectedCode);
    QCOMPARE(choices.constFirst().name, name);
}

void TestLanguageChoice::theyAreSortedByName()
{
    const auto choices = words::languageChoices({u"ru"_s, u"en"_s, u"de"_s});
    QCOMPARE(choices.size(), 3);
    QCOMPARE(choices.at(0).code, u"de"_s);
    QCOMPARE(choices.at(1).code, u"en"_s);
    QCOMPARE(choices.at(2).code, u"ru"_s);
}

void TestLanguageChoice::english_data()
{
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("expected");
    QTest::newRow("American English stays") << u"en_US"_s << u"en_US"_s;
    QTest::newRow("no language stays") << u"C"_s << u"C"_s;
    QTest::newRow("a country with English formats") << u"de_DE"_s << u"en_DE"_s;
    QTest::newRow("a country without English formats") << u"el_GR"_s << u"en_GB"_s;
}

void TestLanguageChoice::english()
{
    QFETCH(const QString, desktop);
    QFETCH(const QString, expected);
    QCOMPARE(words::englishLocale(QLocale(desktop)).name(), expected);
}

QTEST_APPLESS_MAIN(TestLanguageChoice)
#include "tst_language_choice.moc"
