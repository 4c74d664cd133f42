// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the episodes of one show below headings of its seasons; semantic roles only.
///
/// Has the roles of EpisodeListModel, so that the same delegate paints its rows. All ids are read
/// at once, the content of a row when the view asks for it. A show without seasons has no headings.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_show_episodes_model.cpp

#include <base/error.h>
#include <base/latest_request.h>
#include <domain/episode_mark.h>
#include <domain/show_outline.h>
#include <itemmodels/episode_row.h>
#include <itemmodels/list_rows.h>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::episodes {
class Episodes;
class ShowOutlines;
} // namespace dogear::episodes

namespace dogear::subscriptions {
class FeedRefresher;
} // namespace dogear::subscriptions

namespace dogear::itemmodels {

class EpisodeRowCache;

/// A row of ShowEpisodesModel: an episode, or the heading of a season.
struct ShowEpisodesRow
{
    EpisodeId id;                   ///< invalid: a heading
    std::optional<int> season = {}; ///< of a heading; unset: the episodes without a season
    QString seasonName = {};        ///< of a heading

    friend bool operator==(const ShowEpisodesRow &, const ShowEpisodesRow &) = default;
};

[[nodiscard]] inline std::pair<qint64, int> rowKey(const ShowEpisodesRow &row)
{
    return {row.id.value, row.id.isValid() ? 0 : row.season.value_or(-1)};
}

class ShowEpisodesModel final : public ListRows<ShowEpisodesRow>, public EpisodeRoles
{
    Q_OBJECT

public:
    /// Roles in addition to EpisodeRoles. A heading has only these and SeasonRole.
    enum HeadingRole {
        IsHeadingRole = Qt::UserRole + 100, ///< bool
        SeasonNameRole,                     ///< QString
    };

    ShowEpisodesModel(episodes::ShowOutlines &outlines,
                      episodes::Episodes &episodes,
                      subscriptions::FeedRefresher &refresher,
                      QObject *parent = nullptr);
    ~ShowEpisodesModel() override;

    /// Lists the episodes of \a show, and reads them again after each refresh of it. An invalid id
    /// empties the list.
    void setPodcast(PodcastId show);
    [[nodiscard]] PodcastId podcast() const { return m_podcast; }
    /// Marks the row of the episode in the player.
    void setCurrent(EpisodeId id);
    /// Sets the source of the playback speed of shows. Has to be called again after changes.
    void setSpeeds(std::function<double(PodcastId)> speedOf);
    /// Sets the source of Qt::AccessibleTextRole: translated text is made by the window.
    void setAccessibleText(std::function<QString(const QModelIndex &)> text);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// Headings cannot be selected.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void loaded(); ///< emitted when the rows of the show are known
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const ShowEpisodesRow &row, int role) const override;

private:
    void load();
    void showSeasons(const QList<domain::ShowSeason> &seasons);
    void readRows(int first, int last);
    void updateState(EpisodeId id, const domain::EpisodeState &state);
    void emitChanged(EpisodeId id);

    episodes::ShowOutlines &m_outlines;
    PodcastId m_podcast;
    EpisodeId m_current;
    std::unique_ptr<EpisodeRowCache> m_rowCache;
    std::function<QString(const QModelIndex &)> m_accessibleText;
    std::function<double(PodcastId)> m_speedOf;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
