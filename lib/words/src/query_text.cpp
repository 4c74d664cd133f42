// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/query_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct QueryText
{
    Q_DECLARE_TR_FUNCTIONS(QueryText)
};

} // namespace

QString diagnosticSentence(const query::QueryDiagnostic &diagnostic)
{
    using query::DiagnosticKind;
    // No default: the compiler then reports a kind that has no sentence.
    switch (diagnostic.kind) {
    case DiagnosticKind::UnknownState:
        return QueryText::tr("“%1” was ignored. Use is:unplayed, is:played, is:started, "
                             "is:downloaded, is:favourite or is:queued.")
            .arg(diagnostic.text);
    case DiagnosticKind::UnknownPart:
        return QueryText::tr(
                   "“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.")
            .arg(diagnostic.text);
    case DiagnosticKind::NoDate:
        return QueryText::tr("“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.")
            .arg(diagnostic.text);
    case DiagnosticKind::NoAge:
        return QueryText::tr("“%1” was ignored. Write an age like <7d, <3w, <6m or >1y.")
            .arg(diagnostic.text);
    case DiagnosticKind::NoLength:
        return QueryText::tr("“%1” was ignored. Write a length like 20m or 1h30m.")
            .arg(diagnostic.text);
    case DiagnosticKind::NoNumber:
        return QueryText::tr("“%1” was ignored. A season is a number, like season:2.")
            .arg(diagnostic.text);
    case DiagnosticKind::NoValue:
        return QueryText::tr("“%1” was ignored. Write the word to look for right after the colon.")
            .arg(diagnostic.text);
    case DiagnosticKind::DanglingOr:
        return QueryText::tr("OR was ignored. Write it between two words.");
    }
    return {};
}

} // namespace dogear::words
