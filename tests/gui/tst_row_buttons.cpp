// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the buttons in the rows of Up next and Downloads, the handle of a row that can be dragged,
// the ring of a running download, and the line that names the episode in the player.

#include "list/episode_delegate.h"
#include "list/now_playing_line.h"
#include "parts/elided_label.h"
#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/download_text.h>
#include <widgets/metrics.h>

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>

#include <cstdlib>
#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::DownloadState;
using itemmodels::EpisodeListModel;

namespace {

constexpr int rowWidth = 460;

/// Whether two colours are nearly equal: the edges of a curve are mixtures with the background.
bool isLike(const QColor &a, const QColor &b)
{
    constexpr int tolerance = 80; // of the sum of the channels
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
               + std::abs(a.blue() - b.blue())
           < tolerance;
}

} // namespace

class TestRowButtons final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowsHaveTheirButtons_data();
    void rowsHaveTheirButtons();
    void buttonsAreClicked_data();
    void buttonsAreClicked();
    void buttonsAreSeenInTheRowPointedAt();
    void buttonsCoverNeitherTextNorSigns();
    void buttonsAreMirrored();
    void buttonsSayWhatTheyDo();
    void rowsOfUpNextHaveAHandle();
    void theRingFills();
    void theLineNamesTheEpisode();

private:
    [[nodiscard]] QStyleOptionViewItem option(QStyle::State state = {}) const
    {
        QStyleOptionViewItem option;
        option.initFrom(m_view.get());
        option.state = QStyle::State_Enabled | state;
        option.widget = m_view.get();
        option.rect = QRect(0, 0, rowWidth, m_delegate->sizeHint(option, {}).height());
        return option;
    }

    [[nodiscard]] QImage paint(const QStyleOptionViewItem &option) const
    {
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(option.palette.color(QPalette::Base));
        QPainter painter(&image);
        m_delegate->paint(&painter, option, index());
        return image;
    }

    [[nodiscard]] QModelIndex index() const { return m_model.index(0, 0); }
    void set(int role, const QVariant &value) { m_model.item(0)->setData(value, role); }
    void release(const QPointF &place)
    {
        QMouseEvent event(
            QEvent::MouseButtonRelease, place, place, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        m_delegate->editorEvent(&event, &m_model, option(), index());
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<QListView> m_view;
    std::unique_ptr<EpisodeDelegate> m_delegate;
    QStandardItemModel m_model;
};

void TestRowButtons::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_view = std::make_unique<QListView>();
    m_delegate = std::make_unique<EpisodeDelegate>(m_library->images, nullptr);
    m_model.clear();
    m_model.appendRow(new QStandardItem);
    set(EpisodeListModel::TitleRole, u"word "_s.repeated(60));
    set(EpisodeListModel::HasEnclosureRole, true);
    set(EpisodeListModel::HasAllWordsRole, true);
}

void TestRowButtons::cleanup()
{
    m_delegate.reset();
    m_view.reset();
    m_library.reset();
}

void TestRowButtons::rowsHaveTheirButtons_data()
{
    using enum RowButton;
    QTest::addColumn<RowButtons>("list");
    QTest::addColumn<QVariant>("state");
    QTest::addColumn<QList<RowButton>>("buttons");
    const auto of = [](DownloadState state) { return QVariant::fromValue(state); };
    QTest::newRow("another list") << RowButtons::None << of(DownloadState::Waiting)
                                  << QList<RowButton>();
    QTest::newRow("Up next") << RowButtons::Queue << QVariant() << QList{RemoveFromQueue};
    QTest::newRow("a waiting download") << RowButtons::Downloads << of(DownloadState::Waiting)
                                        << QList{PauseDownload, RemoveDownload};
    QTest::newRow("a paused download") << RowButtons::Downloads << of(DownloadState::Paused)
                                       << QList{ResumeDownload, RemoveDownload};
    QTest::newRow("a failed download") << RowButtons::Downloads << of(DownloadState::Failed)
                                       << QList{ResumeDownload, RemoveDownload};
    QTest::newRow("a complete download")
        << RowButtons::Downloads << of(DownloadState::Done) << QList{RemoveDownload};
    QTest::newRow("a row whose download is gone")
        << RowButtons::Downloads << QVariant() << QList<RowButton>();
}

void TestRowButtons::rowsHaveTheirButtons()
{
    QFETCH(const RowButtons, list);
    QFETCH(const QVariant, state);
    QFETCH(const QList<RowButton>, buttons);
    set(EpisodeListModel::DownloadRole, state);
    QCOMPARE(rowButtonsOf(option(), index(), list), buttons);
    QStyleOptionViewItem narrow = option();
    narrow.rect.setWidth(units(narrow.font, 40));
    QVERIFY(rowButtonsOf(narrow, index(), list).isEmpty()); // the text needs the room
}

void TestRowButtons::buttonsAreClicked_data()
{
    QTest::addColumn<RowButtons>("list");
    QTest::addColumn<int>("number");
    QTest::addColumn<RowButton>("clicked");
    QTest::newRow("the cross in Up next") << RowButtons::Queue << 0 << RowButton::RemoveFromQueue;
    QTest::newRow("the pause sign") << RowButtons::Downloads << 0 << RowButton::PauseDownload;
    QTest::newRow("the cross in Downloads")
        << RowButtons::Downloads << 1 << RowButton::RemoveDownload;
}

