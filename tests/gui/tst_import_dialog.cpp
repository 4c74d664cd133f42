// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the dialog for importing from another player, with players and previews made by the test.

#include "clipped_texts.h"
#include "real_warnings.h"

#include <itemmodels/transfer_table_model.h>
#include <support/timeouts.h>
#include <widgets/import_dialog.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace dogear;
using importers::Player;
using importers::PlayerFile;
using itemmodels::TransferTableModel;
using transfer::ShowPresence;
using transfer::TransferChoice;
using transfer::TransferPreview;
using widgets::ImportDialog;

namespace {

TransferPreview sample()
{
    TransferPreview preview;
    preview.source = {.player = Player::AntennaPod, .path = u"/a.db"_s};
    preview.shows = {
        {.show = 0, .title = u"New show"_s, .waiting = {.played = 3}, .waitingEpisodes = 3},
        {.show = 1,
         .title = u"Followed show"_s,
         .presence = ShowPresence::Followed,
         .taken = {.positions = 2},
         .isRead = true,
         .kept = 1},
        {.show = 2, .title = u"Left show"_s},
        {.show = 3, .title = u"Same show"_s, .presence = ShowPresence::Followed}};
    preview.notSuggested = {2};
    preview.probablyPlayed = 5;
    preview.downloads = 4;
    return preview;
}

} // namespace

class TestImportDialog final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dialog.reset();
        m_model.reset();
    }

    void playersAreListedAndChosenWithReturn();
    void withoutPlayersTheFileIsOffered();
    void problemsAreShown_data();
    void problemsAreShown();
    void progressIsShownAndStopped();
    void thePreviewIsATable();
    void ticksDecideWhatIsImported();
    void allShowsAreTickedWithOneBox();
    void theKeyboardTicksAShow();
    void probablyPlayedEpisodesAreAskedAbout();
    void backLeadsToThePlayers();
    void everythingHasAnAccessibleName();
    void textsFitAtEverySize_data();
    void textsFitAtEverySize();

private:
    template<typename T>
    T *part(const char *name)
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }
    void showPreview()
    {
        m_model->setPreview(sample());
        m_dialog->showPreview(sample(), {});
    }
    [[nodiscard]] QModelIndex cell(int row, int column)
    {
        return part<QTreeView>("importShows")->model()->index(row, column);
    }

    std::unique_ptr<TransferTableModel> m_model;
    std::unique_ptr<ImportDialog> m_dialog;
};

void TestImportDialog::init()
{
    test::failOnRealWarning();
    m_model = std::make_unique<TransferTableModel>();
    m_dialog = std::make_unique<ImportDialog>(*m_model);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void TestImportDialog::playersAreListedAndChosenWithReturn()
{
    const QSignalSpy chosen(m_dialog.get(), &ImportDialog::playerChosen);
    m_dialog->showSearching();
    QVERIFY(!part<QPushButton>("importNext")->isEnabled());
    m_dialog->showPlayers({{.player = Player::GPodder, .path = u"/home/me/gPodder/Database"_s},
                           {.player = Player::Kasts, .path = u"/home/me/kasts"_s}});
    auto *list = part<QListWidget>("importPlayers");
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), u"gPodder\n/home/me/gPodder/Database"_s);
    QVERIFY(part<QPushButton>("importNext")->isEnabled());
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.constFirst().constFirst().value<PlayerFile>().player, Player::Kasts);
    part<QPushButton>("importNext")->click();
    QCOMPARE(chosen.count(), 2);
}

void TestImportDialog::withoutPlayersTheFileIsOffered()
{
    const QSignalSpy wanted(m_dialog.get(), &ImportDialog::fileWanted);
    m_dialog->showPlayers({});
    QVERIFY(!part<QListWidget>("importPlayers")->isVisible());
    QVERIFY(part<QLabel>("importText")->text().startsWith(u"No other player was found"_s));
    QVERIFY(!part<QPushButton>("importNext")->isEnabled());
    QTRY_VERIFY(part<QPushButton>("importChooseFile")->hasFocus());
    QTest::keyClick(part<QPushButton>("importChooseFile"), Qt::Key_Space);
    QCOMPARE(wanted.count(), 1);
}

