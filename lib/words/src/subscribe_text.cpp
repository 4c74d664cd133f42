// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/subscribe_text.h>

#include <QCoreApplication>

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct SubscribeText
{
    Q_DECLARE_TR_FUNCTIONS(SubscribeText)
};

} // namespace

QString skippedEntriesSentence(int count)
{
    return SubscribeText::tr("%n entries of the list were left out: they are not followed there, "
                             "or are no shows.",
                             nullptr,
                             count);
}

} // namespace dogear::words
