// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the painting of episode rows into images, and clicks on their play button.

#include "list/episode_delegate.h"
#include "list/row_facts.h"
#include "parts/marked_text.h"
#include "real_warnings.h"
#include "test_library.h"

#include <widgets/metrics.h>
#include <words/format.h>

#include <QListView>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using itemmodels::EpisodeListModel;

namespace {

constexpr int rowWidth = 460;

const auto longTitle =
    u"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft "
    "und was aus ihr geworden ist, in einem sehr langen Gespräch"_s;

} // namespace

class TestEpisodeDelegate final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowIsAsHighAsTheGridSays();
    void everyStateIsSeen_data();
    void everyStateIsSeen();
    void signsStandNextToTheButton_data();
    void signsStandNextToTheButton();
    void theTimeLeftIsThatOfTheSpeed();
    void foldGrowsWithWhatWasHeard();
    void matchStandsOut();
    void longTitleIsCut_data();
    void longTitleIsCut();
    void arabicTitleKeepsItsEllipsis();
    void marksAreNotShown();
    void matchPastTheCutDoesNoHarm();
    void showsNameCanBeLeftOut();
    void rightToLeftMirrorsTheRow();
    void narrowRowIsPainted();
    void theButtonCoversNoText_data();
    void theButtonCoversNoText();
    void matchIsReadableInEveryRow_data();
    void matchIsReadableInEveryRow();
    void buttonIsClickedOnlyWhereItIs();
    void buttonOfAnEpisodeWithoutSoundIsNone();

private:
    [[nodiscard]] QStyleOptionViewItem option() const
    {
        QStyleOptionViewItem option;
        option.initFrom(m_view.get());
        option.state = QStyle::State_Enabled;
        option.widget = m_view.get();
        option.rect = QRect(0, 0, rowWidth, m_delegate->sizeHint(option, {}).height());
        return option;
    }

    [[nodiscard]] QImage paint(const QStyleOptionViewItem &option) const
    {
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(option.palette.color(QPalette::Base));
        QPainter painter(&image);
        m_delegate->paint(&painter, option, m_model.index(0, 0));
        return image;
    }

    void set(int role, const QVariant &value) { m_model.item(0)->setData(value, role); }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<QListView> m_view;
    std::unique_ptr<EpisodeDelegate> m_delegate;
    QStandardItemModel m_model;
};

void TestEpisodeDelegate::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_view = std::make_unique<QListView>();
    m_delegate = std::make_unique<EpisodeDelegate>(m_library->images, nullptr);
    m_model.clear();
    m_model.appendRow(new QStandardItem);
    set(EpisodeListModel::TitleRole, u"An episode"_s);
    set(EpisodeListModel::PodcastTitleRole, u"A Show"_s);
    set(EpisodeListModel::PublishedRole, QDateTime::currentDateTimeUtc().addDays(-100));
    set(EpisodeListModel::DurationRole, QVariant::fromValue<std::chrono::milliseconds>(20min));
    set(EpisodeListModel::PositionRole, QVariant::fromValue<std::chrono::milliseconds>(0ms));
    set(EpisodeListModel::HasEnclosureRole, true);
}

void TestEpisodeDelegate::cleanup()
{
    m_delegate.reset();
    m_view.reset();
    m_library.reset();
}

void TestEpisodeDelegate::rowIsAsHighAsTheGridSays()
{
    QCOMPARE(option().rect.height(), units(m_view->font(), 18));
}

void TestEpisodeDelegate::everyStateIsSeen_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("played") << int(EpisodeListModel::IsPlayedRole) << QVariant(true);
    QTest::newRow("up next") << int(EpisodeListModel::IsQueuedElsewhereRole) << QVariant(true);
    QTest::newRow("favourite") << int(EpisodeListModel::IsFavouriteRole) << QVariant(true);
    QTest::newRow("in the player") << int(EpisodeListModel::IsCurrentRole) << QVariant(true);
    QTest::newRow("started") << int(EpisodeListModel::PositionRole)
                             << QVariant::fromValue<std::chrono::milliseconds>(5min);
}

