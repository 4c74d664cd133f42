// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_window.h"

#include "services/services.h"

namespace dogear {

LibraryWindow::LibraryWindow(Services &services)
    : m_models(services)
    , m_window(m_models, services.session, services.sound, services.settings)
    , m_features(new Features(services, m_models, m_window))
{}

LibraryWindow::~LibraryWindow() = default;

} // namespace dogear