void TestImportDialog::problemsAreShown_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<bool>("offersTheRest");
    QTest::newRow("a damaged file can be read in part") << ErrorCode::OtherPlayerDamaged << true;
    QTest::newRow("another file") << ErrorCode::OtherPlayerUnknown << false;
    QTest::newRow("a file that is gone") << ErrorCode::FileNotFound << false;
}

void TestImportDialog::problemsAreShown()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const bool, offersTheRest);
    const QSignalSpy wanted(m_dialog.get(), &ImportDialog::damagedWanted);
    m_dialog->showProgress(u"Reading…"_s);
    m_dialog->showProblem({.code = code, .url = QUrl(u"file:///a.db"_s)});
    QVERIFY(part<QLabel>("importProblem")->isVisible());
    QVERIFY(part<QLabel>("importProblem")->text().contains(u"a.db"_s));
    QCOMPARE(part<QPushButton>("importReadRest")->isVisible(), offersTheRest);
    if (offersTheRest) {
        part<QPushButton>("importReadRest")->click();
        QCOMPARE(wanted.count(), 1);
    }
    // The next attempt takes the message away.
    m_dialog->showProgress(u"Reading…"_s);
    m_dialog->showPlayers({});
    QVERIFY(part<QLabel>("importProblem")->isHidden());
}

void TestImportDialog::progressIsShownAndStopped()
{
    const QSignalSpy stopped(m_dialog.get(), &ImportDialog::stopRequested);
    m_dialog->showProgress(u"Reading…"_s);
    QCOMPARE(part<QLabel>("importProgressText")->text(), u"Reading…"_s);
    auto *bar = part<QProgressBar>("importProgress");
    QCOMPARE(bar->maximum(), 0); // its end is unknown
    m_dialog->setProgress(3, 8);
    QCOMPARE(bar->maximum(), 8);
    QCOMPARE(bar->value(), 3);
    QVERIFY(!part<QPushButton>("importNext")->isVisible());
    QCOMPARE(part<QPushButton>("importBack")->text(), u"Stop"_s);
    part<QPushButton>("importBack")->click();
    QCOMPARE(stopped.count(), 1);
    QVERIFY(part<QPushButton>("importChooseFile")->isVisible());
}

