// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Wraps handles of libzip, so that their destructors close them.
///
/// Tests: tests/unit/backup/tst_archive.cpp

#include <memory>
#include <zip.h>

namespace dogear::backup {

inline constexpr const char *manifestName = "manifest.json";

struct ZipDiscard
{
    void operator()(zip_t *zip) const { zip_discard(zip); }
};
using ZipHandle = std::unique_ptr<zip_t, ZipDiscard>; ///< its destructor writes nothing

struct ZipFileClose
{
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};
using ZipFileHandle = std::unique_ptr<zip_file_t, ZipFileClose>;

} // namespace dogear::backup