void TestEpisodeDelegate::everyStateIsSeen()
{
    QFETCH(const int, role);
    QFETCH(const QVariant, value);
    const QImage before = paint(option());
    set(role, value);
    QVERIFY(paint(option()) != before);
}

void TestEpisodeDelegate::signsStandNextToTheButton_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QStyle::StateFlag>("state");
    const QVariant yes(true);
    const auto done = QVariant::fromValue(domain::DownloadState::Done);
    const auto row = [](const char *name, int role, const QVariant &value) {
        QTest::addRow("%s, in the hovered row", name) << role << value << QStyle::State_MouseOver;
        QTest::addRow("%s, in the current row", name) << role << value << QStyle::State_HasFocus;
    };
    row("downloaded", EpisodeListModel::DownloadRole, done);
    row("favourite", EpisodeListModel::IsFavouriteRole, yes);
    row("played", EpisodeListModel::IsPlayedRole, yes);
    row("up next", EpisodeListModel::IsQueuedElsewhereRole, yes);
    row("in the player", EpisodeListModel::IsCurrentRole, yes);
}

/// The user sees what Q and D did in the very row on which they were pressed.
void TestEpisodeDelegate::signsStandNextToTheButton()
{
    QFETCH(const int, role);
    QFETCH(const QVariant, value);
    QFETCH(const QStyle::StateFlag, state);
    QStyleOptionViewItem row = option();
    row.state |= state;
    const QRect button = EpisodeDelegate::playButton(row);
    const QRect signs(button.left() - units(row.font, 6), 0, units(row.font, 6), row.rect.height());
    const QImage before = paint(row);
    set(role, value);
    const QImage after = paint(row);
    QVERIFY(after.copy(signs) != before.copy(signs));
    QCOMPARE(after.copy(button), before.copy(button)); // no sign is hidden by the button
}

/// Checks the second line, and the text that a screen reader gets.
void TestEpisodeDelegate::theTimeLeftIsThatOfTheSpeed()
{
    set(EpisodeListModel::PositionRole, QVariant::fromValue<std::chrono::milliseconds>(8min));
    set(EpisodeListModel::SpeedRole, 1.0);
    const QModelIndex index = m_model.index(0, 0);
    QVERIFY2(rowFacts(index).contains(words::isolated(u"12 min left"_s)),
             qPrintable(rowFacts(index)));
    const QImage before = paint(option());
    set(EpisodeListModel::SpeedRole, 2.0);
    QVERIFY2(rowFacts(index).contains(words::isolated(u"6 min left"_s)),
             qPrintable(rowFacts(index)));
    QVERIFY2(accessibleRowText(index).contains(u", 6 min left"_s),
             qPrintable(accessibleRowText(index)));
    QVERIFY(paint(option()) != before);
}

void TestEpisodeDelegate::foldGrowsWithWhatWasHeard()
{
    // Counts the pixels of the artwork that have the colour of its middle: the fold covers more of
    // them the further the episode is played.
    const auto artworkPixels = [&](std::chrono::milliseconds position) {
        set(EpisodeListModel::PositionRole, QVariant::fromValue(position));
        const QStyleOptionViewItem row = option();
        const QImage image = paint(row);
        const int unit = units(row.font, 1);
        const QColor tile = image.pixelColor(4 * unit + 2 * unit, row.rect.center().y());
        int count = 0;
        for (int x = 4 * unit; x < 16 * unit; ++x) {
            for (int y = 0; y < image.height(); ++y)
                count += image.pixelColor(x, y) == tile ? 1 : 0;
        }
        return count;
    };
    const int whole = artworkPixels(0min);
    const int begun = artworkPixels(2min);
    const int nearlyHeard = artworkPixels(19min);
    QVERIFY(whole > begun);
    QVERIFY(begun > nearlyHeard);
}

