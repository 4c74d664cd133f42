// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/download_text.h>
#include <words/format.h>

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct DownloadText
{
    Q_DECLARE_TR_FUNCTIONS(DownloadText)
};

constexpr double unitStep = 1000; ///< SI units, like formatByteCount()
constexpr double fewUnits = 10;   ///< below 10 units one decimal is shown

/// In seconds. Longer estimates say nothing to the user, and could overflow milliseconds.
constexpr double maxEstimate = 24 * 3600;

// These reasons are shorter than errorSentence(): a row of the list has room for a few words.
QString statusReason(int status)
{
    switch (status) {
    case 401:
    case 403:
        return DownloadText::tr("not allowed (%1)").arg(status);
    case 404:
    case 410:
        return DownloadText::tr("not found (%1)").arg(status);
    default:
        return status > 0 ? DownloadText::tr("the server refused it (%1)").arg(status)
                          : DownloadText::tr("the server refused it");
    }
}

// `detail` begins with one of these texts; a description of the response may follow.
QString insteadReason(const QString &what)
{
    if (what.startsWith(unexpected_content::webPage))
        return DownloadText::tr("the server sent a web page");
    if (what.startsWith(unexpected_content::playlist))
        return DownloadText::tr("the server sent a playlist");
    if (what.startsWith(unexpected_content::nothing))
        return DownloadText::tr("the server sent an empty file");
    return DownloadText::tr("the server sent a message instead");
}

QString networkReason(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
        return DownloadText::tr("no network");
    case ErrorCode::ConnectionFailed:
        return DownloadText::tr("the connection broke off");
    case ErrorCode::BlockedByDns:
        return DownloadText::tr("your network blocks the server");
    case ErrorCode::Timeout:
        return DownloadText::tr("the server does not answer");
    case ErrorCode::TlsFailed:
        return DownloadText::tr("the server cannot be trusted");
    case ErrorCode::HttpStatus:
        return statusReason(error.httpStatus);
    case ErrorCode::TooManyRedirects:
        return DownloadText::tr("the address leads round in a circle");
    case ErrorCode::InsecureRedirect:
        return DownloadText::tr("the address leads from https to http");
    case ErrorCode::BadResponse:
        return DownloadText::tr("the server's answer makes no sense");
    case ErrorCode::UnsupportedEncoding:
        return DownloadText::tr("the server sends it compressed");
    case ErrorCode::UnsteadyMedia:
        return DownloadText::tr("the server sends another file each time");
    case ErrorCode::NotMedia:
        return insteadReason(error.detail);
    case ErrorCode::ProxyFailed:
        return DownloadText::tr("the proxy does not let it through");
    case ErrorCode::ProxyDenied:
        return DownloadText::tr("the proxy wants a password");
    case ErrorCode::UnsupportedScheme:
        return DownloadText::tr("it does not come from the web");
        // Not about the network: errorReason() asks fileReason() next.
    default:
        return {};
    }
}

QString fileReason(const Error &error)
{
    switch (error.code) {
    case ErrorCode::DiskFull:
        return DownloadText::tr("the disk is full");
    case ErrorCode::FileUnwritable:
        return DownloadText::tr("the folder cannot be written");
    case ErrorCode::FileNotFound:
        return DownloadText::tr("the file is gone");
    case ErrorCode::FileUnreadable:
        return DownloadText::tr("the file cannot be read");
    case ErrorCode::NoEnclosure:
        return DownloadText::tr("there is nothing to download");
    case ErrorCode::EmptyInput:
    case ErrorCode::TruncatedInput:
    case ErrorCode::HtmlPage:
    case ErrorCode::MediaUnreadable:
        return DownloadText::tr("the server sent something else");
    default:
        return {};
    }
}

} // namespace

QString formatBytesOf(qint64 storedBytes, std::optional<qint64> length, const QLocale &locale)
{
    if (storedBytes < 0)
        return {};
    // A server may send more bytes than it announced; its length is then left out.
    if (!length || *length < storedBytes)
        return formatByteCount(storedBytes, locale);
    // Both numbers have the unit of the length, so that they can be compared at a glance.
    double unit = 1;
    while (double(*length) / unit >= unitStep)
        unit *= unitStep;
    const int decimals = unit > 1 && double(*length) / unit < fewUnits ? 1 : 0;
    return DownloadText::tr("%1 of %2", "bytes that are there, of all")
        .arg(locale.toString(double(storedBytes) / unit, 'f', decimals),
             locale.formattedDataSize(*length, decimals, QLocale::DataSizeSIFormat));
}

QString formatByteRate(qint64 bytesPerSecond, const QLocale &locale)
{
    if (bytesPerSecond <= 0)
        return {};
    return DownloadText::tr("%1/s", "bytes per second")
        .arg(formatByteCount(bytesPerSecond, locale));
}

QString formatFetchTimeLeft(qint64 storedBytes, std::optional<qint64> length, qint64 bytesPerSecond)
{
    if (!length || bytesPerSecond <= 0 || *length <= storedBytes)
        return {};
    const double seconds = double(*length - storedBytes) / double(bytesPerSecond);
    if (seconds > maxEstimate)
        return {};
    // At least a second: formatLength() writes nothing for zero.
    return formatTimeLeft({}, std::chrono::milliseconds(qint64(std::max(1.0, seconds) * 1000)), 1);
}

QString blockedSentence(const Error &error)
{
    if (error.code == ErrorCode::DiskFull)
        return DownloadText::tr("The disk is full, so downloads wait. Make room; they go on by "
                                "themselves, and nothing that is here is lost.");
    if (error.code == ErrorCode::FileUnwritable)
        return DownloadText::tr("The folder for downloads cannot be written, so they wait. Check "
                                "whether you may change it, or choose another one.");
    return DownloadText::tr("Downloads wait: %1.", "why").arg(errorReason(error));
}

QString errorReason(const Error &error)
{
    for (const auto reasonOf : {networkReason, fileReason}) {
        const QString reason = reasonOf(error);
        if (!reason.isEmpty())
            return reason;
    }
    return DownloadText::tr("something went wrong");
}

} // namespace dogear::words
