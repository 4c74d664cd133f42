// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/selected_row.h"
#include "sidebar_delegate.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/artwork_images.h>
#include <widgets/key_command.h>
#include <widgets/sidebar.h>

#include <QKeyEvent>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

Sidebar::Sidebar(SidebarModel &model, ArtworkImages &images, QWidget *parent)
    : QListView(parent)
    , m_model(model)
{
    setObjectName(u"sidebar"_s);
    setAccessibleName(tr("Library"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new SidebarDelegate(images, this));
    m_texts.setSourceModel(&model);
    setModel(&m_texts);
    makeSelectedRowCurrent(*this);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAcceptDrops(true);
    setDragEnabled(true);
    setDefaultDropAction(Qt::CopyAction);
    setEditTriggers(NoEditTriggers); // the key is a command
    createCommands();
    connect(&m_texts, &SidebarTexts::renamed, this, &Sidebar::renameRequested);
    setMouseTracking(true);
    connect(selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                if (now.isValid())
                    emit viewSelected(now.data(SidebarModel::ViewRole).value<LibraryView>());
            });
    // At clicked() the row is current in any case; m_before is the current row before the press.
    connect(this, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (index == m_before)
            emit viewReselected(currentView());
    });
    connect(&images, &ArtworkImages::changed, this, [this] { viewport()->update(); });
}

void Sidebar::createCommands()
{
    const QString group = tr("In the sidebar");
    new KeyCommand({u"sidebarRename"_s, group, tr("Rename"), {Qt::Key_F2}}, *this, [this] {
        const bool canRename = currentIndex().flags().testFlag(Qt::ItemIsEditable);
        if (canRename)
            edit(currentIndex());
        return canRename;
    });
    new KeyCommand({u"sidebarRemove"_s, group, tr("Stop following or remove"), {Qt::Key_Delete}},
                   *this,
                   [this] {
                       remove(currentView());
                       return true;
                   });
}

void Sidebar::selectView(const LibraryView &view)
{
    const QModelIndex index = m_texts.mapFromSource(m_model.indexOf(view));
    if (index.isValid())
        setCurrentIndex(index);
}

LibraryView Sidebar::currentView() const
{
    return currentIndex().data(SidebarModel::ViewRole).value<LibraryView>();
}

void Sidebar::setHighlighted(bool isHighlighted)
{
    // Only the selection changes: the current place stays, and no viewSelected() is emitted.
    if (!isHighlighted)
        selectionModel()->clearSelection();
    else if (currentIndex().isValid())
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
}

void Sidebar::remove(const LibraryView &view)
{
    if (view.kind == ViewKind::Podcast)
        emit removeRequested(view.podcast);
    else if (view.kind == ViewKind::Tag || view.kind == ViewKind::Search
             || view.kind == ViewKind::List)
        emit viewRemoveRequested(view);
}

void Sidebar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // While a name is edited, Return belongs to the editor.
    if (isReturn && state() != EditingState && currentIndex().isValid())
        emit viewReselected(currentView());
    else
        QListView::keyPressEvent(event);
}

void Sidebar::mousePressEvent(QMouseEvent *event)
{
    m_before = currentIndex();
    QListView::mousePressEvent(event);
}

/// Keeps the focus from choosing a place (decision 12): QAbstractItemView makes the first row
/// current if there is none. At the start that would select the first place while the last used
/// place is still being loaded.
void Sidebar::focusInEvent(QFocusEvent *event)
{
    if (currentIndex().isValid())
        QListView::focusInEvent(event);
    else
        QAbstractScrollArea::focusInEvent(event); // NOLINT(bugprone-parent-virtual-call)
}

} // namespace dogear::widgets
