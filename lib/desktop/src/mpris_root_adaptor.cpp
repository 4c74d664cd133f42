// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpris_root_adaptor.h"

#include "mpris_values.h"

#include <desktop/mpris_service.h>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

MprisRootAdaptor::MprisRootAdaptor(MprisService &service)
    : QDBusAbstractAdaptor(&service)
    , m_service(service)
{}

QString MprisRootAdaptor::identity()
{
    return u"Dogear"_s;
}

QString MprisRootAdaptor::desktopEntry()
{
    return u"org.dogear.Dogear"_s;
}

QStringList MprisRootAdaptor::schemes()
{
    return openableSchemes();
}

QStringList MprisRootAdaptor::mimeTypes()
{
    return openableMimeTypes();
}

void MprisRootAdaptor::Raise()
{
    emit m_service.raiseRequested();
}

void MprisRootAdaptor::Quit()
{
    // Queued, so that the client gets its reply before the program ends.
    QMetaObject::invokeMethod(&m_service, &MprisService::quitRequested, Qt::QueuedConnection);
}

} // namespace dogear::desktop
