// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings dialog: playback, refreshing, documents, and the names and tips of its fields.

#include "player/speed_spin_box.h"
#include "real_warnings.h"

#include <support/timeouts.h>
#include <widgets/metrics.h>
#include <widgets/settings_dialog.h>
#include <widgets/settings_index.h>

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using settings::AfterEpisode;
using settings::DocumentSettings;
using settings::PlaybackSettings;
using settings::RefreshMode;
using settings::RefreshSettings;

namespace {

/// Returns values other than the defaults, some of which the dialog does not show.
PlaybackSettings samplePlayback()
{
    PlaybackSettings playback;
    playback.speed = 1.35;
    playback.volumePercent = 140;
    playback.isMuted = true;
    playback.skipBack = 12'500ms;
    playback.savedTime = 61s;
    return playback;
}

} // namespace

class TestSettingsDialog final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dialog.reset();
        QApplication::setPalette(QPalette());
    }

    void whatHoldsIsShown();
    void oneChoiceIsOneChange_data();
    void oneChoiceIsOneChange();
    void letterKeysAreSwitchedOff();
    void refreshing_data();
    void refreshing();
    void hoursAreOfOnePaceOnly();
    void fillingItSaysNothing();
    void whatIsHalfTypedIsNotTaken();
    void whatIsTypedLastIsTaken();
    void itMayGoWhileSomebodyTypes();
    void everyFieldHasNameAndTip();
    void everyFieldIsInTheIndex();
    void aNameLeadsToItsField_data();
    void aNameLeadsToItsField();
    void whatTabReachesHasAName();
    void documents_data();
    void documents();
    void escapeClosesIt();
    void notesFollowAChangeOfTheme();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }
    static void type(QLineEdit &line, const QString &text)
    {
        line.clear();
        QTest::keyClicks(&line, text);
        line.setFocus();
        QTest::keyClick(&line, Qt::Key_Tab); // leaving the field ends the input
    }
    /// Sets the field \a name to \a value as the user would: clicks, selects an index, types a text
    /// or enters a number.
    void choose(const QString &name, const QString &value)
    {
        auto *field = m_dialog->findChild<QWidget *>(name);
        QVERIFY2(field, qPrintable(name));
        if (auto *box = qobject_cast<QCheckBox *>(field))
            box->click();
        else if (auto *combo = qobject_cast<QComboBox *>(field))
            combo->setCurrentIndex(value.toInt());
        else if (auto *line = qobject_cast<QLineEdit *>(field))
            type(*line, value);
        else if (auto *slider = qobject_cast<QSlider *>(field))
            slider->setValue(value.toInt());
        else if (auto *number = qobject_cast<QSpinBox *>(field))
            number->setValue(value.toInt());
        else if (auto *speed = qobject_cast<QDoubleSpinBox *>(field))
            speed->setValue(value.toDouble());
        else
            QFAIL("no such kind of field");
    }

    std::unique_ptr<SettingsDialog> m_dialog;
};

Q_DECLARE_METATYPE(PlaybackSettings)
Q_DECLARE_METATYPE(RefreshSettings)
Q_DECLARE_METATYPE(DocumentSettings)

void TestSettingsDialog::init()
{
    test::failOnRealWarning();
    m_dialog = std::make_unique<SettingsDialog>();
    m_dialog->setPlayback(samplePlayback());
    m_dialog->setRefresh({});
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestSettingsDialog::whatHoldsIsShown()
{
    m_dialog->setPlayback({.speed = 2.0,
                           .skipBack = 10s,
                           .skipForward = 45s,
                           .rewindsAfterPauses = false,
                           .afterEpisode = AfterEpisode::Stop,
                           .trimsSilence = true,
                           .levelsLoudness = true,
                           .isMono = true,
                           .balance = -0.4,
                           .playedWithin = 0s});
    m_dialog->setRefresh({RefreshMode::EveryHours, 12, 3, 20});
    QCOMPARE(part<QDoubleSpinBox>("settingsSpeed")->text(), u"2×"_s);
    for (const char *name : {"settingsTrims", "settingsLevels", "settingsMono"})
        QVERIFY2(part<QCheckBox>(name)->isChecked(), name);
    QVERIFY(!part<QCheckBox>("settingsRewinds")->isChecked());
    QCOMPARE(part<QSlider>("settingsBalance")->value(), -4);
    QCOMPARE(part<QSpinBox>("settingsBack")->text(), u"10 s"_s);
    QCOMPARE(part<QSpinBox>("settingsForward")->text(), u"45 s"_s);
    QCOMPARE(part<QComboBox>("settingsAfter")->currentText(), u"Stop"_s);
    QCOMPARE(part<QSpinBox>("settingsPlayedWithin")->text(), u"Nothing"_s);
    QCOMPARE(part<QComboBox>("settingsMode")->currentIndex(), 1);
    QCOMPARE(part<QSpinBox>("settingsHours")->text(), u"12 h"_s);
    QCOMPARE(part<QSpinBox>("settingsPerHost")->value(), 3);
    QCOMPARE(part<QSpinBox>("settingsInAll")->value(), 20);
}

void TestSettingsDialog::oneChoiceIsOneChange_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<PlaybackSettings>("expected");
    const auto row = [](const char *name, const char16_t *field, const char16_t *value) {
        return &(QTest::newRow(name) << QString::fromUtf16(field) << QString::fromUtf16(value));
    };
    const auto with = [](auto change) {
        PlaybackSettings playback = samplePlayback(); // all other settings are kept
        change(playback);
        return playback;
    };
    using P = PlaybackSettings;
    *row("speed", u"settingsSpeed", u"1.5") << with([](P &p) { p.speed = 1.5; });
    *row("pauses", u"settingsTrims", u"") << with([](P &p) { p.trimsSilence = true; });
    *row("loudness", u"settingsLevels", u"") << with([](P &p) { p.levelsLoudness = false; });
    *row("mono", u"settingsMono", u"") << with([](P &p) { p.isMono = true; });
    *row("balance", u"settingsBalance", u"-3") << with([](P &p) { p.balance = -0.3; });
    *row("back", u"settingsBack", u"20") << with([](P &p) { p.skipBack = 20s; });
    *row("forward", u"settingsForward", u"60") << with([](P &p) { p.skipForward = 60s; });
    *row("after pauses", u"settingsRewinds", u"")
        << with([](P &p) { p.rewindsAfterPauses = false; });
    *row("what plays next", u"settingsAfter", u"1")
        << with([](P &p) { p.afterEpisode = AfterEpisode::QueueThenShow; });
    *row("what counts as played", u"settingsPlayedWithin", u"60")
        << with([](P &p) { p.playedWithin = 60s; });
}

