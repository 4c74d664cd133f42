// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_list.h"

#include "parts/popup_menu.h"
#include "parts/selected_row.h"

#include <domain/chapter_skips.h>
#include <itemmodels/chapter_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/icons.h>
#include <widgets/key_command.h>
#include <widgets/key_hints.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ChapterListModel;
using Part = ChapterDelegate::Part;

ChapterList::ChapterList(ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_delegate(new ChapterDelegate(images, this))
    , m_count(new QLabel(this))
    , m_view(new QListView(this))
{
    m_view->setObjectName(u"chapterList"_s);
    m_view->setAccessibleName(tr("Chapters"));
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setMouseTracking(true);
    createCommands();
    m_count->setFont(secondaryFont(font()));
    const int margin = units(font(), 4);
    m_count->setContentsMargins(margin, units(font(), 2), margin, units(font(), 1));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_count);
    column->addWidget(m_view, 1);
    connect(m_delegate, &ChapterDelegate::partClicked, this, &ChapterList::act);
    connect(m_view, &QListView::activated, this, [this](const QModelIndex &index) {
        act(index, Part::Row);
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, &ChapterList::showMenu);
    // Pictures are loaded in the background, so the rows are painted again when one arrives.
    connect(&images, &ArtworkImages::changed, m_view->viewport(), [this] {
        m_view->viewport()->update();
    });
}

void ChapterList::createCommands()
{
    const auto add = [this](const QString &name, const QString &text, Qt::Key key, Part part) {
        new KeyCommand({name, tr("In the chapters"), text, {key}}, *m_view, [this, part] {
            act(m_view->currentIndex(), part);
            return true;
        });
    };
    add(u"chapterPlay"_s, tr("Play from here"), Qt::Key_Return, Part::Row);
    add(u"chapterSkip"_s, tr("Skip this chapter"), Qt::Key_S, Part::Skip);
    add(u"chapterLink"_s, tr("Open the link"), Qt::Key_L, Part::Link);
}

void ChapterList::setModel(ChapterListModel &model)
{
    m_model = &model;
    m_view->setModel(&model);
    makeSelectedRowCurrent(*m_view);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &ChapterList::updateFromModel);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &ChapterList::updateFromModel);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ChapterList::updateFromModel);
    updateFromModel();
}

void ChapterList::updateFromModel()
{
    m_count->setText(tr("%n chapter(s)", nullptr, m_model->rowCount()));
    m_delegate->setHasPictures(m_model->hasPictures());
    // One picture makes all rows higher, and with uniform sizes QListView keeps the old height
    // until it lays the rows out again.
    m_view->doItemsLayout();
}

void ChapterList::act(const QModelIndex &index, Part part)
{
    if (!index.isValid())
        return;
    if (part == Part::Skip) {
        toggleSkip(index);
    } else if (part == Part::Link) {
        const QUrl link = index.data(ChapterListModel::LinkRole).toUrl();
        if (!link.isEmpty())
            emit linkActivated(link);
    } else {
        emit chapterActivated(
            index.data(ChapterListModel::StartRole).value<std::chrono::milliseconds>());
    }
}

void ChapterList::toggleSkip(const QModelIndex &index)
{
    const bool isSkipped = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_model->setData(index, int(isSkipped ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
}

void ChapterList::showMenu(const QPoint &place)
{
    popUpOnce(menuOf(m_view->indexAt(place)), m_view->viewport()->mapToGlobal(place));
}

QMenu *ChapterList::createRowMenu()
{
    return menuOf(m_view->currentIndex());
}

QMenu *ChapterList::menuOf(const QModelIndex &row)
{
    // Persistent: the chapters may be read again while the menu is open.
    const QPersistentModelIndex index(row);
    if (!index.isValid())
        return nullptr;
    auto *menu = new QMenu(literalLabel(index.data().toString()), this);
    menu->setObjectName(u"chapterMenu"_s);
    const auto add = [&](const QString &text, Part part, const QString &command) {
        QAction *entry = menu->addAction(text, this, [this, index, part] { act(index, part); });
        showKey(*entry, keyOf(*this, command));
        return entry;
    };
    add(tr("Play from here"), Part::Row, u"chapterPlay"_s);
    if (!index.data(ChapterListModel::LinkRole).toUrl().isEmpty())
        add(tr("Open the link"), Part::Link, u"chapterLink"_s);
    menu->addSeparator();
    QAction *skip = add(tr("Skip this chapter"), Part::Skip, u"chapterSkip"_s);
    skip->setCheckable(true);
    skip->setChecked(index.data(Qt::CheckStateRole).toInt() == Qt::Checked);
    skip->setEnabled(index.flags().testFlag(Qt::ItemIsUserCheckable));
    const QString title = index.data().toString();
    // A title that contains a comma would become several patterns, an empty title none.
    if (domain::toPatterns(title).size() == 1 && skip->isEnabled()) {
        menu->addAction(tr("Always skip chapters with this title"), this, [this, title] {
            emit titleSkipRequested(title);
        });
    }
    return menu;
}

} // namespace dogear::widgets
