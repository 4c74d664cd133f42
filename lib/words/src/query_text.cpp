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

QString slipSentence(const query::Slip &slip)
{
    using query::SlipKind;
    // No default: the compiler then reports a kind that has no sentence.
    switch (slip.kind) {
    case SlipKind::UnknownState:
        return QueryText::tr("“%1” was ignored. Use is:unplayed, is:played, is:started, "
                             "is:downloaded, is:favourite or is:queued.")
            .arg(slip.text);
    case SlipKind::UnknownPart:
        return QueryText::tr(
                   "“%1” was ignored. Use has:chapters, has:transcript, has:video or has:bookmark.")
            .arg(slip.text);
    case SlipKind::NoDate:
        return QueryText::tr("“%1” was ignored. Write a date like 2024, 2024-03 or 2024-03-31.")
            .arg(slip.text);
    case SlipKind::NoAge:
        return QueryText::tr("“%1” was ignored. Write an age like <7d, <3w, <6m or >1y.")
            .arg(slip.text);
    case SlipKind::NoLength:
        return QueryText::tr("“%1” was ignored. Write a length like 20m or 1h30m.").arg(slip.text);
    case SlipKind::NoNumber:
        return QueryText::tr("“%1” was ignored. A season is a number, like season:2.")
            .arg(slip.text);
    case SlipKind::NoValue:
        return QueryText::tr("“%1” was ignored. Write the word to look for right after the colon.")
            .arg(slip.text);
    case SlipKind::NothingToOr:
        return QueryText::tr("OR was ignored. Write it between two words.");
    }
    return {};
}

} // namespace dogear::words
