// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings dialog: defaults and undo, keys, sizes, and the names and tips of fields.

#include "real_warnings.h"
#include "settings/settings_page.h"
#include "settings_fields.h"

#include <support/timeouts.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>
#include <widgets/settings_index.h>

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using settings::UserSettings;
using test::choose;
using test::lastChange;
using test::sampleContext;
using test::sampleSettings;

class TestSettingsDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup()
    {
        m_dialog.reset();
        QApplication::setPalette(QPalette());
        QApplication::setFont(m_font);
    }

    void defaultsAreThoseOfOnePage();
    void defaultsLeaveTheFolderAlone();
    void undoEndsWithTheNextChange();
    void everyFieldHasNameAndTip();
    void everyFieldIsInTheIndex();
    void aNameLeadsToItsField_data();
    void aNameLeadsToItsField();
    void aButtonLeadsToAnotherPage();
    void everythingThatTabReachesHasAName();
    void keysGoThroughThePages();
    void returnClosesNothing();
    void escapeClosesIt();
    void itFitsASmallScreen_data();
    void itFitsASmallScreen();
    void notesFollowAChangeOfTheme();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }
    QListWidget &list() const { return *part<QListWidget>("settingsPages"); }
    QString focused() const
    {
        return m_dialog->focusWidget() ? m_dialog->focusWidget()->objectName() : QString();
    }

    QFont m_font = QApplication::font();
    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestSettingsDialog::init()
{
    test::failOnRealWarning();
    m_dialog = std::make_unique<SettingsDialog>(sampleContext());
    m_dialog->setSettings(sampleSettings());
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestSettingsDialog::defaultsAreThoseOfOnePage()
{
    auto *restore = part<QPushButton>("settingsRestore");
    QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    m_dialog->openPage(u"settingsPrivacy"_s);
    QVERIFY(!restore->isEnabled()); // this page has its defaults
    m_dialog->openPage(u"settingsPlayback"_s);
    QVERIFY(restore->isEnabled());
    restore->click();
    UserSettings expected = sampleSettings();
    expected.playback.speed = 1.0;
    expected.playback.skipBack = settings::PlaybackSettings().skipBack;
    QCOMPARE(said.count(), 1);
    QVERIFY(lastChange(said) == expected);
    QCOMPARE(part<QSpinBox>("settingsBack")->value(), 15);
    QVERIFY(!restore->isEnabled());
    QVERIFY(m_dialog->messages().text().contains(u"Playback"_s));
    QTest::keyClick(m_dialog.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(said.count(), 2);
    QVERIFY(lastChange(said) == sampleSettings());
    QVERIFY(!m_dialog->messages().isVisible());
    restore->click();
    m_dialog->messages().findChild<QPushButton *>(u"messageAction"_s)->click();
    QVERIFY(lastChange(said) == sampleSettings());
}

void TestSettingsDialog::defaultsLeaveTheFolderAlone()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    UserSettings all = sampleSettings();
    all.downloads.keepsNewest = 4;
    m_dialog->setSettings(all);
    m_dialog->openPage(u"settingsDownloads"_s);
    part<QPushButton>("settingsRestore")->click();
    QCOMPARE(said.count(), 1);
    QVERIFY(lastChange(said) == sampleSettings()); // which has a folder of its own
}

void TestSettingsDialog::undoEndsWithTheNextChange()
{
    part<QPushButton>("settingsRestore")->click();
    QVERIFY(m_dialog->messages().isVisible());
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    choose(*m_dialog, u"settingsMono"_s, {});
    QVERIFY(!m_dialog->messages().isVisible());
    QTest::keyClick(m_dialog.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(said.count(), 1);
}

/// Checks the fields and the other widgets that Tab reaches: scroll areas and the pages in them.
void TestSettingsDialog::everythingThatTabReachesHasAName()
{
    const auto widgets = m_dialog->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        if (widget->window() != m_dialog.get())
            continue; // the drop-down list of a field, a window of its own
        if (qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<QComboBox *>(widget->parentWidget()))
            continue; // the line edit inside a field
        if (widget->objectName() == u"messageAction"_s)
            continue; // it gets its text with a message
        const auto *spoken = QAccessible::queryAccessibleInterface(widget);
        const QString what =
            QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(what));
    }
}

void TestSettingsDialog::everyFieldHasNameAndTip()
{
    int fields = 0;
    const auto pages = m_dialog->findChildren<SettingsPage *>();
    QCOMPARE(pages.size(), settingsPageCount);
    for (const SettingsPage *page : pages) {
        for (const SettingsRow &row : page->rows()) {
            if (!row.field)
                continue;
            ++fields;
            QVERIFY2(!row.field->objectName().isEmpty(), qPrintable(page->title()));
            QVERIFY2(!row.field->accessibleName().isEmpty(), qPrintable(row.field->objectName()));
            QVERIFY2(!row.field->toolTip().isEmpty(), qPrintable(row.field->objectName()));
            QVERIFY2(!row.words.label.isEmpty(), qPrintable(row.field->objectName()));
        }
    }
    QVERIFY2(fields > 55, qPrintable(QString::number(fields)));
}

