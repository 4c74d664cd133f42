// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_requests.h"

#include "application.h"
#include "current_window.h"

#include <desktop/single_instance.h>

namespace dogear {

void followStartRequests(desktop::SingleInstance &instance, Application &application)
{
    QObject::connect(
        &instance,
        &desktop::SingleInstance::requested,
        // The instance outlives the application when a backup is restored; the context ends this
        // connection. The window itself may be replaced before.
        &application.currentWindow(),
        [&application](const desktop::StartRequest &request) { application.handle(request); });
}

} // namespace dogear
