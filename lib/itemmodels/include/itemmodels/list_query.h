// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Defines which episodes a list shows, and in which order: a view with its filter, or a
///        search.
///
/// A search has a filter of its own, and the view comes back when the search ends. A list of
/// episodes that resemble one is a search without a text.
///
/// Threads: GUI thread.
/// Owner:   the EpisodeListModel, which loads the rows again after each change.
/// Tests:   tests/unit/itemmodels/tst_list_query.cpp

#include <itemmodels/library_view.h>
#include <itemmodels/list_search.h>

#include <QList>
#include <QObject>

#include <optional>

namespace dogear::itemmodels {

class ListQuery final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Lists the episodes of \a view that match \a filter.
    void setLibraryView(const LibraryView &view, const ListFilter &filter = {});
    [[nodiscard]] const LibraryView &view() const { return m_view; }

    void setFilter(const ListFilter &filter);
    /// The filter of the view, or of the search, which has its own and begins without filters.
    [[nodiscard]] const ListFilter &filter() const;

    /// Empty: the default order of the view; in a search, best hits first.
    void setOrder(std::optional<domain::EpisodeOrder> order);
    /// Order of the view; by default oldest first for a serial show, else newest first.
    [[nodiscard]] domain::EpisodeOrder order() const;

    /// Lists the hits for \a text in the whole library; empty: returns to the view.
    void setSearch(const QString &text, bool isTyping);
    /// Lists the episodes that resemble \a episode, until setSearch() ends that.
    void setSimilarTo(EpisodeId episode, const QString &title);
    /// Limits the search to the view, or extends it to the library, until the search ends.
    void setSearchesView(bool searchesView);
    [[nodiscard]] const ListSearch &search() const { return m_search; }
    [[nodiscard]] bool isSearching() const { return m_search.isActive(); }
    [[nodiscard]] bool searchesView() const { return m_search.staysInView; }
    [[nodiscard]] bool listsSimilar() const { return m_search.similarTo.isValid(); }

    /// Sets order and seasons of the show that the view is; nullopt: they have to be read again.
    void setShow(const std::optional<domain::ShowOrder> &show) { m_show = show; }
    /// Whether the view is a show whose order has to be read before its episodes.
    [[nodiscard]] bool needsShow() const { return m_view.kind == ViewKind::Podcast && !m_show; }
    /// Whether the view is a show that is played from its first episode on; false until known.
    [[nodiscard]] bool isSerial() const { return m_show && m_show->isSerial; }
    /// The seasons of the show that the view is, in ascending order; empty until known.
    [[nodiscard]] QList<int> seasons() const { return m_show ? m_show->seasons : QList<int>(); }

    /// The filter of the view for the library.
    [[nodiscard]] domain::EpisodeFilter episodeFilter() const;

signals:
    /// Emitted before the other signals, when other episodes, or another order, are to be listed.
    void changed();
    /// Emitted when a search begins, changes, ends, or gets another scope.
    void searchChanged();
    /// Emitted when filter or order of the view changed; not emitted for a search.
    void filterChanged();

private:
    void change();

    LibraryView m_view;
    ListFilter m_filter;
    std::optional<domain::ShowOrder> m_show; ///< if the view is a show, once it is known
    ListSearch m_search;
    bool m_isSet = false; ///< false: nothing has been listed
};

} // namespace dogear::itemmodels
