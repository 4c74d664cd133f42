// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/uniform_list_view.h"
#include "palette_delegate.h"
#include "parts/outlined_panel.h"
#include "parts/search_field.h"
#include "parts/selected_row.h"

#include <widgets/artwork_images.h>
#include <widgets/command_palette.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PaletteEntry;
using itemmodels::PaletteKind;
using itemmodels::PaletteModel;

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double widthUnits = 130;
constexpr double topUnits = 10; ///< from the upper edge of the window, below its menus
constexpr double edgeUnits = 3;
constexpr double marginUnits = 2;

/// What a screen reader reads for a row: all that the row shows.
QString accessibleText(const QModelIndex &index)
{
    QStringList parts{index.data().toString(),
                      index.data(PaletteModel::ContextRole).toString(),
                      index.data(PaletteModel::ShortcutRole).toString()};
    if (index.data(PaletteModel::IsCheckedRole).toBool())
        parts.append(CommandPalette::tr("on"));
    if (!index.data(PaletteModel::IsEnabledRole).toBool())
        parts.append(CommandPalette::tr("not possible now"));
    return words::spokenFacts(parts);
}

/// The entry behind all matches.
PaletteEntry searchFor(const QString &text)
{
    return {.kind = PaletteKind::EpisodeSearch,
            .text = CommandPalette::tr("Search all episodes for “%1”").arg(text),
            .icon = u"search"_s,
            .target = text};
}

} // namespace

CommandPalette::CommandPalette(PaletteModel &model, ArtworkImages &images, QWidget &window)
    : QFrame(&window)
    , m_model(model)
    , m_field(new SearchField(u"paletteField"_s,
                              tr("Name of an action, a show, a place or a setting"),
                              this))
    , m_list(new UniformListView(this))
    , m_notice(new QLabel(this))
{
    setObjectName(u"commandPalette"_s);
    setAccessibleName(tr("Go to anything"));
    hide();
    m_field->setAccessibleName(m_field->placeholderText());
    createList(images);
    m_notice->setObjectName(u"paletteNotice"_s);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->setFont(secondaryFont(font()));
    m_notice->setForegroundRole(QPalette::Text); // the palette is as light or dark as a list
    m_notice->hide();
    auto *column = new QVBoxLayout(this);
    const int margin = units(font(), marginUnits);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(margin);
    column->addWidget(m_field);
    column->addWidget(m_list);
    column->addWidget(m_notice);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::rank);
}

void CommandPalette::createList(ArtworkImages &images)
{
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("Matches"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new PaletteDelegate(images, m_list));
    m_list->setModel(&m_model);
    makeSelectedRowCurrent(*m_list);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMouseTracking(true);
    // The field always has the focus. As its proxy, it makes the list look focused, and Qt tells
    // screen readers which row is current.
    m_list->setFocusProxy(m_field);
    m_model.setAccessibleText(accessibleText);
    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    connect(m_list->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            &CommandPalette::showNotice);
}

void CommandPalette::open()
{
    m_isOpen = true;
    m_focusedBefore = QApplication::focusWidget();
    qApp->installEventFilter(this);
    select(0);
    place();
    show();
    raise();
    m_field->begin();
}

void CommandPalette::dismiss()
{
    if (!std::exchange(m_isOpen, false))
        return;
    qApp->removeEventFilter(this);
    if (m_focusedBefore)
        m_focusedBefore->setFocus(Qt::OtherFocusReason);
    hide();
    deleteLater(); // a key or a click of this palette may be the reason
}

void CommandPalette::rank(const QString &text)
{
    const QString name = text.trimmed();
    m_model.rank(name, name.isEmpty() ? std::nullopt : std::optional(searchFor(name)));
    select(0);
    place();
}

void CommandPalette::addEntries(const QList<PaletteEntry> &entries)
{
    const QString key = m_list->currentIndex().data(PaletteModel::KeyRole).toString();
    const bool isAtTop = m_list->currentIndex().row() <= 0;
    m_model.addEntries(entries);
    const QModelIndex same = isAtTop ? QModelIndex() : m_model.indexOf(key);
    select(same.isValid() ? same.row() : 0);
    place();
}