void TestEpisodeDelegate::matchStandsOut()
{
    set(EpisodeListModel::MarkedTitleRole, u"An episode"_s);
    set(EpisodeListModel::SnippetRole, u"about graph trees"_s);
    const QImage plain = paint(option());
    set(EpisodeListModel::SnippetRole,
        QString(u"about "_s + domain::matchBegin + u"graph"_s + domain::matchEnd + u" trees"_s));
    const QImage marked = paint(option());
    QVERIFY(marked != plain);

    const QColor tint = matchColors(option().palette, false).background;
    int tinted = 0;
    for (int x = 0; x < marked.width(); ++x) {
        for (int y = 0; y < marked.height(); ++y) {
            const QColor pixel = marked.pixelColor(x, y);
            const int off = std::abs(pixel.red() - tint.red())
                            + std::abs(pixel.green() - tint.green())
                            + std::abs(pixel.blue() - tint.blue());
            tinted += off < 12 ? 1 : 0;
        }
    }
    QVERIFY(tinted > 100);
}

void TestEpisodeDelegate::longTitleIsCut_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("lines");
    QTest::newRow("one line") << 200 << 1;
    QTest::newRow("two lines") << 200 << 2;
    QTest::newRow("a very narrow column") << 20 << 2;
}

void TestEpisodeDelegate::longTitleIsCut()
{
    QFETCH(const int, width);
    QFETCH(const int, lines);
    const MarkedText text(longTitle, {.font = {}, .text = Qt::black, .maxLines = lines}, width);
    QVERIFY(text.isElided());
    QVERIFY(text.shown().endsWith(u'…'));
    QVERIFY(longTitle.startsWith(text.shown().chopped(1)));
    QVERIFY(text.height() <= lines * (QFontMetrics(QFont()).height() + 1));
}

