// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_label.h"

#include <notes/notes.h>
#include <notes/one_line.h>

namespace dogear::discovery {

namespace {

/// Markup may be this many times as long as the text in it. More is cut before it is parsed, so
/// that a hostile answer costs no time.
constexpr qsizetype maxMarkupFactor = 16;

QString cleaned(const QString &text, qsizetype maxLength)
{
    QString line = notes::oneLine(QStringView(text).left(maxMarkupFactor * maxLength));
    // A reference may stand for an invisible character, so the text is cleaned again.
    if (line.contains(u'<') || line.contains(u'&'))
        line = notes::oneLine(notes::toPlainText(line));
    return notes::shortened(line, maxLength);
}

} // namespace

QString plainLabel(const QString &text)
{
    return cleaned(text, maxLabelLength);
}

QString plainDescription(const QString &text)
{
    return cleaned(text, maxDescriptionLength);
}

} // namespace dogear::discovery