void TestRowButtons::buttonsAreClicked()
{
    QFETCH(const RowButtons, list);
    QFETCH(const int, number);
    QFETCH(const RowButton, clicked);
    set(EpisodeListModel::DownloadRole, QVariant::fromValue(DownloadState::Waiting));
    m_delegate->setButtons(list);
    QSignalSpy told(m_delegate.get(), &EpisodeDelegate::buttonClicked);
    const QSignalSpy played(m_delegate.get(), &EpisodeDelegate::playClicked);
    const QRect place = rowButtonArea(option(), number);
    release(place.center());
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.constFirst().at(1).value<RowButton>(), clicked);
    QVERIFY(m_delegate->isOnButton(place.center(), option(), index()));
    release(EpisodeDelegate::playButton(option()).center());
    QCOMPARE(played.size(), 1);
    release({200, 20});
    QVERIFY(!m_delegate->isOnButton({200, 20}, option(), index()));
    QCOMPARE(told.size(), 1);
    QCOMPARE(played.size(), 1);
}

void TestRowButtons::buttonsAreSeenInTheRowPointedAt()
{
    const QRect place = rowButtonArea(option(), 0);
    m_delegate->setButtons(RowButtons::Queue);
    const QImage calm = paint(option()).copy(place);
    for (const auto state : {QStyle::State_MouseOver, QStyle::State_HasFocus})
        QVERIFY(paint(option(state)).copy(place) != calm);
}

void TestRowButtons::buttonsCoverNeitherTextNorSigns()
{
    set(EpisodeListModel::IsFavouriteRole, true);
    set(EpisodeListModel::DownloadRole, QVariant::fromValue(DownloadState::Waiting));
    m_delegate->setButtons(RowButtons::Downloads);
    QStyleOptionViewItem row = option(QStyle::State_MouseOver);
    const QImage image = paint(row);
    const int margin = units(row.font, 1);
    const QRect last = rowButtonArea(row, 1);
    // A gap before the last button, with nothing in it.
    const int gap = last.left() - 1;
    for (int y = margin; y < image.height() - 2 * margin; ++y)
        QCOMPARE(image.pixelColor(gap, y).name(), image.pixelColor(gap, margin).name());
    QVERIFY(!last.intersects(rowButtonArea(row, 0)));
    QVERIFY(!rowButtonArea(row, 0).intersects(EpisodeDelegate::playButton(row)));
}

void TestRowButtons::buttonsAreMirrored()
{
    QStyleOptionViewItem row = option();
    const QRect leftToRight = rowButtonArea(row, 0);
    row.direction = Qt::RightToLeft;
    const QRect rightToLeft = rowButtonArea(row, 0);
    QCOMPARE(rightToLeft.left(), row.rect.right() - leftToRight.right());
    QCOMPARE(rightToLeft.size(), leftToRight.size());
}

void TestRowButtons::buttonsSayWhatTheyDo()
{
    QSet<QString> texts;
    for (const DownloadState state : {DownloadState::Waiting,
                                      DownloadState::Paused,
                                      DownloadState::Failed,
                                      DownloadState::Done}) {
        set(EpisodeListModel::DownloadRole, QVariant::fromValue(state));
        for (const RowButton button : rowButtonsOf(option(), index(), RowButtons::Downloads))
            texts.insert(textOf(button, index()));
    }
    texts.insert(textOf(RowButton::RemoveFromQueue, index()));
    // Pause, resume, retry, cancel and remove the download; remove from Up next.
    QCOMPARE(texts.size(), 6);
}

void TestRowButtons::rowsOfUpNextHaveAHandle()
{
    const QRect margin(0, 0, units(option().font, 4), option().rect.height());
    const QImage without = paint(option(QStyle::State_MouseOver)).copy(margin);
    const QImage calm = paint(option()).copy(margin);
    m_delegate->setButtons(RowButtons::Queue);
    QVERIFY(paint(option(QStyle::State_MouseOver)).copy(margin) != without);
    QCOMPARE(paint(option()).copy(margin), calm); // only where the user points
}

void TestRowButtons::theRingFills()
{
    set(EpisodeListModel::DownloadRole, QVariant::fromValue(DownloadState::Waiting));
    const QColor accent = accentColor(option().palette, option().palette.color(QPalette::Base));
    const auto accented = [&](qint64 stored) {
        downloads::DownloadProgress progress;
        progress.storedBytes = stored;
        progress.length = 100;
        set(EpisodeListModel::DownloadProgressRole, QVariant::fromValue(progress));
        const QStyleOptionViewItem row = option();
        const QImage image = paint(row);
        int count = 0;
        const int signs = units(row.font, 8); // at the end of the row
        for (int x = rowWidth - signs; x < rowWidth; ++x) {
            for (int y = 0; y < image.height(); ++y)
                count += isLike(image.pixelColor(x, y), accent) ? 1 : 0;
        }
        return count;
    };
    const int begun = accented(10);
    const int half = accented(50);
    const int nearlyDone = accented(95);
    QVERIFY(begun < half);
    QVERIFY(half < nearlyDone);
}

void TestRowButtons::theLineNamesTheEpisode()
{
    QWidget page;
    NowPlayingLine line(&page);
    page.show();
    QVERIFY(!line.isVisible());
    domain::EpisodeSummary episode;
    episode.id = EpisodeId{7};
    episode.title = u"An episode"_s;
    line.setEpisode(episode);
    QVERIFY(!line.isVisible()); // another list than Up next
    line.setWanted(true);
    QVERIFY(line.isVisible());
    auto *title = line.findChild<ElidedLabel *>(u"nowPlayingTitle"_s);
    QCOMPARE(title->text(), u"An episode"_s);
    QSignalSpy wanted(&line, &NowPlayingLine::activated);
    emit title->activated();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.constFirst().constFirst().value<EpisodeId>(), EpisodeId{7});
    line.setEpisode({});
    QVERIFY(!line.isVisible());
}

QTEST_MAIN(TestRowButtons)
#include "tst_row_buttons.moc"
