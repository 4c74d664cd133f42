// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells the vocabulary of elements, also where a document names the wrong namespace.
///
/// An unprefixed root "rss" or "feed" says what the document is, whatever its namespace says: the
/// words of RSS, or of Atom, are read in that namespace too, and likewise in one that a channel, an
/// item or an entry declares as the default. An unknown namespace under a usual prefix is what the
/// prefix usually means.
///
/// URIs and prefixes are those that libxml2 interns: the same pointer is the same text.
/// Spec:  Namespaces in XML 1.0
/// Tests: tests/unit/feed/tst_namespaces.cpp

#include "element.h"

#include <QStringList>

#include <vector>

namespace dogear::feed {

class NamespaceTable
{
public:
    /// The vocabulary of the element \a name that stands in \a parent.
    [[nodiscard]] Vocabulary vocabulary(const char *uri,
                                        const char *prefix,
                                        QByteArrayView name,
                                        Where parent);

    /// What was read in spite of its namespace.
    [[nodiscard]] QStringList warnings() const { return m_warnings; }

private:
    struct Known
    {
        const char *uri;
        const char *prefix;
        Vocabulary vocabulary;
        bool isAdopted = false;               ///< stands for the document's own namespace
        Vocabulary other = Vocabulary::Other; ///< of an adopted one: of words that are not its own
    };

    Known &find(const char *uri, const char *prefix);
    [[nodiscard]] Vocabulary look(const char *uri, const char *prefix);
    void readRoot(Known &known, QByteArrayView name);
    void adopt(Known &known);
    [[nodiscard]] bool isFrame(QByteArrayView name, Where parent) const;

    std::vector<Known> m_known;
    Known m_passing{};                  ///< of a document with too many namespaces to remember
    Vocabulary m_own = Vocabulary::Rss; ///< of the document
    QStringList m_warnings;
};

} // namespace dogear::feed
