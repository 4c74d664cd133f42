// SPDX-License-Identifier: GPL-3.0-or-later
#include <feed/unpack.h>

#include <array>
#include <zlib.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr QByteArrayView gzipMark = "\x1f\x8b";
constexpr int maxNesting = 3; ///< packed more than once by a program and by its server

/// Decompresses one gzip file with zlib.
class Inflater
{
public:
    explicit Inflater(QByteArrayView packed)
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(
            const_cast<char *>(packed.data())); // zlib does not write to it
        m_stream.avail_in = uInt(packed.size());
        constexpr int gzipOnly = 16;
        m_isReady = inflateInit2(&m_stream, MAX_WBITS + gzipOnly) == Z_OK;
    }
    ~Inflater()
    {
        if (m_isReady)
            inflateEnd(&m_stream);
    }
    Q_DISABLE_COPY_MOVE(Inflater)

    Result<QByteArray> inflateAll(qsizetype maxBytes)
    {
        QByteArray whole;
        std::array<char, std::size_t{64} * 1024> buffer;
        while (m_isReady) {
            m_stream.next_out = reinterpret_cast<Bytef *>(buffer.data());
            m_stream.avail_out = uInt(buffer.size());
            const int state = inflate(&m_stream, Z_NO_FLUSH);
            whole.append(buffer.data(), qsizetype(buffer.size() - m_stream.avail_out));
            // After each buffer: a small file may unpack to gigabytes.
            if (whole.size() > maxBytes)
                return failure({ErrorCode::LimitExceeded, u"size of the document"_s});
            // No input is left and there is room in the output: the file ends early.
            const bool goesOn = state == Z_OK && (m_stream.avail_in > 0 || m_stream.avail_out == 0);
            if (!goesOn && !(state == Z_STREAM_END && beginsNextMember()))
                break;
        }
        return whole;
    }

private:
    /// Begins the next member of the file (section 2.2); other bytes after a member are padding.
    bool beginsNextMember()
    {
        const QByteArrayView rest(reinterpret_cast<const char *>(m_stream.next_in),
                                  qsizetype(m_stream.avail_in));
        return rest.startsWith(gzipMark) && inflateReset(&m_stream) == Z_OK;
    }

    z_stream m_stream{};
    bool m_isReady = false;
};

} // namespace

bool isPacked(const QByteArray &document)
{
    return document.startsWith(gzipMark);
}

Result<QByteArray> unpack(const QByteArray &document, qsizetype maxBytes)
{
    QByteArray unpacked = document;
    for (int i = 0; i < maxNesting && isPacked(unpacked); ++i) {
        auto inner = Inflater(unpacked).inflateAll(maxBytes);
        if (!inner)
            return inner;
        unpacked = *std::move(inner);
    }
    return unpacked;
}

} // namespace dogear::feed
