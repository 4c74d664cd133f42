// SPDX-License-Identifier: GPL-3.0-or-later
// Tests marking many episodes at once, with loaded and unloaded rows, and undoing it, in the real
// window.

#include "real_warnings.h"
#include "window_driver.h"

#include <settings/position_file.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;

namespace {

constexpr int episodeCount = 450;

} // namespace

class TestMarking final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void manyAreMarkedAndUnmarked();
    void whatIsMixedCanBecomeEither();
    void manyBecomeFavourites();
    void onePositionIsGivenBack();

private:
    QListView *list() { return part<QListView>(*m_dogear, "episodeList"); }
    [[nodiscard]] bool is(int row, EpisodeListModel::Role role)
    {
        return list()->model()->index(row, 0).data(role).toBool();
    }
    void select(int first, int last)
    {
        list()->setCurrentIndex(list()->model()->index(first, 0));
        list()->selectionModel()->select(
            QItemSelection(list()->model()->index(first, 0), list()->model()->index(last, 0)),
            QItemSelectionModel::ClearAndSelect);
    }
    /// Returns the entries of the context menu of the selected episodes.
    QStringList entries()
    {
        QStringList texts;
        for (const QAction *action : menu()->actions()) {
            if (!action->isSeparator())
                texts.append(entryText(action));
        }
        menu()->close();
        return texts;
    }
    void choose(const QString &text)
    {
        for (QAction *action : menu()->actions()) {
            if (entryText(action) == text) {
                action->trigger();
                menu()->close();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    QMenu *menu()
    {
        const auto open = [this] {
            return m_dogear->window().findChild<QMenu *>(u"episodeMenu"_s);
        };
        if (!open()) {
            const QRect row = list()->visualRect(list()->currentIndex());
            emit list()->customContextMenuRequested(row.center());
            [&] { QTRY_VERIFY(open()); }();
        }
        return open();
    }
    [[nodiscard]] QString message()
    {
        return m_dogear->window().findChild<widgets::MessageBar *>()->text();
    }
    void undo()
    {
        auto *bar = m_dogear->window().findChild<widgets::MessageBar *>();
        for (QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
            if (button->text() == "Undo"_L1)
                return button->click();
        }
        QFAIL("no Undo");
    }

    std::optional<QTemporaryDir> m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestMarking::init()
{
    failOnRealWarning();
    m_data.emplace();
    prepareLibrary(m_data->path());
    const QString feed = writeFeed(
        m_data->filePath(u"feed.xml"_s), QUrl(u"https://example.org/a.mp3"_s), episodeCount);
    m_dogear = startDogear(m_data->path(), {feed});
    // The window shows the Inbox first, then the added show.
    const auto *model = qobject_cast<EpisodeListModel *>(list()->model());
    QTRY_VERIFY(model->query().view().kind == itemmodels::ViewKind::Podcast && !model->isLoading());
    QTRY_COMPARE(list()->model()->rowCount(), episodeCount);
}

void TestMarking::cleanup()
{
    m_dogear.reset();
}

void TestMarking::manyAreMarkedAndUnmarked()
{
    select(0, episodeCount - 1); // most rows have not been read yet
    choose(u"Mark as played"_s);
    QTRY_COMPARE(message(), u"450 episodes marked as played."_s);
    QVERIFY(is(0, EpisodeListModel::IsPlayedRole));
    QTRY_VERIFY(is(episodeCount - 1, EpisodeListModel::IsPlayedRole));
    // The user did not listen to them, so the file of positions has no entries.
    QCOMPARE(settings::PositionFile(m_data->filePath(u"positions.ini"_s)).all().size(), 0);
    undo();
    QTRY_VERIFY(!is(0, EpisodeListModel::IsPlayedRole));
    QTRY_VERIFY(!is(episodeCount - 1, EpisodeListModel::IsPlayedRole));
}

void TestMarking::whatIsMixedCanBecomeEither()
{
    select(2, 4);
    choose(u"Mark as played"_s);
    QTRY_VERIFY(is(3, EpisodeListModel::IsPlayedRole));
    select(0, 9);
    const QStringList offered = entries();
    QVERIFY(offered.contains("Mark as played"_L1) && offered.contains("Mark as unplayed"_L1));
    choose(u"Mark as unplayed"_s);
    QTRY_COMPARE(message(), u"3 episodes marked as unplayed."_s); // only the changed episodes
    undo();
    QTRY_VERIFY(is(3, EpisodeListModel::IsPlayedRole));
    QVERIFY(!is(1, EpisodeListModel::IsPlayedRole));
}

void TestMarking::manyBecomeFavourites()
{
    select(1, 2);
    choose(u"Add to favourites"_s);
    QTRY_COMPARE(message(), u"2 episodes added to the favourites."_s);
    QVERIFY(is(1, EpisodeListModel::IsFavouriteRole));
    QVERIFY(!entries().contains("Add to favourites"_L1));
    undo();
    QTRY_VERIFY(!is(1, EpisodeListModel::IsFavouriteRole));
}

void TestMarking::onePositionIsGivenBack()
{
    const QString title = list()->model()->index(0, 0).data().toString(); // such as "Episode 3"
    const QString guid = u'e' + title.section(u' ', 1);
    m_dogear.reset();
    settings::PositionFile positions(m_data->filePath(u"positions.ini"_s));
    const QUrl feed = QUrl::fromLocalFile(m_data->filePath(u"feed.xml"_s));
    QVERIFY(positions.save({feed, guid}, {.position = std::chrono::minutes(2)}).has_value());
    m_dogear = startDogear(m_data->path());
    QTRY_COMPARE(list()->model()->rowCount(), episodeCount);
    const auto position = [this] {
        return list()
            ->model()
            ->index(0, 0)
            .data(EpisodeListModel::PositionRole)
            .value<std::chrono::milliseconds>();
    };
    QTRY_COMPARE(position(), std::chrono::minutes(2));
    select(0, 9);
    choose(u"Mark as played"_s);
    QTRY_COMPARE(message(), u"10 episodes marked as played."_s);
    QCOMPARE(position(), std::chrono::milliseconds(0));
    positions.reload();
    QVERIFY(positions.find({feed, guid})->isPlayed);
    QCOMPARE(positions.all().size(), 1);
    undo();
    QTRY_COMPARE(position(), std::chrono::minutes(2));
    positions.reload();
    QCOMPARE(positions.find({feed, guid})->position, std::chrono::minutes(2));
}

QTEST_MAIN(TestMarking)
#include "tst_marking.moc"
