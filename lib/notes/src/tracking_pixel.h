// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises pictures that nobody can see and that only serve to count readers.
///
/// Threads: pure; any thread.
/// Spec:    HTML Living Standard section 2.3.4.4 (dimension values); of CSS only the declarations
///          that make an element invisible
/// Tests:   tests/unit/notes/tst_tracking_pixel.cpp

namespace dogear::notes {

class HtmlElement;

/// \return whether the picture \a element is at most one pixel wide or high, or is hidden, by its
///   attributes or by its own style. The size of a picture that says nothing is known only after
///   it was fetched, so that such a picture is not recognised.
[[nodiscard]] bool isTrackingPixel(const HtmlElement &element);

} // namespace dogear::notes
