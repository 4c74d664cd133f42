// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What of something that is dragged over the window can be followed.
///
/// Threads: GUI thread; asks no disk, for a drag must not wait for one.
/// Tests:   tests/gui/tst_sidebar.cpp

#include <QList>
#include <QUrl>

class QMimeData;

namespace dogear::widgets {

/// Addresses of feeds; feed files and lists of shows; folders, and files of audio and video.
[[nodiscard]] QList<QUrl> followableUrls(const QMimeData &dropped);

} // namespace dogear::widgets