void TestSettingsDialog::everyFieldIsInTheIndex()
{
    QCOMPARE(list().count(), settingsPageCount);
    QHash<QString, SettingsField> listed;
    for (int page = 0; page < settingsPageCount; ++page) {
        const QList<SettingsField> fields = settingsFields(page);
        QCOMPARE(fields.constFirst().text, list().item(page)->text());
        QVERIFY(m_dialog->findChild<QWidget *>(fields.constFirst().name));
        for (const SettingsField &field : fields)
            listed.insert(field.name, field);
    }
    int fields = 0;
    const auto pages = m_dialog->findChildren<SettingsPage *>();
    for (const SettingsPage *page : pages) {
        const auto children = page->findChildren<QWidget *>();
        for (const QWidget *field : children) {
            // The slider of the balance is a part of the row with this label.
            const QString name = field->objectName() == u"settingsBalance"_s
                                     ? u"settingsBalanceRow"_s
                                     : field->objectName();
            if (!name.startsWith(u"settings"_s) || field->accessibleName().isEmpty())
                continue;
            ++fields;
            QVERIFY2(listed.contains(name), qPrintable(name));
            QCOMPARE(listed.value(name).text, field->accessibleName());
            QCOMPARE(listed.value(name).page, page->title());
        }
    }
    QVERIFY(fields > 50);
}

void TestSettingsDialog::aNameLeadsToItsField_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("focused");
    QTest::newRow("a field of the first page")
        << u"settingsBack"_s << u"settingsPlayback"_s << u"settingsBack"_s;
    QTest::newRow("a field of the last page")
        << u"settingsTheme"_s << u"settingsAppearance"_s << u"settingsTheme"_s;
    QTest::newRow("a field that consists of several")
        << u"settingsFolder"_s << u"settingsDownloads"_s << u"folderChoose"_s;
    QTest::newRow("a page gives its first field the focus")
        << u"settingsDownloads"_s << u"settingsDownloads"_s << u"folderPath"_s;
    QTest::newRow("the table of shortcuts")
        << u"settingsShortcutTable"_s << u"settingsShortcuts"_s << u"settingsShortcutTable"_s;
}

void TestSettingsDialog::aNameLeadsToItsField()
{
    QFETCH(const QString, name);
    m_dialog->goTo(name);
    QTEST(m_dialog->currentPage(), "page");
    QTEST(focused(), "focused");
}

void TestSettingsDialog::aButtonLeadsToAnotherPage()
{
    m_dialog->openPage(u"settingsDownloads"_s);
    part<QPushButton>("settingsToNetwork")->click();
    QCOMPARE(m_dialog->currentPage(), u"settingsNetwork"_s);
    QCOMPARE(focused(), u"settingsLimit"_s);
}

void TestSettingsDialog::keysGoThroughThePages()
{
    list().setFocus();
    QCOMPARE(m_dialog->currentPage(), u"settingsPlayback"_s);
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(m_dialog->currentPage(), u"settingsDownloads"_s);
    QVERIFY(part<QWidget>("settingsDownloads")->isVisible());
    QTest::keyClick(&list(), Qt::Key_Up);
    QCOMPARE(m_dialog->currentPage(), u"settingsPlayback"_s);
    m_dialog->goTo(u"settingsSpeed"_s);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(m_dialog->currentPage(), u"settingsDownloads"_s);
    QCOMPARE(focused(), u"settingsPages"_s); // the field is not visible any more
    for (const char *page : {"settingsPlayback", "settingsAppearance"}) { // round the end
        QTest::keyClick(
            m_dialog->focusWidget(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_dialog->currentPage(), QLatin1StringView(page));
    }
}

void TestSettingsDialog::returnClosesNothing()
{
    m_dialog->goTo(u"settingsBack"_s);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
}

void TestSettingsDialog::escapeClosesIt()
{
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    m_dialog->open();
    part<QPushButton>("settingsClose")->click();
    QVERIFY(!m_dialog->isVisible());
}

void TestSettingsDialog::itFitsASmallScreen_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("with the usual type") << 10;
    QTest::newRow("with type of 20 points") << 20;
}

void TestSettingsDialog::itFitsASmallScreen()
{
    QFETCH(const int, points);
    QFont font = m_font;
    font.setPointSize(points);
    QApplication::setFont(font);
    m_dialog = std::make_unique<SettingsDialog>(sampleContext());
    m_dialog->setSettings(sampleSettings());
    m_dialog->resize(800, 600);
    m_dialog->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    QCOMPARE(m_dialog->size(), QSize(800, 600)); // nothing needs more
    for (int page = 0; page < settingsPageCount; ++page) {
        list().setCurrentRow(page);
        const QString name = m_dialog->currentPage();
        QWidget *content = m_dialog->findChild<QWidget *>(name);
        QScrollArea *area = nullptr;
        for (QWidget *each = content; each && !area; each = each->parentWidget())
            area = qobject_cast<QScrollArea *>(each);
        QVERIFY2(area, qPrintable(name));
        QTRY_VERIFY2(area->viewport()->width() > 100, qPrintable(name));
        QVERIFY2(area->horizontalScrollBar()->maximum() == 0, qPrintable(name));
    }
    const auto *close = part<QPushButton>("settingsClose");
    QVERIFY(m_dialog->rect().contains(close->mapTo(m_dialog.get(), close->rect().bottomRight())));
}

void TestSettingsDialog::notesFollowAChangeOfTheme()
{
    const QList<QLabel *> notes = m_dialog->findChildren<QLabel *>(u"settingsNote"_s);
    QVERIFY(!notes.isEmpty());
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    QApplication::setPalette(dark);
    const auto areReadable = [&] {
        return std::ranges::all_of(notes, [](const QLabel *note) {
            const QPalette &palette = note->palette();
            return contrast(palette.color(note->foregroundRole()), palette.color(QPalette::Window))
                   >= 4.5;
        });
    };
    QTRY_COMPARE(notes.constFirst()->palette().color(QPalette::Window),
                 dark.color(QPalette::Window));
    QTRY_VERIFY(areReadable());
}

QTEST_MAIN(TestSettingsDialog)
#include "tst_settings_dialog.moc"
