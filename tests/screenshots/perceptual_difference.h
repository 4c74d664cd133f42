// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares two pictures as an eye does: by how far apart their colours look, and without
///        the edges of letters, which every version of a font engine draws in its own way.
///
/// Spec:  CIE 1976 L*a*b* (ISO 11664-4); a difference of 2.3 is just noticeable
/// Tests: tst_perceptual_difference.cpp

#include <QImage>

namespace dogear::test {

/// Returns the share of the picture that looks different, 0 to 1; 1 for pictures of different
/// sizes.
[[nodiscard]] double perceptualDifference(const QImage &a, const QImage &b);

} // namespace dogear::test
