// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A decoded frame as an image of the size in which it is shown.
///
/// QVideoFrame::toImage() of Qt 6.4 asks for OpenGL on the thread that calls it, or else ignores
/// the colour space and the range of the frame. What decoders give out nearly always, planes of
/// 4:2:0, is therefore converted here; the rest is left to Qt.
///
/// Threads: toImage on any, as long as canConvert() holds.
/// Spec:    ITU-T H.273, 8.3 (matrix coefficients and ranges)
/// Tests:   tests/unit/audio_qt/tst_frame_image.cpp

#include <QImage>
#include <QSize>
#include <QVideoFrame>

namespace dogear::qt_media {

/// Whether toImage() needs nothing of the GUI thread for frames of this \a format.
[[nodiscard]] bool canConvert(QVideoFrameFormat::PixelFormat format);

/// \a frame upright in RGB32, as large as just fits into \a viewport.
/// \return nothing if the frame cannot be read
[[nodiscard]] QImage toImage(QVideoFrame frame, const QSize &viewport);

} // namespace dogear::qt_media
