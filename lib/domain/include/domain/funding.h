// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A link to a donation page: `podcast:funding`.
///
/// Threads: values; any thread.

#include <QString>
#include <QUrl>

namespace dogear::domain {

struct Funding
{
    QUrl url;
    QString text;

    friend bool operator==(const Funding &, const Funding &) = default;
};

} // namespace dogear::domain
