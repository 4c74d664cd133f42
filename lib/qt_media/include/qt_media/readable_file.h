// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A resource of the program as a file, for what reads files only: GStreamer seeks exactly
/// in files, not in a QIODevice that feeds it.
///
/// Threads: any, one at a time.

#include <QString>
#include <QUrl>

#include <memory>

class QTemporaryFile;

namespace dogear::qt_media {

class ReadableFile
{
public:
    ReadableFile();
    ~ReadableFile();
    ReadableFile(const ReadableFile &) = delete;
    ReadableFile &operator=(const ReadableFile &) = delete;

    /// The path of a copy of the resource at \a path, which goes with this; of a file its own.
    [[nodiscard]] QString open(const QString &path);
    /// The same of an address; what is no resource stays as it is.
    [[nodiscard]] QUrl open(const QUrl &url);
    void close();

private:
    std::unique_ptr<QTemporaryFile> m_copy;
};

} // namespace dogear::qt_media
