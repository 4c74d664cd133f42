// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The one place where errors of Qt Network become errors of Dogear.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/net/tst_network_error.cpp

#include <base/error.h>

#include <QNetworkReply>

namespace dogear::net {

/// What \a error means when the server has not answered with a status that says more.
[[nodiscard]] ErrorCode toErrorCode(QNetworkReply::NetworkError error);

/// Why \a reply, finished, brought no document: a status of 400 or above is HttpStatus whatever
/// Qt calls it; a connection that ends after the head of the answer is TruncatedInput.
/// \pre the reply has an error or a status that is no success
[[nodiscard]] Error toError(const QNetworkReply &reply);

/// The status of the answer, 0 before there is one.
[[nodiscard]] int httpStatus(const QNetworkReply &reply);

} // namespace dogear::net
