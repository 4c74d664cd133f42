// SPDX-License-Identifier: GPL-3.0-or-later
#include "av_library.h"

#include <QLibrary>
#include <QLoggingCategory>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

Q_LOGGING_CATEGORY(lcAv, "dogear.tags")

/// Loads the major versions that Dogear was built with, since other versions have other structs.
class Loader
{
public:
    Loader()
        : m_util(u"avutil"_s, LIBAVUTIL_VERSION_MAJOR)
        , m_format(u"avformat"_s, LIBAVFORMAT_VERSION_MAJOR)
    {
        m_isWhole = m_util.load() && m_format.load();
        if (!m_isWhole)
            qCWarning(lcAv) << "files cannot be read:" << m_format.errorString();
    }

    template<typename Function>
    Loader &find(const char *name, Function &function)
    {
        QFunctionPointer found = m_isWhole ? m_util.resolve(name) : nullptr;
        if (m_isWhole && !found)
            found = m_format.resolve(name);
        // After the first missing function, all further ones stay null.
        m_isWhole = found != nullptr;
        function = reinterpret_cast<Function>(found);
        return *this;
    }

    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    QLibrary m_util;
    QLibrary m_format;
    bool m_isWhole = false;
};

AvLibrary load()
{
#ifdef __SANITIZE_ADDRESS__
    // The ninety libraries allocate memory on loading that Dogear cannot free: no leak of ours.
    const __lsan::ScopedDisabler isNotOurs;
#endif
    Loader loader;
    AvLibrary av;
    loader.find("av_dict_get", av.av_dict_get)
        .find("av_freep", av.av_freep)
        .find("av_log_set_level", av.av_log_set_level)
        .find("av_malloc", av.av_malloc)
        .find("av_match_list", av.av_match_list)
        .find("av_match_name", av.av_match_name)
        .find("av_probe_input_format3", av.av_probe_input_format3)
        .find("av_rescale_q", av.av_rescale_q)
        .find("av_strdup", av.av_strdup)
        .find("av_strerror", av.av_strerror)
        .find("avformat_alloc_context", av.avformat_alloc_context)
        .find("avformat_close_input", av.avformat_close_input)
        .find("avformat_find_stream_info", av.avformat_find_stream_info)
        .find("avformat_index_get_entries_count", av.avformat_index_get_entries_count)
        .find("avformat_index_get_entry", av.avformat_index_get_entry)
        .find("avformat_open_input", av.avformat_open_input)
        .find("avio_alloc_context", av.avio_alloc_context)
        .find("avio_context_free", av.avio_context_free);
    av.isLoaded = loader.isWhole();
    if (av.isLoaded)
        av.av_log_set_level(AV_LOG_QUIET); // its messages are about faults in the users' files
    return av;
}

} // namespace

const AvLibrary &libav()
{
    static const AvLibrary library = load();
    return library;
}

} // namespace dogear::tags
