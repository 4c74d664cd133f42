// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Separates the text of a cue from its markup.
///
/// Pure and linear in the length of the text; any thread.
/// Spec: WebVTT sections 4.2.2 and 6.4; HTML section 13.5 (named characters, those of HTML 4)

#include "plain_label.h"

#include <QList>
#include <QString>

#include <optional>

namespace dogear::feed {

/// A tag or a text between tags.
struct MarkupToken
{
    enum class Kind { Text, Start, End };
    Kind kind = Kind::Text;
    QString name; ///< of a tag: lower case, without class; empty for a time tag
    QString text; ///< with references resolved; of a start tag the text after its name
};

/// Reads tags and texts; skips comments and declarations. A "<" that begins none of them is text.
class MarkupTokens
{
public:
    explicit MarkupTokens(QStringView markup)
        : m_markup(markup)
    {}

    [[nodiscard]] std::optional<MarkupToken> next();

private:
    [[nodiscard]] bool skipDeclaration();
    [[nodiscard]] std::optional<MarkupToken> readTag();

    QStringView m_markup;
    qsizetype m_at = 0;
};

/// The part of a cue that one speaker says.
struct Voice
{
    QString speaker; ///< empty if the cue does not name one
    QString text;
};

/// Splits the text of a cue of SRT or WebVTT by its `<v Speaker>` tags.
[[nodiscard]] QList<Voice> voicesOf(QStringView markup);

/// Removes "Name: " from the start of \a text. A name has up to four words; the first begins with a
/// capital letter, the others do so too or have at most three letters.
/// \return the name, or an empty string
[[nodiscard]] QString takeSpeaker(QString &text);

} // namespace dogear::feed