void CommandPalette::select(int row)
{
    const QModelIndex index = m_model.index(row);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

/// Selects the row that is \a rows below the current one; one step beyond an end leads to the other
/// end, a page stops there.
void CommandPalette::step(int rows)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return;
    const int wanted = m_list->currentIndex().row() + rows;
    if (std::abs(rows) == 1)
        select((wanted + count) % count);
    else
        select(std::clamp(wanted, 0, count - 1));
}

void CommandPalette::choose(const QModelIndex &index)
{
    if (!index.data(PaletteModel::IsEnabledRole).toBool())
        return;
    const PaletteEntry entry = m_model.entry(index);
    dismiss();
    emit chosen(entry);
}

bool CommandPalette::handleKey(const QKeyEvent &key)
{
    // The cursor of the field keeps Home and End; with Ctrl they belong to the list.
    const bool isCtrl = key.modifiers() == Qt::ControlModifier;
    switch (key.key()) {
    case Qt::Key_Escape:
        dismiss();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Down:
    case Qt::Key_Tab:
        step(1);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(maxVisibleRows);
        return true;
    case Qt::Key_PageUp:
        step(-maxVisibleRows);
        return true;
    case Qt::Key_Home:
        if (isCtrl)
            select(0);
        return isCtrl;
    case Qt::Key_End:
        if (isCtrl)
            select(m_model.rowCount() - 1);
        return isCtrl;
    default:
        return false;
    }
}

/// Filters the events of the whole program while the palette is open.
bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Otherwise the shortcuts of the window would act behind the palette.
        if (watched == m_field) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (watched == m_field && handleKey(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::MouseButtonPress:
        if (const auto *widget = qobject_cast<QWidget *>(watched); widget && !contains(widget))
            dismiss();
        break;
    case QEvent::FocusIn:
        // Something else in the window took the focus, and keeps it.
        if (const auto *widget = qobject_cast<QWidget *>(watched);
            widget && widget->window() == window() && !contains(widget)) {
            m_focusedBefore.clear();
            dismiss();
        }
        break;
    case QEvent::Resize:
        if (watched == parentWidget())
            place();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

/// Keeps keys that the field does not use from the window behind: its Esc ends a search.
void CommandPalette::keyPressEvent(QKeyEvent *event)
{
    event->accept();
}

/// Whether \a widget is the palette or belongs to it, as the context menu of the field does.
bool CommandPalette::contains(const QWidget *widget) const
{
    while (widget && widget != this)
        widget = widget->parentWidget();
    return widget != nullptr;
}

/// Shows that nothing was found, or why the current entry is not possible.
void CommandPalette::showNotice()
{
    const QModelIndex current = m_list->currentIndex();
    const bool isPossible =
        !current.isValid() || current.data(PaletteModel::IsEnabledRole).toBool();
    const QString hint = current.data(PaletteModel::HintRole).toString();
    QString text;
    if (!m_field->text().trimmed().isEmpty() && m_model.matchCount() == 0)
        text = tr("Nothing in Dogear has this name.");
    else if (!isPossible)
        text = hint.isEmpty() ? tr("Not possible now.") : hint;
    if (text == m_notice->text())
        return;
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
    m_field->setAccessibleDescription(text);
    place();
}

/// Puts the palette over the top of the window, as high as its rows need and the window allows.
void CommandPalette::place()
{
    const QWidget &window = *parentWidget();
    const int edge = units(font(), edgeUnits);
    const int top = units(font(), topUnits);
    const int width = std::min(units(font(), widthUnits), window.width() - 2 * edge);
    const int rowHeight = std::max(1, m_list->sizeHintForRow(0));
    const auto heightWith = [&](int listHeight) {
        m_list->setFixedHeight(listHeight);
        return hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    };
    const int wanted = rowHeight * std::min(m_model.rowCount(), maxVisibleRows);
    int height = heightWith(wanted);
    if (const int excess = top + height + edge - window.height(); excess > 0)
        height = heightWith(std::max(rowHeight, wanted - excess));
    setGeometry((window.width() - width) / 2, top, width, height);
    // The list has another height now.
    if (m_list->currentIndex().isValid())
        m_list->scrollTo(m_list->currentIndex());
}

/// Paints the outline that separates the palette from the window behind it.
void CommandPalette::paintEvent(QPaintEvent * /*event*/)
{
    paintOutlinedPanel(*this, QPalette::Base);
}

} // namespace dogear::widgets