void TestEpisodeDelegate::arabicTitleKeepsItsEllipsis()
{
    const auto title = u"مقدمة في البرمجة: كيف نكتب برنامجًا صغيرًا يعمل في كل مكان"_s;
    for (int width = 60; width < 240; width += 7) {
        const MarkedText text(title, {.font = {}, .text = Qt::black, .maxLines = 2}, width);
        QVERIFY(text.isElided() == text.shown().endsWith(u'…'));
        QImage image(width + 100, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        text.draw(painter, {50, 0});
        painter.end();
        for (int y = 0; y < image.height(); ++y)
            QCOMPARE(image.pixelColor(20, y), QColor(Qt::white)); // no text left of its rectangle
    }
}

void TestEpisodeDelegate::marksAreNotShown()
{
    const QString marked = u"a "_s + domain::matchBegin + u"b"_s + domain::matchEnd + u" c"_s;
    const MarkedText text(marked, {.font = {}, .text = Qt::black}, 200);
    QCOMPARE(text.shown(), u"a b c"_s);
    QVERIFY(!text.isElided());
    QCOMPARE(unmarked(marked), u"a b c"_s);
}

void TestEpisodeDelegate::matchPastTheCutDoesNoHarm()
{
    const QString marked = longTitle + domain::matchBegin + u"match"_s + domain::matchEnd
                           + domain::matchEnd + domain::matchBegin;
    const MarkedText text(marked, {.font = {}, .text = Qt::black, .maxLines = 2}, 150);
    QVERIFY(text.isElided());
    QImage image(150, 60, QImage::Format_RGB32);
    QPainter painter(&image);
    text.draw(painter, {});
}

void TestEpisodeDelegate::showsNameCanBeLeftOut()
{
    const QImage with = paint(option());
    m_delegate->setNamesShow(false);
    QVERIFY(paint(option()) != with);
}

void TestEpisodeDelegate::rightToLeftMirrorsTheRow()
{
    QStyleOptionViewItem row = option();
    const QImage leftToRight = paint(row);
    row.direction = Qt::RightToLeft;
    const QImage rightToLeft = paint(row);
    const QColor paper = row.palette.color(QPalette::Base);
    const QPoint inArtwork(units(row.font, 6), row.rect.center().y());
    QVERIFY(leftToRight.pixelColor(inArtwork) != paper);
    QCOMPARE(rightToLeft.pixelColor(inArtwork), paper);
    QVERIFY(rightToLeft.pixelColor(rowWidth - inArtwork.x(), inArtwork.y()) != paper);
}

void TestEpisodeDelegate::narrowRowIsPainted()
{
    set(EpisodeListModel::TitleRole, longTitle);
    set(EpisodeListModel::IsFavouriteRole, true);
    QStyleOptionViewItem row = option();
    for (const int width : {200, 100, 40, 10, 1}) {
        row.rect.setWidth(width);
        QCOMPARE(paint(row).width(), width);
    }
}

void TestEpisodeDelegate::theButtonCoversNoText_data()
{
    QTest::addColumn<double>("widthUnits");
    QTest::newRow("a narrow row") << 40.0;
    QTest::newRow("a row of usual width") << 100.0;
}

void TestEpisodeDelegate::theButtonCoversNoText()
{
    QFETCH(const double, widthUnits);
    set(EpisodeListModel::TitleRole, longTitle);
    QStyleOptionViewItem row = option();
    row.rect.setWidth(units(row.font, widthUnits));
    const QImage image = paint(row);
    const QRect button = EpisodeDelegate::playButton(row);
    for (int x = button.left(); x <= button.right(); ++x) {
        for (int y = 0; y < image.height() - 2 * units(row.font, 1); ++y)
            QCOMPARE(image.pixelColor(x, y).name(), row.palette.color(QPalette::Base).name());
    }
}

void TestEpisodeDelegate::matchIsReadableInEveryRow_data()
{
    QTest::addColumn<bool>("isSelected");
    QTest::newRow("a row that is not selected") << false;
    QTest::newRow("the selected row") << true;
}

/// Checks that the match has its background colour and that its text has the colour for it.
void TestEpisodeDelegate::matchIsReadableInEveryRow()
{
    QFETCH(const bool, isSelected);
    set(EpisodeListModel::MarkedTitleRole, u"An episode"_s);
    set(EpisodeListModel::SnippetRole,
        QString(u"about "_s + domain::matchBegin + u"pendulum"_s + domain::matchEnd));
    QStyleOptionViewItem row = option();
    row.palette = readablePalette(row.palette);
    if (isSelected)
        row.state |= QStyle::State_Selected;
    const MatchColors match = matchColors(row.palette, isSelected);
    const QImage image = paint(row);
    int background = 0;
    int text = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            background += image.pixelColor(x, y).name() == match.background.name() ? 1 : 0;
            text += image.pixelColor(x, y).name() == match.text.name() ? 1 : 0;
        }
    }
    QVERIFY(background > 100);
    QVERIFY(text > 5);
    QVERIFY(contrast(match.text, match.background) >= 4.5);
}

void TestEpisodeDelegate::buttonIsClickedOnlyWhereItIs()
{
    QSignalSpy clicked(m_delegate.get(), &EpisodeDelegate::playClicked);
    const QStyleOptionViewItem row = option();
    const auto release = [&](QPointF place) {
        QMouseEvent event(
            QEvent::MouseButtonRelease, place, place, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        m_delegate->editorEvent(&event, &m_model, row, m_model.index(0, 0));
    };
    release({100, 20});
    QCOMPARE(clicked.count(), 0);
    release(EpisodeDelegate::playButton(row).center());
    QCOMPARE(clicked.count(), 1);
    QStyleOptionViewItem hovered = row;
    hovered.state |= QStyle::State_MouseOver;
    QVERIFY(paint(hovered) != paint(row));
}

void TestEpisodeDelegate::buttonOfAnEpisodeWithoutSoundIsNone()
{
    set(EpisodeListModel::HasEnclosureRole, false);
    QSignalSpy clicked(m_delegate.get(), &EpisodeDelegate::playClicked);
    const QStyleOptionViewItem row = option();
    const QPointF place = EpisodeDelegate::playButton(row).center();
    QMouseEvent event(
        QEvent::MouseButtonRelease, place, place, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    m_delegate->editorEvent(&event, &m_model, row, m_model.index(0, 0));
    QCOMPARE(clicked.count(), 0);
}

QTEST_MAIN(TestEpisodeDelegate)
#include "tst_episode_delegate.moc"
