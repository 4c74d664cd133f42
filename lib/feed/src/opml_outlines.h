// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the shows of an OPML document from its outlines.

#include <feed/opml.h>

#include <QHash>

class QXmlStreamReader;

namespace dogear::feed {

/// Gets each outline in document order and makes the entries of the list at the end.
class OutlineReader
{
public:
    /// Begins the outline at which \a xml stands.
    void open(const QXmlStreamReader &xml);
    /// Ends the outline that was opened last.
    void close();

    /// Keeps every group as a tag, even one that contains all shows.
    void keepAllGroups() { m_keepsAllGroups = true; }

    /// Returns the number of attributes for addresses of feeds that were read.
    [[nodiscard]] int addressCount() const { return m_addressCount; }
    /// Returns the shows that were read. `warnings` is empty.
    [[nodiscard]] OpmlDocument take();

private:
    struct Outline
    {
        QString group;          ///< empty if the outline is a show
        bool isComment = false; ///< the outline is a comment or inside one
    };
    struct Show
    {
        QString address;
        QString title;
        QStringList groups;     ///< outermost first
        QStringList categories; ///< from the show's own `category`
        std::optional<bool> isSubscribed;
        bool isLink = false; ///< has only `url`, and nothing says that it is a feed
    };

    [[nodiscard]] QString addressOf(const QXmlStreamReader &xml, Show &show);
    [[nodiscard]] QStringList openGroups() const;
    void removeWrappers();
    void removeUnwanted();
    void add(const Show &show, OpmlDocument &document);

    QList<Outline> m_open;
    QList<Show> m_shows;
    QHash<QString, qsizetype> m_places; ///< feedUrlKey → index in the entries
    int m_addressCount = 0;
    int m_skipped = 0;
    bool m_keepsAllGroups = false;
};

} // namespace dogear::feed