void TestSettingsDialog::oneChoiceIsOneChange()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const PlaybackSettings, expected);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::playbackChanged);
    choose(field, value);
    QCOMPARE(said.count(), 1);
    QVERIFY(said.constFirst().constFirst().value<PlaybackSettings>() == expected);
}

void TestSettingsDialog::letterKeysAreSwitchedOff()
{
    QSignalSpy changed(m_dialog.get(), &SettingsDialog::interfaceChanged);
    m_dialog->setInterface({.textPercent = 120, .usesLetterKeys = true});
    QCOMPARE(changed.count(), 0);
    part<QCheckBox>("settingsLetterKeys")->click();
    QCOMPARE(changed.count(), 1);
    const auto chosen = changed.first().first().value<settings::InterfaceSettings>();
    QVERIFY(!chosen.usesLetterKeys);
    QCOMPARE(chosen.textPercent, 120); // kept, although the page does not show it
}

void TestSettingsDialog::refreshing_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<RefreshSettings>("expected");
    QTest::newRow("all shows at the same interval")
        << u"settingsMode"_s << u"1"_s << RefreshSettings{.mode = RefreshMode::EveryHours};
    QTest::newRow("only by hand") << u"settingsMode"_s << u"2"_s
                                  << RefreshSettings{.mode = RefreshMode::Manual};
    QTest::newRow("the interval in hours")
        << u"settingsHours"_s << u"24"_s << RefreshSettings{.hours = 24};
    QTest::newRow("requests to one server")
        << u"settingsPerHost"_s << u"4"_s << RefreshSettings{.maxPerHost = 4};
    QTest::newRow("requests in total")
        << u"settingsInAll"_s << u"32"_s << RefreshSettings{.maxInFlight = 32};
}

void TestSettingsDialog::refreshing()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const RefreshSettings, expected);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::refreshChanged);
    choose(field, value);
    QCOMPARE(said.count(), 1);
    QVERIFY(said.constFirst().constFirst().value<RefreshSettings>() == expected);
}

/// Checks the fields and the other widgets that Tab reaches: scroll areas and the pages in them.
void TestSettingsDialog::whatTabReachesHasAName()
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
        const auto *spoken = QAccessible::queryAccessibleInterface(widget);
        const QString what =
            QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(what));
    }
}

void TestSettingsDialog::documents_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<DocumentSettings>("expected");
    QTest::newRow("chapters and transcripts of all episodes")
        << u"settingsReadsAll"_s << u"1"_s << DocumentSettings{.readsAll = true};
    QTest::newRow("a command for transcripts") << u"settingsCommand"_s << u" hear {file} "_s
                                               << DocumentSettings{.command = u"hear {file}"_s};
}

void TestSettingsDialog::documents()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const DocumentSettings, expected);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::documentsChanged);
    choose(field, value);
    QCOMPARE(said.count(), 1);
    QVERIFY(said.constFirst().constFirst().value<DocumentSettings>() == expected);
}

void TestSettingsDialog::hoursAreOfOnePaceOnly()
{
    auto *mode = part<QComboBox>("settingsMode");
    auto *hours = part<QSpinBox>("settingsHours");
    QVERIFY(!hours->isEnabled());
    mode->setCurrentIndex(1);
    QVERIFY(hours->isEnabled());
    mode->setCurrentIndex(2);
    QVERIFY(!hours->isEnabled());
}

