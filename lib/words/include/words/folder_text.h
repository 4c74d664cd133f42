// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells people what sync through a folder carries, did, and could not read.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_folder_text.cpp

#include <sync_folder/folder_transport.h>

#include <QString>

namespace dogear::words {

/// Returns what a folder keeps the same on all devices.
[[nodiscard]] QString folderCarriesText();

/// Returns how many values of other devices a run brought; empty if there were none.
[[nodiscard]] QString folderReceivedText(const sync_folder::FolderSummary &summary);

/// Returns what the user should know about the folder with the name \a folder: files of a newer
/// Dogear, damaged lines, a new id of this device; empty if all is well.
[[nodiscard]] QString folderNoticeText(const QString &folder,
                                       const sync_folder::FolderSummary &summary);

} // namespace dogear::words
