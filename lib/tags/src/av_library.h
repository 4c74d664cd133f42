// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Loads libavformat when the first file is read.
///
/// libavformat depends on nearly ninety further libraries, all of them codecs that this module does
/// not use. If it were linked, each start would load them all before the window opens.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_media_tags.cpp

extern "C" {
#include <libavformat/avformat.h>
#include <libavutil/avstring.h>
#include <libavutil/mem.h>
}

namespace dogear::tags {

/// Pointers to the functions that are used, under their own names.
struct AvLibrary
{
    bool isLoaded = false; ///< the library is loaded; if false, the pointers are invalid
    decltype(&::av_dict_get) av_dict_get = nullptr;
    decltype(&::av_freep) av_freep = nullptr;
    decltype(&::av_log_set_level) av_log_set_level = nullptr;
    decltype(&::av_malloc) av_malloc = nullptr;
    decltype(&::av_match_list) av_match_list = nullptr;
    decltype(&::av_match_name) av_match_name = nullptr;
    decltype(&::av_probe_input_format3) av_probe_input_format3 = nullptr;
    decltype(&::av_rescale_q) av_rescale_q = nullptr;
    decltype(&::av_strdup) av_strdup = nullptr;
    decltype(&::av_strerror) av_strerror = nullptr;
    decltype(&::avformat_alloc_context) avformat_alloc_context = nullptr;
    decltype(&::avformat_close_input) avformat_close_input = nullptr;
    decltype(&::avformat_find_stream_info) avformat_find_stream_info = nullptr;
    decltype(&::avformat_index_get_entries_count) avformat_index_get_entries_count = nullptr;
    decltype(&::avformat_index_get_entry) avformat_index_get_entry = nullptr;
    decltype(&::avformat_open_input) avformat_open_input = nullptr;
    decltype(&::avio_alloc_context) avio_alloc_context = nullptr;
    decltype(&::avio_context_free) avio_context_free = nullptr;
};

/// Loads the library on the first call; it stays loaded.
[[nodiscard]] const AvLibrary &libav();

} // namespace dogear::tags
