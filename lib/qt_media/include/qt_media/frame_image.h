// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts a decoded frame to an image of the size in which it is displayed.
///
/// QVideoFrame::toImage() of Qt 6.4 needs OpenGL on the calling thread, or else ignores the colour
/// space and the range of the frame. The usual output of decoders, planar 4:2:0, is therefore
/// converted here; all other formats are left to Qt.
///
/// Threads: toImage() on any thread if canConvert() is true for the format, else the GUI thread.
/// Spec:    ITU-T H.273, 8.3 (matrix coefficients and ranges)
/// Tests:   tests/unit/qt_media/tst_frame_image.cpp

#include <QImage>
#include <QSize>
#include <QVideoFrame>

namespace dogear::qt_media {

/// Whether toImage() converts this \a format itself, independent of the GUI thread.
[[nodiscard]] bool canConvert(QVideoFrameFormat::PixelFormat format);

/// Converts \a frame to RGB32, upright, scaled to fit into \a viewport.
/// \return a null image if the frame cannot be read
[[nodiscard]] QImage toImage(QVideoFrame frame, const QSize &viewport);

} // namespace dogear::qt_media
