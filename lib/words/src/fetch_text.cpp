// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/error_text.h>
#include <words/fetch_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct FetchText
{
    Q_DECLARE_TR_FUNCTIONS(FetchText)
};

constexpr int notModified = 304; // RFC 9110 section 15.4.5

QString outcome(const domain::FetchRecord &fetch)
{
    if (fetch.wasModified)
        return FetchText::tr("Read");
    // A server without validators sends the whole document again; its content was the same.
    return fetch.httpStatus == notModified ? FetchText::tr("Not changed")
                                           : FetchText::tr("Read, the same as before");
}

QString withStatus(const QString &text, int status)
{
    // 0: there was no response, or the feed is a file.
    if (status == 0)
        return text;
    return FetchText::tr("%1 (%2)", "what came of it, status of HTTP").arg(text).arg(status);
}

} // namespace

QString fetchSentence(const domain::FetchRecord &fetch)
{
    return fetch.error ? errorSentence(*fetch.error) : withStatus(outcome(fetch), fetch.httpStatus);
}

QString sameFailureSentence(const domain::FetchRecord &fetch)
{
    return withStatus(FetchText::tr("Same error"), fetch.httpStatus);
}

QString fetchFacts(const domain::FetchRecord &fetch, const QLocale &locale)
{
    QStringList facts;
    if (fetch.bytes > 0)
        facts.append(formatByteCount(fetch.bytes, locale));
    if (fetch.elapsed.count() > 0)
        facts.append(formatWait(fetch.elapsed, locale));
    for (QString &fact : facts)
        fact.replace(u' ', QChar::Nbsp); // a no-break space keeps a number next to its unit
    return facts.join(u" · "_s);
}

} // namespace dogear::words
