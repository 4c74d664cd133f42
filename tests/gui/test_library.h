// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A real library in a temporary folder, with what the parts of the window need beside it.

#include <support/local_library.h>
#include <widgets/artwork_images.h>

#include <resources/icon_resource.h>

namespace dogear::test {

class TestLibrary final : public LocalLibrary
{
public:
    TestLibrary()
        : images(library.artwork())
    {
        resources::loadIcons();
    }

    widgets::ArtworkImages images;
};

} // namespace dogear::test
