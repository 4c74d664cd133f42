// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_window.h"

#include "features/privacy/privacy_controller.h"
#include "features/settings/settings_controller.h"
#include "services/services.h"

#include <widgets/detail_page.h>

#include <QAction>

namespace dogear {

LibraryWindow::LibraryWindow(Services &services)
    : m_models(services)
    , m_window(m_models, services.session, services.sound, services.settings)
    , m_features(new Features(services, m_models, m_window))
{
    auto *privacy = new PrivacyController(services.networking.contacts(),
                                          services.library.subscriptions(),
                                          services.streamer,
                                          m_window.details().episodePage(),
                                          m_window.messages(),
                                          m_window);
    privacy->setPrivacy(services.settings.desktop().privacy());
    m_features->addToHelpMenu(privacy->open());
    QObject::connect(&m_features->settings(),
                     &SettingsController::privacyChanged,
                     privacy,
                     &PrivacyController::setPrivacy);
    QObject::connect(&m_features->settings(),
                     &SettingsController::hostsRequested,
                     privacy->open(),
                     &QAction::trigger);
}

LibraryWindow::~LibraryWindow() = default;

} // namespace dogear
