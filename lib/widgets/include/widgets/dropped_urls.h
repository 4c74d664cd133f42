// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the addresses and files in dragged data that can be followed as shows.
///
/// Threads: GUI thread. Accesses no disk, because a drag must not wait for one.
/// Tests:   tests/gui/tst_sidebar.cpp

#include <QList>
#include <QUrl>

class QMimeData;

namespace dogear::widgets {

/// Returns addresses of feeds, feed files, OPML lists, folders, and audio and video files. Judges
/// files by their names alone.
[[nodiscard]] QList<QUrl> followableUrls(const QMimeData &dropped);

} // namespace dogear::widgets
