// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps errors of Qt Network to errors of Dogear, for the whole module.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/net/tst_network_error.cpp

#include <base/error.h>

#include <QNetworkReply>

namespace dogear::net {

/// Maps \a error for a reply whose HTTP status does not say more.
[[nodiscard]] ErrorCode toErrorCode(QNetworkReply::NetworkError error);

/// Describes why the finished \a reply brought no document. A status of 300 or above is HttpStatus,
/// whatever the error of Qt is; a connection that ends after the head of the answer is
/// TruncatedInput.
/// \pre the reply has an error or a status that is no success
[[nodiscard]] Error toError(const QNetworkReply &reply);

/// The HTTP status of the answer; 0 before there is one.
[[nodiscard]] int httpStatus(const QNetworkReply &reply);

} // namespace dogear::net
