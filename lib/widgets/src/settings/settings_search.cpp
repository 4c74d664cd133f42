// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_search.h"

#include <widgets/metrics.h>

#include <QWidget>
#include <query/words.h>

#include <algorithm>

namespace dogear::widgets {

namespace {

bool hasBeginning(const QStringList &words, const QString &beginning)
{
    return std::ranges::any_of(
        words, [&beginning](const QString &word) { return word.startsWith(beginning); });
}

/// Whether all of \a wanted are in \a words or \a around, and one of them in \a words.
bool matches(const QStringList &words, const QStringList &around, const QStringList &wanted)
{
    return haveAll(words + around, wanted)
           && std::ranges::any_of(
               wanted, [&words](const QString &each) { return hasBeginning(words, each); });
}

} // namespace

QStringList foldedWords(const QString &text)
{
    QStringList words;
    const QList<query::Word> found = query::wordsOf(text);
    for (const query::Word &word : found)
        words.append(word.text);
    return words;
}

bool haveAll(const QStringList &words, const QStringList &wanted)
{
    return !wanted.isEmpty() && std::ranges::all_of(wanted, [&words](const QString &each) {
        return hasBeginning(words, each);
    });
}

SettingMatch matchOf(const SettingWords &setting, const QStringList &wanted)
{
    if (matches(setting.label, setting.around, wanted))
        return SettingMatch::Label;
    return matches(setting.label + setting.others, setting.around, wanted) ? SettingMatch::Others
                                                                           : SettingMatch::None;
}

void setMarked(QWidget &label, bool isMarked)
{
    if (!isMarked && !label.autoFillBackground())
        return;
    label.setAutoFillBackground(isMarked);
    if (!isMarked) {
        label.setPalette({});
        return;
    }
    // Not the label's own palette, which may contain the colours of a former mark, nor its
    // parent's: a window gets a new palette before the widgets in it.
    const QPalette around = label.window()->palette();
    QPalette marked;
    marked.setColor(label.backgroundRole(), searchedColor(around));
    marked.setColor(label.foregroundRole(), around.color(QPalette::Text));
    label.setPalette(marked);
}

} // namespace dogear::widgets
