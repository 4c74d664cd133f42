// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts what a reader leaves out, by reason.

#include <importers/skipped.h>
#include <map>

namespace dogear::importers {

class SkipCounter final
{
public:
    /// \param name title or address; its user name and password are removed. Empty: only counts
    void add(SkipReason reason, const QString &name = {});
    /// \return each reason once, in the order of the enum
    [[nodiscard]] QList<Skipped> skipped() const;

private:
    std::map<SkipReason, Skipped> m_skipped;
};

} // namespace dogear::importers
