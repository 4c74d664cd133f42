// SPDX-License-Identifier: GPL-3.0-or-later
#include "row_buttons.h"

#include "parts/painted_row.h"

#include <widgets/download_text.h>
#include <widgets/metrics.h>

#include <QCoreApplication>
#include <QStyle>
#include <QStyleOptionViewItem>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::DownloadState;

namespace {

/// Context of the translations, as these functions belong to no class.
struct RowButtonTexts
{
    Q_DECLARE_TR_FUNCTIONS(RowButtonTexts)
};

// Sizes in units of the grid (widgets/metrics.h).
constexpr double buttonUnits = 6;
constexpr double gapUnits = 1.5;   ///< between the first button and the play button
constexpr double minRowUnits = 70; ///< min. width of a row with these buttons

QList<RowButton> downloadButtonsOf(DownloadState state)
{
    switch (state) {
    case DownloadState::Waiting: // also a running download
        return {RowButton::PauseDownload, RowButton::RemoveDownload};
    case DownloadState::Paused:
    case DownloadState::Failed:
        return {RowButton::ResumeDownload, RowButton::RemoveDownload};
    case DownloadState::Done:
        return {RowButton::RemoveDownload};
    case DownloadState::Removed:
        break;
    }
    return {};
}

} // namespace

QList<RowButton> rowButtonsOf(const QStyleOptionViewItem &option,
                              const QModelIndex &index,
                              RowButtons list)
{
    if (option.rect.width() < units(option.font, minRowUnits))
        return {};
    switch (list) {
    case RowButtons::None:
        break;
    case RowButtons::Queue:
        return {RowButton::RemoveFromQueue};
    case RowButtons::Downloads:
        return downloadButtonsOf(downloadStatusOf(index).state.value_or(DownloadState::Removed));
    }
    return {};
}

QString iconOf(RowButton button)
{
    switch (button) {
    case RowButton::PauseDownload:
        return u"pause"_s;
    case RowButton::ResumeDownload:
        return u"download"_s;
    case RowButton::RemoveDownload:
    case RowButton::RemoveFromQueue:
        break;
    }
    return u"close"_s;
}

QString textOf(RowButton button, const QModelIndex &index)
{
    const auto state = downloadStatusOf(index).state;
    switch (button) {
    case RowButton::PauseDownload:
        return RowButtonTexts::tr("Pause the download");
    case RowButton::ResumeDownload:
        return state == DownloadState::Failed ? RowButtonTexts::tr("Retry the download")
                                              : RowButtonTexts::tr("Resume the download");
    case RowButton::RemoveDownload:
        return state == DownloadState::Done ? RowButtonTexts::tr("Remove the download")
                                            : RowButtonTexts::tr("Cancel the download");
    case RowButton::RemoveFromQueue:
        break;
    }
    return RowButtonTexts::tr("Remove from Up next");
}

QString commandOf(RowButton button)
{
    switch (button) {
    case RowButton::PauseDownload:
        return {};
    case RowButton::ResumeDownload:
        return u"listDownload"_s;
    case RowButton::RemoveDownload:
    case RowButton::RemoveFromQueue:
        break;
    }
    return u"listRemove"_s;
}

int rowButtonsWidth(qsizetype count, const QFont &font)
{
    return count == 0 ? 0 : units(font, gapUnits + buttonUnits * double(count));
}

QRect rowButtonArea(const QStyleOptionViewItem &option, qsizetype number)
{
    const int size = units(option.font, buttonUnits);
    // Where the play button begins, in a left-to-right layout.
    const int play = option.rect.right() - units(option.font, rowMarginUnits + rowButtonUnits);
    const QRect area(play - rowButtonsWidth(number + 1, option.font),
                     option.rect.center().y() - size / 2,
                     size,
                     size);
    return QStyle::visualRect(option.direction, option.rect, area);
}

} // namespace dogear::widgets
