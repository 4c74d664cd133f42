// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads Apple's charts. They name no feeds: a lookup of the Apple numbers does.
///
/// Threads: pure; any thread.
/// Spec:    Apple Marketing Tools RSS (rss.marketingtools.apple.com, API v2); the RSS generator of
///          the iTunes Store ("/rss/toppodcasts/…/json"), which Apple does not document
/// Tests:   tests/unit/discovery/tst_apple_charts.cpp

#include <base/result.h>
#include <discovery/directory_show.h>

#include <QByteArray>

namespace dogear::discovery {

/// Reads a chart of the new service.
/// \return the shows by rank, or an Error of readAnswer()
[[nodiscard]] Result<QList<DirectoryShow>> readAppleChart(const QByteArray &body);

/// Reads a chart of the old service, which has categories.
/// \return the shows by rank, or an Error of readAnswer()
[[nodiscard]] Result<QList<DirectoryShow>> readAppleCategoryChart(const QByteArray &body);

} // namespace dogear::discovery