void TestSettingsDialog::fillingItSaysNothing()
{
    const QSignalSpy playback(m_dialog.get(), &SettingsDialog::playbackChanged);
    const QSignalSpy refresh(m_dialog.get(), &SettingsDialog::refreshChanged);
    m_dialog->setPlayback({.speed = 3.0, .isMono = true, .balance = 1});
    m_dialog->setRefresh({RefreshMode::Manual, 100, 8, 64});
    QVERIFY(playback.isEmpty());
    QVERIFY(refresh.isEmpty());
}

void TestSettingsDialog::whatIsHalfTypedIsNotTaken()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::playbackChanged);
    auto *back = part<QSpinBox>("settingsBack");
    back->setFocus();
    back->selectAll();
    QTest::keyClicks(back, u"30"_s);
    QVERIFY(said.isEmpty());
    part<QSpinBox>("settingsForward")->setFocus();
    QCOMPARE(said.count(), 1);
}

void TestSettingsDialog::whatIsTypedLastIsTaken()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::playbackChanged);
    auto *back = part<QSpinBox>("settingsBack");
    back->setFocus();
    back->selectAll();
    QTest::keyClicks(back, u"30"_s);
    m_dialog->close();
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.constFirst().constFirst().value<PlaybackSettings>().skipBack, 30s);
}

void TestSettingsDialog::itMayGoWhileSomebodyTypes()
{
    auto *back = part<QSpinBox>("settingsBack");
    back->setFocus();
    back->selectAll();
    QTest::keyClicks(back, u"30"_s);
    std::chrono::milliseconds said{};
    connect(m_dialog.get(),
            &SettingsDialog::playbackChanged,
            this,
            [&said](const PlaybackSettings &playback) { said = playback.skipBack; });
    m_dialog.reset();
    QCOMPARE(said, 30s);
}

void TestSettingsDialog::everyFieldHasNameAndTip()
{
    int fields = 0;
    for (const QWidget *field : m_dialog->findChildren<QWidget *>()) {
        const bool isField =
            qobject_cast<const QCheckBox *>(field) || qobject_cast<const QComboBox *>(field)
            || qobject_cast<const QAbstractSpinBox *>(field) || qobject_cast<const QSlider *>(field)
            || field->objectName() == u"settingsCommand"_s; // the only line edit
        if (!isField)
            continue;
        ++fields;
        QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
        QVERIFY2(!field->toolTip().isEmpty(), qPrintable(field->objectName()));
    }
    QCOMPARE(fields, 34); // including the switch for single-letter shortcuts
}

void TestSettingsDialog::everyFieldIsInTheIndex()
{
    const auto *tabs = part<QTabWidget>("settingsTabs");
    QCOMPARE(settingsPageCount, tabs->count());
    QHash<QString, SettingsField> listed;
    for (int page = 0; page < settingsPageCount; ++page) {
        const QList<SettingsField> fields = settingsFields(page);
        QCOMPARE(fields.constFirst().text, tabs->tabText(page).remove(u'&'));
        QVERIFY(tabs->widget(page)->findChild<QWidget *>(fields.constFirst().name));
        for (const SettingsField &field : fields)
            listed.insert(field.name, field);
    }
    int fields = 0;
    for (const QWidget *field : m_dialog->findChildren<QWidget *>()) {
        // The slider of the balance is a part of the row with this label.
        const QString name = field->objectName() == u"settingsBalance"_s ? u"settingsBalanceRow"_s
                                                                         : field->objectName();
        if (!name.startsWith(u"settings"_s) || field->accessibleName().isEmpty())
            continue;
        ++fields;
        QVERIFY2(listed.contains(name), qPrintable(name));
        QCOMPARE(listed.value(name).text, field->accessibleName());
        QVERIFY(!listed.value(name).page.isEmpty());
    }
    QVERIFY(fields > 30);
}

void TestSettingsDialog::aNameLeadsToItsField_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("focused");
    QTest::newRow("a field of the first page") << u"settingsBack"_s << 0 << u"settingsBack"_s;
    QTest::newRow("a field of the last page") << u"settingsCountry"_s << 4 << u"settingsCountry"_s;
    QTest::newRow("a field that consists of several")
        << u"settingsFolder"_s << 2 << u"folderChoose"_s;
    QTest::newRow("a page gives its first field the focus")
        << u"settingsDownloads"_s << 2 << u"folderPath"_s;
}

void TestSettingsDialog::aNameLeadsToItsField()
{
    QFETCH(const QString, name);
    QFETCH(const int, tab);
    QFETCH(const QString, focused);
    m_dialog->goTo(name);
    QCOMPARE(part<QTabWidget>("settingsTabs")->currentIndex(), tab);
    QVERIFY(m_dialog->focusWidget());
    QCOMPARE(m_dialog->focusWidget()->objectName(), focused);
}

void TestSettingsDialog::escapeClosesIt()
{
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    m_dialog->open();
    part<QPushButton>("settingsClose")->click();
    QVERIFY(!m_dialog->isVisible());
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
