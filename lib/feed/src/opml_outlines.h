// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the shows of an OPML document, outline by outline.

#include <feed/opml.h>

#include <QHash>

class QXmlStreamReader;

namespace dogear::feed {

class OutlineReader
{
public:
    /// \a xml stands at the beginning of an outline.
    void open(const QXmlStreamReader &xml);
    /// The outline that was opened last ends.
    void close();

    /// Every group is a tag, also one that holds every show.
    void keepAllGroups() { m_keepsAllGroups = true; }

    /// How many attributes with addresses were read.
    [[nodiscard]] int addressCount() const { return m_addressCount; }
    /// Everything that was read. Without warnings.
    [[nodiscard]] OpmlDocument take();

private:
    struct Outline
    {
        QString group;          ///< empty for one that is a show
        bool isComment = false; ///< or inside one
    };
    struct Show
    {
        QString address;
        QString title;
        QStringList groups;     ///< outermost first
        QStringList categories; ///< of the show alone
        std::optional<bool> isSubscribed;
        bool isLink = false; ///< `url` without a word that there is a feed
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
    int m_leftOut = 0;
    bool m_keepsAllGroups = false;
};

} // namespace dogear::feed
