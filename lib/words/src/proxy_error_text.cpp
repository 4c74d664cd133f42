// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxy_error_text.h"

#include <QCoreApplication>

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct ProxyErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ProxyErrorText)
};

} // namespace

QString proxySentence(const Error &error)
{
    const QString &proxy = error.detail;
    switch (error.code) {
    case ErrorCode::ProxyFailed:
        if (proxy.isEmpty())
            return ProxyErrorText::tr("Dogear is set to use a proxy, but its address is missing. "
                                      "Enter it under Network in the settings.");
        return ProxyErrorText::tr("The proxy %1 can't be reached, or doesn't let Dogear through. "
                                  "Check it under Network in the settings.")
            .arg(proxy);
    case ErrorCode::ProxyDenied:
        if (proxy.isEmpty())
            return ProxyErrorText::tr("The proxy wants a name and a password, or other ones. Enter "
                                      "them under Network in the settings.");
        return ProxyErrorText::tr("The proxy %1 wants a name and a password, or other ones. Enter "
                                  "them under Network in the settings.")
            .arg(proxy);
    default:
        return {};
    }
}

} // namespace dogear::words
