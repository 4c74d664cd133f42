// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the language of the program, with Qt's own texts, dates, digits and layout direction.

#include "start/catalogue.h"
#include "start/language.h"

#include <words/format.h>

#include <QApplication>
#include <QFile>
#include <QKeySequence>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup();

    void textsOfQtAreOfTheSameLanguage();
    void formats_data();
    void formats();
    void textsAndDirection_data();
    void textsAndDirection();
    void anotherLanguageReplacesTheFirst();
    void languagesHaveTheirOwnNames();
    void pluralsHaveTheDigitsOfTheLocale();
};

void TestLanguage::cleanup()
{
    qDeleteAll(qApp->findChildren<Catalogue *>());
    QLocale::setDefault(QLocale::c());
    QApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
}

void TestLanguage::textsOfQtAreOfTheSameLanguage()
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!QFile::exists(folder + u"/qtbase_de.qm"_s))
        QSKIP("needs the package qt6-translations-l10n");
    Language(QLocale(u"de_DE"_s)).use({});
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
    QVERIFY(QKeySequence(u"Ctrl+N"_s).toString(QKeySequence::NativeText).startsWith(u"Strg"_s));
    // A language that the user chose counts for Qt's texts, too.
    Language(QLocale(u"en_US"_s)).use(u"de"_s);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
    Language(QLocale(u"de_DE"_s)).use(u"en"_s);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s);
}

void TestLanguage::formats_data()
{
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("locale");
    QTest::newRow("the desktop's language and its country")
        << u"de_CH"_s << QString() << u"de_CH"_s;
    QTest::newRow("the user's own English stays") << u"en_US"_s << QString() << u"en_US"_s;
    QTest::newRow("German chosen in Switzerland") << u"fr_CH"_s << u"de"_s << u"de_CH"_s;
    QTest::newRow("German chosen where it is not spoken") << u"en_US"_s << u"de"_s << u"de_DE"_s;
    QTest::newRow("German chosen in Austria") << u"de_AT"_s << u"de"_s << u"de_AT"_s;
    QTest::newRow("English chosen in Germany") << u"de_DE"_s << u"en"_s << u"en_DE"_s;
    QTest::newRow("English chosen where it has no formats") << u"el_GR"_s << u"en"_s << u"en_GB"_s;
    QTest::newRow("a desktop without texts of its language")
        << u"el_GR"_s << QString() << u"en_GB"_s;
    QTest::newRow("a language that is gone") << u"de_AT"_s << u"xx"_s << u"de_AT"_s;
}

void TestLanguage::formats()
{
    QFETCH(const QString, desktop);
    QFETCH(const QString, code);
    QFETCH(const QString, locale);
    Language(QLocale(desktop)).use(code);
    QCOMPARE(QLocale().name(), locale);
}

void TestLanguage::textsAndDirection_data()
{
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("text");
    QTest::newRow("the desktop's language") << u"de_DE"_s << QString() << u"Wiedergabe"_s;
    QTest::newRow("a language that the user chose") << u"en_US"_s << u"de"_s << u"Wiedergabe"_s;
    QTest::newRow("English that the user chose") << u"de_DE"_s << u"en"_s << u"Playback"_s;
    // Dogear may have no texts in these; then all is English, also dates and digits.
    QTest::newRow("Hebrew") << u"he_IL"_s << QString() << u"Playback"_s;
    QTest::newRow("Greek") << u"el_GR"_s << QString() << u"Playback"_s;
    QTest::newRow("no language") << u"C"_s << QString() << u"Playback"_s;
}

void TestLanguage::textsAndDirection()
{
    QFETCH(const QString, desktop);
    QFETCH(const QString, code);
    QFETCH(const QString, text);
    Language(QLocale(desktop)).use(code);
    QCOMPARE(QCoreApplication::translate("dogear::Features", "&Playback").remove(u'&'), text);
    QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    const QString day = words::formatDayAndMonth(QDate(2024, 11, 18));
    QVERIFY2(day.contains(u"18"_s) && day.contains(u"Nov"_s), qPrintable(day));
    QCOMPARE(QLocale().toString(12), u"12"_s);
}

void TestLanguage::anotherLanguageReplacesTheFirst()
{
    const auto text = [] { return QCoreApplication::translate("dogear::Features", "Quit"); };
    Language language(QLocale(u"en_GB"_s));
    language.use(u"de"_s);
    QCOMPARE(text(), u"Beenden"_s);
    QCOMPARE(language.code(), u"de"_s);
    language.use(u"en"_s);
    QCOMPARE(text(), u"Quit"_s);
    language.use(u"de"_s);
    QCOMPARE(text(), u"Beenden"_s);
    language.use({});
    QCOMPARE(text(), u"Quit"_s);
    QCOMPARE(QLocale().name(), u"en_GB"_s);
}

void TestLanguage::languagesHaveTheirOwnNames()
{
    const QList<words::LanguageChoice> choices = Language::choices();
    QVERIFY(choices.contains(words::LanguageChoice{u"de"_s, u"Deutsch"_s}));
    QVERIFY(choices.contains(words::LanguageChoice{u"en"_s, u"English"_s}));
}

void TestLanguage::pluralsHaveTheDigitsOfTheLocale()
{
    Language(QLocale(u"en_GB"_s)).use({});
    const auto text = [](int count) {
        return QCoreApplication::translate(
            "dogear::widgets::ChapterList", "%n chapter(s)", nullptr, count);
    };
    QCOMPARE(text(1), u"1 chapter"_s);
    QCOMPARE(text(1'200), u"1,200 chapters"_s);
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    QCOMPARE(text(12), u"١٢ chapters"_s);
}

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
