// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Repairs character and entity references, including those that XML does not know.
///
/// Spec:  XML 1.0 section 4.1; named characters of HTML 4.01 section 24

#include "prolog.h"
#include "repairs.h"

namespace dogear::feed {

/// Tells whether an XML document may contain \a c (XML 1.0 section 2.2).
[[nodiscard]] bool isXmlCharacter(char32_t c);

/// Rewrites text so that any XML parser understands its references.
class ReferenceRepairer
{
public:
    /// \param budget maximum size in bytes of the document's own entities when expanded
    ReferenceRepairer(const Entities &entities, qsizetype budget)
        : m_entities(entities)
        , m_budget(budget)
    {}

    /// Appends \a text to \a out, repaired.
    void append(QByteArray &out, QByteArrayView text);

    [[nodiscard]] Repairs repairs() const { return m_repairs; }
    [[nodiscard]] bool isOverBudget() const { return m_budget < 0; }

private:
    qsizetype appendReference(QByteArray &out, QByteArrayView text);
    qsizetype appendNumber(QByteArray &out, QByteArrayView text);
    bool appendNamed(QByteArray &out, const QByteArray &name);
    void expand(QByteArray &out, const QByteArray &name, int depth);

    const Entities &m_entities;
    qsizetype m_budget;
    Repairs m_repairs;
};

} // namespace dogear::feed
