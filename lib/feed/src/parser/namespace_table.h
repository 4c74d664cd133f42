// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Determines the vocabulary of elements, even if a document names the wrong namespace.
///
/// An unprefixed root "rss" or "feed" determines the format of a document, whatever its namespace
/// is: words of RSS, or of Atom, are then read in that namespace too, and also in one that a
/// channel, an item or an entry declares as the default. An unknown namespace with a usual prefix
/// has the usual meaning of the prefix.
///
/// URIs and prefixes are pointers that libxml2 interns: the same pointer is the same text.
/// Spec:  Namespaces in XML 1.0
/// Tests: tests/unit/feed/tst_namespaces.cpp

#include "element.h"

#include <QStringList>

#include <vector>

namespace dogear::feed {

class NamespaceTable
{
public:
    /// Returns the vocabulary of the element \a name inside \a parent.
    [[nodiscard]] Vocabulary vocabulary(const char *uri,
                                        const char *prefix,
                                        QByteArrayView name,
                                        ElementContext parent);

    /// Returns a line for each namespace that was read with another meaning.
    [[nodiscard]] QStringList warnings() const { return m_warnings; }

private:
    struct Known
    {
        const char *uri;
        const char *prefix;
        Vocabulary vocabulary;
        bool isAdopted = false;               ///< is read as the document's own namespace
        Vocabulary other = Vocabulary::Other; ///< if adopted: of all words that are not its own
    };

    Known &find(const char *uri, const char *prefix);
    [[nodiscard]] Vocabulary look(const char *uri, const char *prefix);
    void readRoot(Known &known, QByteArrayView name);
    void adopt(Known &known);
    [[nodiscard]] bool isFrame(QByteArrayView name, ElementContext parent) const;

    std::vector<Known> m_known;
    Known m_passing{};                  ///< result for a namespace that m_known has no room for
    Vocabulary m_own = Vocabulary::Rss; ///< format of the document
    QStringList m_warnings;
};

} // namespace dogear::feed
