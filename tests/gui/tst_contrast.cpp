// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the contrast of all texts, lines and signs that Dogear paints, in the palettes of usual
// desktops: on rendered pixels where a part paints itself, else on the colours of the palette.

#include "desktop_palettes.h"
#include "list/episode_delegate.h"
#include "parts/chip.h"
#include "parts/filled_button.h"
#include "player/position_slider.h"
#include "real_warnings.h"
#include "sidebar/sidebar_delegate.h"
#include "style/focus_ring.h"
#include "style/slider_style.h"
#include "test_library.h"

#include <itemmodels/episode_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <widgets/message_bar.h>
#include <widgets/notes_view.h>
#include <widgets/window_style.h>

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTextBlock>

#include <algorithm>
#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;

namespace {

constexpr int rowWidth = 600;
/// Pixels per logical pixel: the strokes of letters are then wider than a pixel, so that some of
/// them have the colour of the text and not a mixture.
constexpr int scale = 4;

/// Delegates ask it for artwork; one library serves all rows of the test.
std::unique_ptr<test::TestLibrary> testLibrary;

/// Returns the contrast between the most frequent colour in \a area and the one that differs most
/// from it. \a area is in logical pixels.
double measured(const QImage &image, const QRect &area)
{
    QHash<QRgb, int> counts;
    const double ratio = image.devicePixelRatio();
    const QRect pixels = QRect(area.topLeft() * ratio, area.size() * ratio) & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            ++counts[image.pixel(x, y)];
    }
    QRgb background = 0;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        background = each.value() > counts.value(background) ? each.key() : background;
    double strongest = 1;
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        strongest = std::max(strongest, contrast(QColor(each.key()), QColor(background)));
    return strongest;
}

QImage canvas(const QSize &size, const QColor &color)
{
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(color);
    return image;
}

double measuredWidget(QWidget &widget, const QRect &area = {})
{
    QImage image = canvas(widget.size(), widget.palette().color(QPalette::Window));
    widget.render(&image);
    return measured(image, area.isEmpty() ? widget.rect() : area);
}

/// A part of the window, the contrast that it needs, and how it is measured.
struct Part
{
    const char *name;
    double wanted;
    std::function<double(const QPalette &)> measure;
};

Part pair(const char *name,
          QPalette::ColorRole text,
          QPalette::ColorRole background,
          QPalette::ColorGroup group = QPalette::Active)
{
    return {name, textContrast, [=](const QPalette &palette) {
                return contrast(palette.color(group, text), palette.color(group, background));
            }};
}

double chipContrast(bool isChecked, bool isEnabled)
{
    Chip chip;
    chip.setText(u"Unplayed"_s);
    chip.setCheckable(true);
    chip.setChecked(isChecked);
    chip.setEnabled(isEnabled);
    chip.resize(chip.sizeHint());
    // Without the outline, which has a contrast of its own.
    return measuredWidget(chip, chip.rect().adjusted(chip.height() / 2, 3, -chip.height() / 2, -3));
}

double chipOutline(const QPalette &palette)
{
    Chip chip;
    chip.setCheckable(true);
    return contrast(chip.colors().outline, palette.color(QPalette::Base));
}

double buttonContrast(const QColor &artwork)
{
    FilledButton button;
    button.setText(u"Resume"_s);
    button.setArtworkColor(artwork);
    button.resize(button.sizeHint());
    return measuredWidget(button, button.rect().adjusted(3, 3, -3, -3));
}

/// Paints the row of an episode, whose \a role has \a value and which has nothing else.
double episodeContrast(const QPalette &palette,
                       int role,
                       const QVariant &value,
                       QStyle::State state = {})
{
    const EpisodeDelegate delegate(testLibrary->images, nullptr);
    QStandardItemModel model;
    model.appendRow(new QStandardItem);
    model.item(0)->setData(true, EpisodeListModel::HasAllWordsRole);
    model.item(0)->setData(value, role);
    QStyleOptionViewItem option;
    option.palette = palette;
    option.state = QStyle::State_Enabled | QStyle::State_Active | state;
    option.showDecorationSelected = true; // as a list view sets it
    option.rect = QRect(0, 0, rowWidth, delegate.sizeHint(option, {}).height());
    QImage image = canvas(option.rect.size(), palette.color(QPalette::Base));
    QPainter painter(&image);
    delegate.paint(&painter, option, model.index(0, 0));
    painter.end();
    const int artwork = units(option.font, 18);
    return measured(image, option.rect.adjusted(artwork, 2, -2, -2));
}

