// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/networking.h>
#include <settings/settings.h>

using namespace Qt::StringLiterals;

namespace dogear::library {

Networking::Networking(const settings::DataFolders &folders,
                       const Clock &clock,
                       SecretStore *secrets)
    : m_configurator(std::make_shared<net::Connections>(), secrets)
    , m_contacts(folders.cache + "/hosts.json"_L1, clock)
{
    connections()->setObserver(m_contacts.observer());
    m_configurator.begin(settings::Settings(folders.settings).desktop().network());
}

Networking::~Networking()
{
    connections()->setObserver(nullptr);
}

} // namespace dogear::library
