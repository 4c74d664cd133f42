// SPDX-License-Identifier: GPL-3.0-or-later
#include <documents/chapters.h>
#include <itemmodels/chapter_list_model.h>

#include <algorithm>

namespace dogear::itemmodels {

using domain::ChapterSkip;

ChapterListModel::ChapterListModel(documents::Chapters &chapters, QObject *parent)
    : ListRows(parent)
    , m_chapters(chapters)
{
    connect(&chapters, &documents::Chapters::changed, this, [this](EpisodeId changed) {
        if (changed == m_episode)
            load();
    });
}

QHash<int, QByteArray> ChapterListModel::roleNames() const
{
    return {{Qt::DisplayRole, "title"},
            {Qt::CheckStateRole, "isSkipped"},
            {StartRole, "start"},
            {LinkRole, "link"},
            {ImageRole, "image"},
            {SkipRole, "skip"},
            {IsCurrentRole, "isCurrent"}};
}

Qt::ItemFlags ChapterListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = ListRows::flags(index);
    if (!index.isValid() || index.row() >= rows().size())
        return flags;
    // A rule for titles of the show decides about this chapter; it cannot be overruled here.
    const bool isChoice = rows().at(index.row()).skip != ChapterSkip::ByTitle;
    return isChoice ? flags | Qt::ItemIsUserCheckable : flags;
}

bool ChapterListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    // Chapters emits changed(), which updates the row.
    m_chapters.setSkipped(
        m_episode, rows().at(index.row()).chapter.start, value.toInt() == Qt::Checked);
    return true;
}

void ChapterListModel::setEpisode(EpisodeId episode)
{
    if (episode == m_episode)
        return;
    m_episode = episode;
    m_current.reset(); // it belongs to the old episode
    load();
}

void ChapterListModel::setCurrent(const std::optional<std::chrono::milliseconds> &start)
{
    m_current = start;
    // changeRow() emits a signal only for the two rows that differ.
    for (int i = 0; i < rows().size(); ++i) {
        ChapterRow row = rows().at(i);
        row.isCurrent = row.chapter.start == m_current;
        changeRow(i, row);
    }
}

bool ChapterListModel::hasPictures() const
{
    return std::ranges::any_of(rows(),
                               [](const ChapterRow &row) { return !row.chapter.image.isEmpty(); });
}

void ChapterListModel::load()
{
    const documents::EpisodeChapters known = m_chapters.of(m_episode);
    QList<ChapterRow> rows;
    for (const domain::Chapter &chapter : known.chapters) {
        // A chapter with `toc: false` only shows its picture while it is played.
        if (chapter.isListed)
            rows.append({.chapter = chapter,
                         .skip = domain::skipOf(chapter, known.skips),
                         .isCurrent = chapter.start == m_current});
    }
    setRows(rows);
}

QVariant ChapterListModel::cell(const ChapterRow &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.chapter.title;
    case Qt::CheckStateRole:
        return int(row.skip == ChapterSkip::None ? Qt::Unchecked : Qt::Checked);
    case StartRole:
        return QVariant::fromValue(row.chapter.start);
    case LinkRole:
        return row.chapter.link;
    case ImageRole:
        return row.chapter.image;
    case SkipRole:
        return int(row.skip);
    case IsCurrentRole:
        return row.isCurrent;
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