double sidebarContrast(const QPalette &palette, QStyle::State state)
{
    const SidebarDelegate delegate(testLibrary->images, nullptr);
    QStandardItemModel model;
    model.appendRow(new QStandardItem);
    model.item(0)->setData(42, SidebarModel::UnplayedCountRole);
    QStyleOptionViewItem option;
    option.palette = palette;
    option.state = QStyle::State_Enabled | QStyle::State_Active | state;
    option.showDecorationSelected = true; // as a list view sets it
    option.rect = QRect(0, 0, rowWidth, units(option.font, 8));
    QImage image = canvas(option.rect.size(), palette.color(QPalette::Base));
    QPainter painter(&image);
    delegate.paint(&painter, option, model.index(0, 0));
    painter.end();
    return measured(image, option.rect.adjusted(rowWidth / 2, 2, -2, -2)); // the count alone
}

double linkInNotes(const QPalette &palette)
{
    NotesView view;
    view.setPalette(palette);
    view.setNotes({u"<a href='https://example.org/'>there</a>"_s, {}, {}});
    const QTextFragment link = view.document()->begin().begin().fragment();
    return contrast(link.charFormat().foreground().color(), palette.color(QPalette::Base));
}

double messageContrast()
{
    MessageBar bar;
    bar.showError(Error{ErrorCode::Timeout});
    bar.resize(400, bar.sizeHint().height());
    const auto *text = bar.findChild<QLabel *>(u"messageText"_s);
    return measuredWidget(bar, text->geometry());
}

double tabContrast(int current)
{
    QTabBar bar;
    bar.setDrawBase(false);
    bar.addTab(u"Notes"_s);
    bar.addTab(u"Chapters"_s);
    bar.setCurrentIndex(current);
    bar.resize(bar.sizeHint());
    QPalette paper = bar.palette();
    paper.setColor(QPalette::Window, paper.color(QPalette::Base)); // pages have the colour of lists
    bar.setPalette(paper);
    // Without the line below the current tab.
    return measuredWidget(bar, bar.tabRect(0).adjusted(0, 0, 0, -4));
}

double positionContrast(const QPalette &palette, const QColor &artwork)
{
    const QColor window = palette.color(QPalette::Window);
    PositionSlider slider;
    slider.showPosition(60, 120);
    slider.setArtworkColor(artwork);
    slider.resize(200, slider.minimumHeight());
    QImage image = canvas(slider.size(), window);
    slider.render(&image);
    // The heard part alone, and a piece of the window above it.
    return measured(image, QRect(30, 0, 30, slider.height()));
}

/// Like other parts, this is measured with the palette of the application.
std::vector<Part> ownParts()
{
    const QVariant title = u"A title that is long enough to be measured"_s;
    const QVariant date = QDateTime::currentDateTimeUtc().addDays(-200);
    return {
        {"a chip that is off", textContrast, [](auto &) { return chipContrast(false, true); }},
        {"a chip that is on", textContrast, [](auto &) { return chipContrast(true, true); }},
        {"a disabled chip", textContrast, [](auto &) { return chipContrast(false, false); }},
        {"a disabled chip that is on",
         textContrast,
         [](auto &) { return chipContrast(true, false); }},
        {"the outline of a chip", partContrast, chipOutline},
        {"the main button", textContrast, [](auto &) { return buttonContrast({}); }},
        {"the main button of a yellow show",
         textContrast,
         [](auto &) { return buttonContrast(QColor(0xf7d23e)); }},
        {"the main button of a dark blue show",
         textContrast,
         [](auto &) { return buttonContrast(QColor(0x14204a)); }},
        {"the title of an episode",
         textContrast,
         [=](auto &palette) {
             return episodeContrast(palette, EpisodeListModel::TitleRole, title);
         }},
        {"the title of the selected episode",
         textContrast,
         [=](auto &palette) {
             return episodeContrast(
                 palette, EpisodeListModel::TitleRole, title, QStyle::State_Selected);
         }},
        {"the date of an episode",
         textContrast,
         [=](auto &palette) {
             return episodeContrast(palette, EpisodeListModel::PublishedRole, date);
         }},
        {"the date of the selected episode",
         textContrast,
         [=](auto &palette) {
             return episodeContrast(
                 palette, EpisodeListModel::PublishedRole, date, QStyle::State_Selected);
         }},
        {"the sign of a favourite",
         partContrast,
         [](auto &palette) {
             return episodeContrast(palette, EpisodeListModel::IsFavouriteRole, true);
         }},
        {"the sign of the episode in the player",
         partContrast,
         [](auto &palette) {
             return episodeContrast(palette, EpisodeListModel::IsCurrentRole, true);
         }},
        {"the play button of a row",
         partContrast,
         [](auto &palette) {
             return episodeContrast(
                 palette, EpisodeListModel::HasEnclosureRole, true, QStyle::State_MouseOver);
         }},
        {"a count in the sidebar",
         textContrast,
         [](auto &palette) { return sidebarContrast(palette, {}); }},
        {"a count in the selected row of the sidebar",
         textContrast,
         [](auto &palette) { return sidebarContrast(palette, QStyle::State_Selected); }},
        {"a link in notes", textContrast, linkInNotes},
        {"a message", textContrast, [](auto &) { return messageContrast(); }},
        {"the current tab", textContrast, [](auto &) { return tabContrast(0); }},
        {"another tab", textContrast, [](auto &) { return tabContrast(1); }},
        {"the heard part of an episode",
         partContrast,
         [](auto &palette) { return positionContrast(palette, {}); }},
        {"the heard part of a pale yellow show",
         partContrast,
         [](auto &palette) { return positionContrast(palette, QColor(0xfff2a8)); }},
    };
}

