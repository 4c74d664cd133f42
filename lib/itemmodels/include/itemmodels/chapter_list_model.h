// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the chapters of one episode in order, with skipped ones checked; semantic roles
/// only.
///
/// Threads: GUI thread.
/// Owner:   the composition root; Chapters outlives it.
/// Tests:   tests/integration/tst_chapter_list_model.cpp

#include <base/ids.h>
#include <domain/chapter_skips.h>
#include <itemmodels/list_rows.h>

#include <optional>

namespace dogear::documents {
class Chapters;
} // namespace dogear::documents

namespace dogear::itemmodels {

struct ChapterRow
{
    domain::Chapter chapter;
    domain::ChapterSkip skip = domain::ChapterSkip::None;
    bool isCurrent = false;

    friend bool operator==(const ChapterRow &, const ChapterRow &) = default;
};

[[nodiscard]] inline qint64 rowKey(const ChapterRow &row)
{
    return row.chapter.start.count();
}

class ChapterListModel final : public ListRows<ChapterRow>
{
    Q_OBJECT

public:
    /// Qt::DisplayRole is the title, which may be empty. Qt::CheckStateRole can be set, unless the
    /// chapter is skipped because of its title.
    enum Role {
        StartRole = Qt::UserRole + 1, ///< std::chrono::milliseconds
        LinkRole,                     ///< QUrl
        ImageRole,                    ///< QUrl
        SkipRole,                     ///< int, domain::ChapterSkip
        IsCurrentRole,                ///< bool: it is being played
    };

    explicit ChapterListModel(documents::Chapters &chapters, QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Lists the chapters of \a episode that documents::Chapters knows, and follows their changes.
    void setEpisode(EpisodeId episode);
    [[nodiscard]] EpisodeId episode() const { return m_episode; }
    /// Marks the chapter that starts at \a start as the one being played; empty: none.
    void setCurrent(const std::optional<std::chrono::milliseconds> &start);
    [[nodiscard]] bool hasPictures() const;

protected:
    [[nodiscard]] QVariant cell(const ChapterRow &row, int role) const override;

private:
    void load();

    documents::Chapters &m_chapters;
    EpisodeId m_episode;
    std::optional<std::chrono::milliseconds> m_current;
};

} // namespace dogear::itemmodels
