// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the dialog About: version, licences and versions of libraries.

#include "features/help/about_facts.h"
#include "real_warnings.h"

#include <widgets/about_dialog.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>

#include <algorithm>
#include <resources/about_resource.h>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestAbout final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init() { test::failOnRealWarning(); }

    void librariesHaveTheirLicences_data();
    void librariesHaveTheirLicences();
    void theDialogShowsAllOfIt();
    void aVersionComesLater();

private:
    [[nodiscard]] static widgets::AboutFacts facts()
    {
        return {.version = u"1.2.3"_s,
                .icon = QIcon(u":/icons/dogear.svg"_s),
                .licenceText = resources::licenceText(),
                .libraries = usedLibraries(),
                .versions = versionFacts(FactLanguage::Users)};
    }
};

void TestAbout::librariesHaveTheirLicences_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("licence");
    QTest::newRow("Qt") << u"Qt"_s << u"LGPL-3.0-only"_s;
    QTest::newRow("SQLite is in the public domain") << u"SQLite"_s << u"blessing"_s;
    QTest::newRow("libxml2") << u"libxml2"_s << u"MIT"_s;
    QTest::newRow("Gumbo") << u"Gumbo"_s << u"Apache-2.0"_s;
    QTest::newRow("libebur128") << u"libebur128"_s << u"MIT"_s;
    QTest::newRow("libstemmer") << u"Snowball (libstemmer)"_s << u"BSD-3-Clause"_s;
    QTest::newRow("zlib") << u"zlib"_s << u"Zlib"_s;
    QTest::newRow("libzip") << u"libzip"_s << u"BSD-3-Clause"_s;
    QTest::newRow("QtKeychain") << u"QtKeychain"_s << u"BSD-3-Clause"_s;
    QTest::newRow("tl::expected") << u"tl::expected"_s << u"CC0-1.0"_s;
    if (QT_VERSION < QT_VERSION_CHECK(6, 8, 0))
        QTest::newRow("GStreamer") << u"GStreamer"_s << u"LGPL-2.1-or-later"_s;
}

void TestAbout::librariesHaveTheirLicences()
{
    QFETCH(const QString, library);
    QFETCH(const QString, licence);
    const QList<widgets::LibraryFacts> all = usedLibraries();
    const auto found = std::ranges::find(all, library, &widgets::LibraryFacts::name);
    QVERIFY(found != all.end());
    QCOMPARE(found->licence, licence);
    // SQLite tells its version itself, and libstemmer has none.
    const bool hasVersion = library != "SQLite"_L1 && !library.startsWith("Snowball"_L1);
    QCOMPARE(!found->version.isEmpty(), hasVersion);
}

void TestAbout::theDialogShowsAllOfIt()
{
    const widgets::AboutDialog dialog(facts());
    QCOMPARE(dialog.findChild<QTabWidget *>()->count(), 3);
    QCOMPARE(dialog.findChild<QLabel *>(u"aboutName"_s)->text(), u"Dogear 1.2.3"_s);
    const auto *libraries = dialog.findChild<QTreeWidget *>(u"aboutLibraries"_s);
    QCOMPARE(libraries->topLevelItemCount(), usedLibraries().size());
    const auto *licence = dialog.findChild<QPlainTextEdit *>(u"aboutLicence"_s);
    QVERIFY(licence->isReadOnly());
    QVERIFY(licence->toPlainText().contains(u"Version 3, 29 June 2007"_s));
    dialog.findChild<QPushButton *>(u"aboutCopy"_s)->click();
    QVERIFY(
        QGuiApplication::clipboard()->text().contains(u"Qt: "_s + QString::fromLatin1(qVersion())));
}

void TestAbout::aVersionComesLater()
{
    widgets::AboutDialog dialog(facts());
    dialog.setVersion(u"SQLite"_s, u"3.40.1"_s);
    for (const QString &name : {u"aboutLibraries"_s, u"aboutVersions"_s}) {
        const auto *table = dialog.findChild<QTreeWidget *>(name);
        const auto rows = table->findItems(u"SQLite"_s, Qt::MatchExactly);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.constFirst()->text(1), u"3.40.1"_s);
    }
}

QTEST_MAIN(TestAbout)
#include "tst_about.moc"
