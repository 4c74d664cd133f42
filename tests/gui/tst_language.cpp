// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the language of the window, with Qt's own texts, dates, digits and layout direction.

#include "start/language.h"

#include <words/format.h>

#include <QApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup();

    void textsOfQtAreOfTheSameLanguage();
    void withoutTextsAllIsEnglish_data();
    void withoutTextsAllIsEnglish();
    void theUsersOwnEnglishStays();
};

void TestLanguage::cleanup()
{
    qDeleteAll(qApp->findChildren<QTranslator *>());
    QLocale::setDefault(QLocale::c());
    QApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
}

void TestLanguage::textsOfQtAreOfTheSameLanguage()
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!QFile::exists(folder + u"/qtbase_de.qm"_s))
        QSKIP("needs the package qt6-translations-l10n");
    QLocale::setDefault(QLocale(u"de_DE"_s));
    installTranslations();
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen"_s);
    QVERIFY(QKeySequence(u"Ctrl+N"_s).toString(QKeySequence::NativeText).startsWith(u"Strg"_s));
    QCOMPARE(QLocale().language(), QLocale::German);
}

void TestLanguage::withoutTextsAllIsEnglish_data()
{
    QTest::addColumn<QString>("locale");
    QTest::newRow("Arabic") << u"ar_EG"_s;
    QTest::newRow("Hebrew") << u"he_IL"_s;
    QTest::newRow("Greek") << u"el_GR"_s;
}

void TestLanguage::withoutTextsAllIsEnglish()
{
    QFETCH(const QString, locale);
    QLocale::setDefault(QLocale(locale));
    installTranslations();
    QCOMPARE(QLocale().language(), QLocale::English);
    QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s);
    const QString day = words::formatDayAndMonth(QDate(2024, 11, 18));
    QVERIFY2(day.contains(u"18"_s) && day.contains(u"Nov"_s), qPrintable(day));
    QCOMPARE(QLocale().toString(12), u"12"_s);
}

void TestLanguage::theUsersOwnEnglishStays()
{
    QLocale::setDefault(QLocale(u"en_US"_s));
    installTranslations();
    QCOMPARE(QLocale().name(), u"en_US"_s);
}

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