void TestImportDialog::thePreviewIsATable()
{
    showPreview();
    const QAbstractItemModelTester tester(part<QTreeView>("importShows")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(cell(0, 0).data().toString(), u"New show"_s);
    QCOMPARE(cell(0, 1).data().toString(), u"New"_s);
    QCOMPARE(cell(0, 2).data().toString(), u"3 played"_s);
    QCOMPARE(cell(1, 1).data().toString(), u"Followed"_s);
    QVERIFY(cell(1, 3).data().toString().contains(u"newer places in Dogear"_s));
    QCOMPARE(cell(3, 2).data().toString(), u"Nothing new"_s);
    QVERIFY(cell(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"3 played"_s));
    QCOMPARE(cell(0, 0).model()->headerData(0, Qt::Horizontal).toString(), u"Show"_s);
    QVERIFY(!cell(0, 0).model()->headerData(9, Qt::Horizontal).isValid());
    QVERIFY(!cell(0, 0).model()->headerData(0, Qt::Vertical).isValid());
    QVERIFY(part<QLabel>("importTitle")->text().contains(u"AntennaPod"_s));
    QVERIFY(part<QLabel>("importRemainder")->text().contains(u"4 downloaded files"_s));
    m_dialog->showPreview(sample(),
                          {{.title = u"Broken"_s,
                            .error = {.code = ErrorCode::UnsupportedScheme, .detail = u"x"_s}}});
    QVERIFY(part<QLabel>("importRemainder")->text().contains(u"Broken"_s));
}

void TestImportDialog::ticksDecideWhatIsImported()
{
    const QSignalSpy requested(m_dialog.get(), &ImportDialog::importRequested);
    showPreview();
    QAbstractItemModel *table = part<QTreeView>("importShows")->model();
    QVERIFY(table->setData(cell(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    part<QPushButton>("importNext")->click();
    QCOMPARE(requested.count(), 1);
    const auto choice = requested.constFirst().constFirst().value<TransferChoice>();
    QCOMPARE(choice.shows, QSet<qsizetype>{1});
    QVERIFY(!choice.countsProbablyPlayed);
    // Without a tick there is nothing to import.
    QVERIFY(table->setData(cell(1, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!part<QPushButton>("importNext")->isEnabled());
}

void TestImportDialog::allShowsAreTickedWithOneBox()
{
    showPreview();
    auto *all = part<QCheckBox>("importAll");
    QCOMPARE(all->checkState(), Qt::PartiallyChecked);
    all->click();
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{0, 1, 2}));
    QCOMPARE(all->checkState(), Qt::Checked);
    all->click();
    QVERIFY(m_model->ticked().isEmpty());
    QCOMPARE(all->checkState(), Qt::Unchecked);
    all->click();
    QCOMPARE(m_model->ticked().size(), 3);
    QCOMPARE(all->checkState(), Qt::Checked);
}

void TestImportDialog::theKeyboardTicksAShow()
{
    showPreview();
    auto *view = part<QTreeView>("importShows");
    QTRY_VERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(m_model->ticked(), QSet<qsizetype>{1});
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{1, 2}));
    QTest::keyClick(view, Qt::Key_Tab); // leaves the table
    QVERIFY(!view->hasFocus());
}

void TestImportDialog::probablyPlayedEpisodesAreAskedAbout()
{
    const QSignalSpy changed(m_dialog.get(), &ImportDialog::probablyPlayedChanged);
    const QSignalSpy requested(m_dialog.get(), &ImportDialog::importRequested);
    showPreview();
    auto *box = part<QCheckBox>("importProbablyPlayed");
    QVERIFY(box->isVisible());
    QVERIFY(!box->isChecked());
    box->click();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.constFirst().constFirst().toBool(), true);
    part<QPushButton>("importNext")->click();
    QVERIFY(requested.constFirst().constFirst().value<TransferChoice>().countsProbablyPlayed);
    TransferPreview none = sample();
    none.probablyPlayed = 0;
    m_dialog->showPreview(none, {});
    QVERIFY(box->isHidden());
}

void TestImportDialog::backLeadsToThePlayers()
{
    const QSignalSpy stopped(m_dialog.get(), &ImportDialog::stopRequested);
    showPreview();
    QCOMPARE(part<QPushButton>("importNext")->text(), u"Import"_s);
    part<QPushButton>("importBack")->click();
    QVERIFY(part<QPushButton>("importChooseFile")->isVisible());
    QVERIFY(!part<QPushButton>("importBack")->isVisible());
    QCOMPARE(part<QPushButton>("importNext")->text(), u"Continue"_s);
    QCOMPARE(stopped.count(), 0); // nothing is running
}

void TestImportDialog::everythingHasAnAccessibleName()
{
    showPreview();
    for (const char *name : {"importPlayers", "importShows", "importProgress"})
        QVERIFY2(!part<QWidget>(name)->accessibleName().isEmpty(), name);
}

void TestImportDialog::textsFitAtEverySize_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("usual type") << 10;
    QTest::newRow("20 points") << 20;
}

void TestImportDialog::textsFitAtEverySize()
{
    QFETCH(const int, points);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSize(points);
    QApplication::setFont(font);
    m_dialog = std::make_unique<ImportDialog>(*m_model);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    m_dialog->showPlayers({{.player = Player::GPodder, .path = u"/home/me/gPodder/Database"_s}});
    QCOMPARE(test::clippedTexts(*m_dialog), QStringList());
    showPreview();
    QCoreApplication::processEvents();
    QCOMPARE(test::clippedTexts(*m_dialog), QStringList());
    m_dialog->showProgress(u"Reading the library of the other player…"_s);
    QCoreApplication::processEvents();
    QCOMPARE(test::clippedTexts(*m_dialog), QStringList());
    m_dialog.reset();
    QApplication::setFont(before);
}

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
