// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The words of a cue, without their markup.
///
/// Pure and linear in the length of the text; any thread.
/// Spec: WebVTT sections 4.2.2 and 6.4; HTML section 13.5 (named characters, those of HTML 4)

#include "plain_label.h"

#include <QList>
#include <QString>

#include <optional>

namespace dogear::feed {

/// A piece of text with tags.
struct MarkupToken
{
    enum class Kind { Text, Start, End };
    Kind kind = Kind::Text;
    QString name; ///< of a tag: lower case, without class; empty for a time
    QString text; ///< references resolved; of a start tag what stands behind its name
};

/// Reads tags, skips comments and declarations; a "<" that begins none of them is text.
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

/// What one speaker says in a cue.
struct Voice
{
    QString speaker; ///< empty if the cue does not say
    QString text;
};

/// The text of a cue of SRT or WebVTT by its `<v Speaker>` tags.
[[nodiscard]] QList<Voice> voicesOf(QStringView markup);

/// Cuts "Name: " off the start of \a text, if it is one: up to four words, the first with a capital
/// letter, the others too or at most three letters long.
/// \return the name, or an empty string
[[nodiscard]] QString takeSpeaker(QString &text);

} // namespace dogear::feed