std::vector<Part> paletteParts()
{
    const auto match = [](bool isSelected) {
        return [isSelected](const QPalette &palette) {
            const MatchColors colors = matchColors(palette, isSelected);
            return contrast(colors.text, colors.background);
        };
    };
    return {
        pair("text of lists", QPalette::Text, QPalette::Base),
        pair("text of windows", QPalette::WindowText, QPalette::Window),
        pair("text of buttons", QPalette::ButtonText, QPalette::Button),
        pair("selected text", QPalette::HighlightedText, QPalette::Highlight),
        pair("tooltips", QPalette::ToolTipText, QPalette::ToolTipBase),
        pair("links", QPalette::Link, QPalette::Base),
        pair("disabled text", QPalette::WindowText, QPalette::Window, QPalette::Disabled),
        pair("a disabled button", QPalette::ButtonText, QPalette::Button, QPalette::Disabled),
        {"secondary text of lists",
         textContrast,
         [](const QPalette &palette) {
             const QColor base = palette.color(QPalette::Base);
             return contrast(secondaryColor(palette, base), base);
         }},
        {"a match", textContrast, match(false)},
        {"a match in the selected row", textContrast, match(true)},
        {"the groove of a slider",
         partContrast,
         [](const QPalette &palette) {
             return contrast(sliderColors(palette, true).groove, palette.color(QPalette::Window));
         }},
        {"the handle of a slider",
         partContrast,
         [](const QPalette &palette) {
             return contrast(sliderColors(palette, true).handle, palette.color(QPalette::Window));
         }},
        {"the focus on a window",
         partContrast,
         [](const QPalette &palette) {
             return contrast(FocusRing::colorIn(palette), palette.color(QPalette::Window));
         }},
        {"the focus on a list",
         partContrast,
         [](const QPalette &palette) {
             return contrast(FocusRing::colorIn(palette), palette.color(QPalette::Base));
         }},
    };
}

std::vector<Part> parts()
{
    std::vector<Part> all = paletteParts();
    const std::vector<Part> own = ownParts();
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

} // namespace

class TestContrast final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { testLibrary.reset(); }
    void init() { test::failOnRealWarning(); }
    void cleanup() { QApplication::setPalette(QPalette()); }

    void everythingCanBeRead_data();
    void everythingCanBeRead();
    void measuringFindsFaintText();
};

void TestContrast::initTestCase()
{
    testLibrary = std::make_unique<test::TestLibrary>();
    QApplication::setStyle(new WindowStyle(u"fusion"_s)); // the style of the program
}

void TestContrast::everythingCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<int>("part");
    const std::vector<Part> all = parts();
    for (const auto &[name, palette] : test::desktopPalettes()) {
        for (int i = 0; i < int(all.size()); ++i)
            QTest::addRow("%s: %s", name, all.at(std::size_t(i)).name) << palette << i;
    }
}

void TestContrast::everythingCanBeRead()
{
    QFETCH(const QPalette, palette);
    QFETCH(const int, part);
    const QPalette readable = readablePalette(palette); // as WindowStyle::polish() makes it
    QApplication::setPalette(readable);
    const Part measuredPart = parts().at(std::size_t(part));
    const double found = measuredPart.measure(readable);
    // Less a hundredth: colours have 256 steps.
    QVERIFY2(found >= measuredPart.wanted - 0.01, qPrintable(QString::number(found)));
}

/// The measurement itself must be able to fail.
void TestContrast::measuringFindsFaintText()
{
    QLabel label(u"Hardly visible"_s);
    QPalette faint = label.palette();
    faint.setColor(QPalette::Window, Qt::white);
    faint.setColor(QPalette::WindowText, QColor(0xb0b0b0)); // 2.2:1
    label.setPalette(faint);
    label.resize(label.sizeHint());
    const double found = measuredWidget(label);
    QVERIFY2(found > 1.8 && found < 2.4, qPrintable(QString::number(found)));
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
