// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Copies a Qt resource to a temporary file for back ends that need a real file: GStreamer
/// seeks exactly in files, but not in a QIODevice.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/qt_media/tst_readable_file.cpp

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

    /// \return the path of a copy of the resource at \a path, deleted with this object or by the
    /// next open(); \a path itself if it is a file, or if it cannot be copied
    [[nodiscard]] QString open(const QString &path);
    /// Does the same for a URL; returns \a url unchanged unless it is a qrc URL that was copied.
    [[nodiscard]] QUrl open(const QUrl &url);
    void close();

private:
    std::unique_ptr<QTemporaryFile> m_copy;
};

} // namespace dogear::qt_media
