// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar_delegate.h"

#include "parts/painted_row.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/metrics.h>
#include <widgets/view_text.h>
#include <words/format.h>

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::SidebarSection;
using itemmodels::ViewKind;

namespace {

constexpr double rowUnits = 8;
constexpr double headingUnits = 9;

ViewKind kindOf(const QModelIndex &index)
{
    return index.data(SidebarModel::ViewRole).value<LibraryView>().kind;
}

SidebarSection sectionOf(const QModelIndex &index)
{
    return index.data(SidebarModel::SectionRole).value<SidebarSection>();
}

/// Returns true for the first row of a section; places have no heading, nor have the lists, which
/// are among them.
bool hasHeading(const QModelIndex &index)
{
    const SidebarSection section = sectionOf(index);
    return section != SidebarSection::Views && section != SidebarSection::Lists
           && (index.row() == 0 || sectionOf(index.siblingAtRow(index.row() - 1)) != section);
}

QString headingOf(SidebarSection section)
{
    switch (section) {
    case SidebarSection::Searches:
        return SidebarDelegate::tr("Searches");
    case SidebarSection::Tags:
        return SidebarDelegate::tr("Tags");
    case SidebarSection::Shows:
        return SidebarDelegate::tr("Shows");
    case SidebarSection::Archived:
        return SidebarDelegate::tr("Archived");
    case SidebarSection::Views:
    case SidebarSection::Lists:
        break;
    }
    return {};
}

/// Returns how far the row is indented: lists belong to Up next, which is above them.
int indentOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return sectionOf(index) == SidebarSection::Lists ? units(option.font, 4) : 0;
}

/// Returns the area of the row without the heading that may be above it.
QRect rowArea(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int heading = hasHeading(index) ? units(option.font, headingUnits) : 0;
    return option.rect.adjusted(0, heading, 0, 0);
}

} // namespace

SidebarDelegate::SidebarDelegate(ArtworkImages &images, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_images(images)
{}

QSize SidebarDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const double count = rowUnits + (hasHeading(index) ? headingUnits : 0);
    return {units(option.font, 20), units(option.font, count)};
}

/// Puts the editor over the name, next to the icon.
void SidebarDelegate::updateEditorGeometry(QWidget *editor,
                                           const QStyleOptionViewItem &option,
                                           const QModelIndex &index) const
{
    const QRect row = rowArea(option, index);
    const int left = units(option.font, 9) + indentOf(option, index);
    const QRect name = row.adjusted(left, 1, -units(option.font, 1), -1);
    editor->setGeometry(QStyle::visualRect(option.direction, row, name));
}

void SidebarDelegate::paintHeading(QPainter *painter,
                                   const QStyleOptionViewItem &option,
                                   const QString &text,
                                   QRect area) const
{
    painter->setFont(semibold(secondaryFont(option.font)));
    painter->setPen(secondaryColor(option.palette, option.palette.color(QPalette::Base)));
    const int gap = units(option.font, 3);
    area.adjust(gap, 0, -gap, -units(option.font, 1));
    painter->drawText(area, int(Qt::AlignBottom | Qt::AlignLeading), text);
}

void SidebarDelegate::paintSign(QPainter &painter, const PaintedRow &row, const QRect &area) const
{
    if (kindOf(row.index) == ViewKind::Podcast)
        row.paintArtwork(painter,
                         m_images,
                         area,
                         row.index.data(SidebarModel::ImageRole).toUrl(),
                         row.index.data(Qt::DisplayRole).toString());
    else
        paintRowIcon(painter,
                     row.mirrored(area),
                     row.index.data(SidebarModel::IsStationRole).toBool()
                         ? u"station"_s
                         : viewIcon(kindOf(row.index)),
                     row.text);
}

void SidebarDelegate::paint(QPainter *painter,
                            const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    QStyleOptionViewItem content = option;
    content.rect = rowArea(option, index);
    const SidebarSection section = sectionOf(index);
    if (content.rect != option.rect) {
        const QSize heading(option.rect.width(), content.rect.top() - option.rect.top());
        paintHeading(painter, option, headingOf(section), QRect(option.rect.topLeft(), heading));
    }
    paintRowPanel(*painter, content);

    const PaintedRow row(content, index);
    const int gap = units(option.font, 2);
    const int size = units(option.font, 5);
    const int left = units(option.font, 3) + indentOf(option, index);
    QRect signArea(content.rect.left() + left, 0, size, size);
    signArea.moveTop(content.rect.center().y() - size / 2);
    paintSign(*painter, row, signArea);

    QRect rest = content.rect.adjusted(
        signArea.right() + gap - content.rect.left(), 0, -units(option.font, 3), 0);
    if (index.data(SidebarModel::ErrorRole).isValid()) {
        const int small = units(option.font, 4);
        QRect warning(rest.right() - small, content.rect.center().y() - small / 2, small, small);
        // More visible than a count.
        paintRowIcon(*painter, row.mirrored(warning), u"warning"_s, row.text);
        rest.setRight(warning.left() - gap);
    }
    // During a search, the number of hits replaces the number of unplayed episodes.
    const QVariant hits = index.data(SidebarModel::HitCountRole);
    const QVariant shown = hits.isValid() ? hits : index.data(SidebarModel::UnplayedCountRole);
    if (const int count = shown.toInt(); count > 0) {
        painter->setFont(secondaryFont(option.font));
        painter->setPen(hits.isValid() ? row.text : row.weak);
        const QString number = option.locale.toString(count);
        painter->drawText(row.mirrored(rest), int(Qt::AlignVCenter | Qt::AlignTrailing), number);
        rest.setRight(rest.right() - painter->fontMetrics().horizontalAdvance(number) - gap);
    }
    const bool isWithoutHits =
        kindOf(index) == ViewKind::Podcast && hits.isValid() && hits.toInt() == 0;
    const QString name = words::isolatedIfNeeded(index.data(Qt::DisplayRole).toString());
    painter->setFont(option.font);
    painter->setPen(isWithoutHits || section == SidebarSection::Archived ? row.weak : row.text);
    painter->drawText(row.mirrored(rest),
                      int(Qt::AlignVCenter | Qt::AlignLeading),
                      option.fontMetrics.elidedText(name, Qt::ElideRight, rest.width()));
    paintRowFocus(*painter, content);
    painter->restore();
}

} // namespace dogear::widgets
