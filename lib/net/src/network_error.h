// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The border where Qt Network's errors become Dogear's.

#include <base/error.h>

class QNetworkReply;

namespace dogear::net {

/// What went wrong with a reply that finished with an error or a status of 400 and above.
[[nodiscard]] Error toError(const QNetworkReply &reply);

} // namespace dogear::net
