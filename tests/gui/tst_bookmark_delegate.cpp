// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the painting of bookmark rows into images, and clicks on them.

#include "list/bookmark_delegate.h"
#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/bookmark_list_model.h>
#include <widgets/metrics.h>

#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using itemmodels::BookmarkListModel;

class TestBookmarkDelegate final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyRoleIsSeen_data();
    void everyRoleIsSeen();
    void aLongNoteLeavesRoomForThePencil();
    void rightToLeftMirrorsTheRow();
    void aNarrowRowIsPainted();
    void theEditorStandsInTheRow();
    void clicksPlayAndThePencilEdits_data();
    void clicksPlayAndThePencilEdits();

private:
    [[nodiscard]] QStyleOptionViewItem option(int width = 460) const
    {
        QStyleOptionViewItem option;
        option.initFrom(m_view.get());
        option.state = QStyle::State_Enabled;
        option.widget = m_view.get();
        option.rect = QRect(0, 0, width, m_delegate->sizeHint(option, {}).height());
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
    std::unique_ptr<BookmarkDelegate> m_delegate;
    QStandardItemModel m_model;
};

void TestBookmarkDelegate::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_view = std::make_unique<QListView>();
    m_delegate = std::make_unique<BookmarkDelegate>(m_library->images, nullptr);
    m_model.clear();
    m_model.appendRow(new QStandardItem);
    set(BookmarkListModel::EpisodeIdRole, QVariant::fromValue(EpisodeId{1}));
    set(BookmarkListModel::NoteRole, u"Why trees"_s);
    set(BookmarkListModel::TitleRole, u"CUDA graph trees"_s);
    set(BookmarkListModel::PodcastTitleRole, u"Show"_s);
    set(BookmarkListModel::PositionRole, QVariant::fromValue(std::chrono::milliseconds(754s)));
}

void TestBookmarkDelegate::cleanup()
{
    m_delegate.reset();
    m_view.reset();
    m_library.reset();
}

void TestBookmarkDelegate::everyRoleIsSeen_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("the note") << int(BookmarkListModel::NoteRole) << QVariant(u"Other"_s);
    QTest::newRow("no note") << int(BookmarkListModel::NoteRole) << QVariant(u" "_s);
    QTest::newRow("the episode") << int(BookmarkListModel::TitleRole) << QVariant(u"Other"_s);
    QTest::newRow("the show") << int(BookmarkListModel::PodcastTitleRole) << QVariant(u"Other"_s);
    QTest::newRow("the time") << int(BookmarkListModel::PositionRole)
                              << QVariant::fromValue(std::chrono::milliseconds(755s));
    QTest::newRow("an episode that left the library")
        << int(BookmarkListModel::EpisodeIdRole) << QVariant::fromValue(EpisodeId{});
}

void TestBookmarkDelegate::everyRoleIsSeen()
{
    QFETCH(const int, role);
    QFETCH(const QVariant, value);
    const QImage before = paint(option());
    QCOMPARE(paint(option()), before); // painting is reproducible
    set(role, value);
    QVERIFY(paint(option()) != before);
}

void TestBookmarkDelegate::aLongNoteLeavesRoomForThePencil()
{
    set(BookmarkListModel::NoteRole, u"A long note of very many words, "_s.repeated(20));
    QStyleOptionViewItem row = option();
    const QRect button = BookmarkDelegate::editButton(row);
    QVERIFY(row.rect.contains(button));
    const auto isEmpty = [&](const QImage &image) {
        const QRgb background = row.palette.color(QPalette::Base).rgb();
        for (int y = button.top(); y <= button.bottom(); ++y) {
            for (int x = button.left(); x <= button.right(); ++x) {
                if (image.pixel(x, y) != background)
                    return false;
            }
        }
        return true;
    };
    QVERIFY(isEmpty(paint(row)));
    row.state |= QStyle::State_HasFocus;
    QVERIFY(!isEmpty(paint(row)));
}

void TestBookmarkDelegate::rightToLeftMirrorsTheRow()
{
    QStyleOptionViewItem row = option();
    const QImage before = paint(row);
    row.direction = Qt::RightToLeft;
    QVERIFY(paint(row) != before);
    QVERIFY(BookmarkDelegate::editButton(row).right() < row.rect.center().x());
}

void TestBookmarkDelegate::aNarrowRowIsPainted()
{
    const QStyleOptionViewItem row = option(90);
    QVERIFY(!paint(row).isNull());
}

void TestBookmarkDelegate::theEditorStandsInTheRow()
{
    const QStyleOptionViewItem row = option();
    const std::unique_ptr<QWidget> editor(
        m_delegate->createEditor(m_view.get(), row, m_model.index(0, 0)));
    QVERIFY(qobject_cast<QLineEdit *>(editor.get()));
    m_delegate->updateEditorGeometry(editor.get(), row, m_model.index(0, 0));
    QVERIFY(row.rect.contains(editor->geometry()));
    QVERIFY(editor->width() > row.rect.width() / 2);
}

void TestBookmarkDelegate::clicksPlayAndThePencilEdits_data()
{
    QTest::addColumn<bool>("isOnPencil");
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("plays");
    QTest::addColumn<int>("edits");
    QTest::newRow("a click plays") << false << int(Qt::LeftButton) << 1 << 0;
    QTest::newRow("a click on the pencil edits") << true << int(Qt::LeftButton) << 0 << 1;
    QTest::newRow("the right button does neither") << false << int(Qt::RightButton) << 0 << 0;
}

void TestBookmarkDelegate::clicksPlayAndThePencilEdits()
{
    QFETCH(const bool, isOnPencil);
    QFETCH(const int, button);
    QFETCH(const int, plays);
    QFETCH(const int, edits);
    const QStyleOptionViewItem row = option();
    QSignalSpy play(m_delegate.get(), &BookmarkDelegate::playClicked);
    QSignalSpy edit(m_delegate.get(), &BookmarkDelegate::editClicked);
    const QPointF place =
        isOnPencil ? BookmarkDelegate::editButton(row).center() : row.rect.center();
    QMouseEvent click(QEvent::MouseButtonRelease,
                      place,
                      place,
                      Qt::MouseButton(button),
                      Qt::NoButton,
                      Qt::NoModifier);
    auto *delegate = static_cast<QAbstractItemDelegate *>(m_delegate.get());
    delegate->editorEvent(&click, &m_model, row, m_model.index(0, 0));
    QCOMPARE(play.size(), plays);
    QCOMPARE(edit.size(), edits);
}

QTEST_MAIN(TestBookmarkDelegate)
#include "tst_bookmark_delegate.moc"
