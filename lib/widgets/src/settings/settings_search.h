// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares what the user types with the texts of settings, and marks the labels that match.
///
/// Words are folded as those of a search for episodes are (query/words.h), and a word may be typed
/// in part: "spe" finds "Speed".
///
/// Tests: tests/gui/tst_settings_search.cpp

#include <QString>
#include <QStringList>

class QWidget;

namespace dogear::widgets {

/// Texts of one setting, divided into folded words.
struct SettingWords
{
    QStringList label;
    QStringList others; ///< of the tooltip, and synonyms
    QStringList around; ///< of the heading and of the page
};

enum class SettingMatch {
    None,
    Others, ///< a word of the tooltip or a synonym was necessary
    Label,  ///< label, heading and page have all words, and at least one is in the label
};

/// Divides \a text into folded words.
[[nodiscard]] QStringList foldedWords(const QString &text);

/// Whether each of \a wanted begins a word of \a words. Without wanted words, it does not.
[[nodiscard]] bool haveAll(const QStringList &words, const QStringList &wanted);

/// Compares \a wanted with one setting. Words of the heading alone do not make all its settings
/// match.
[[nodiscard]] SettingMatch matchOf(const SettingWords &setting, const QStringList &wanted);

/// Gives \a label the background of a search match, or its usual one.
void setMarked(QWidget &label, bool isMarked);

} // namespace dogear::widgets
