// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides a real library in a temporary folder, with the icons and the artwork cache that
/// widgets need.

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
