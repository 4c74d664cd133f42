// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/mnemonics.h>

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Letters behind texts that have none of their own to give.
constexpr QStringView latinLetters = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

QChar mnemonicOf(const QString &text)
{
    // QKeySequence makes "Alt+X" of it.
    const QString key = QKeySequence::mnemonic(text).toString();
    return key.isEmpty() ? QChar() : key.back().toCaseFolded();
}

/// Removes the mark of a mnemonic and a letter behind the text; "&&" stays.
QString unmarked(QString text)
{
    static const QRegularExpression added(u" ?\\(&[A-Z]\\)"_s);
    text.remove(added);
    QString rest;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) != u'&') {
            rest += text.at(at);
        } else if (at + 1 < text.size() && text.at(at + 1) == u'&') {
            rest += "&&"_L1;
            ++at;
        }
    }
    return rest;
}

/// Whether a single key types \a letter: those of East Asian scripts are composed of several.
bool isTyped(QChar letter)
{
    if (!letter.isLetterOrNumber())
        return false;
    switch (letter.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
        return false;
    default:
        return true;
    }
}

/// Assigns a unique letter to each entry. An entry whose letters are all taken gets one whose owner
/// can change to another letter (an augmenting path in the bipartite graph of entries and letters).
class Letters final
{
public:
    /// Reserves \a letter. \return whether it was free
    bool fix(QChar letter)
    {
        if (m_fixed.contains(letter))
            return false;
        m_fixed.insert(letter);
        return true;
    }
    void give(const QString &text)
    {
        m_texts.append(text);
        QSet<QChar> tried;
        place(m_texts.size() - 1, tried);
    }
    /// Index of the letter of \a entry in its text; -1 if it has none.
    [[nodiscard]] qsizetype of(qsizetype entry) const
    {
        for (const Owned &owned : m_owned) {
            if (owned.entry == entry)
                return owned.at;
        }
        return -1;
    }
    /// Reserves a Latin letter that no entry has; null if all are taken.
    QChar takeLatin()
    {
        for (const QChar letter : latinLetters) {
            const QChar folded = letter.toCaseFolded();
            if (!m_owned.contains(folded) && fix(folded))
                return letter;
        }
        return {};
    }

private:
    struct Owned
    {
        qsizetype entry = -1;
        qsizetype at = -1; ///< in the text of the entry
    };

    /// Indexes of the letters and digits in \a text: the initials of words, then the others.
    static QList<qsizetype> letters(const QString &text)
    {
        std::array<QList<qsizetype>, 2> found;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const bool isFirst = at == 0 || !text.at(at - 1).isLetterOrNumber();
            if (isTyped(text.at(at)))
                found.at(isFirst ? 0 : 1).append(at);
        }
        return found.at(0) + found.at(1);
    }

    /// Assigns a letter to \a entry, if necessary by moving other entries. \a tried holds the taken
    /// letters that were visited, so that the search ends. \return whether there is a letter
    bool place(qsizetype entry, QSet<QChar> &tried)
    {
        const QString &text = m_texts.at(entry);
        const QList<qsizetype> possible = letters(text);
        for (const qsizetype at : possible) { // first choice: a letter that is free
            const QChar letter = text.at(at).toCaseFolded();
            if (!m_fixed.contains(letter) && !m_owned.contains(letter)) {
                m_owned.insert(letter, {entry, at});
                return true;
            }
        }
        for (const qsizetype at : possible) {
            const QChar letter = text.at(at).toCaseFolded();
            if (m_fixed.contains(letter) || tried.contains(letter))
                continue;
            tried.insert(letter);
            // Taken: its owner moves to another letter, if that is possible.
            const qsizetype owner = m_owned.value(letter).entry;
            if (!place(owner, tried))
                continue;
            m_owned.insert(letter, {entry, at});
            return true;
        }
        return false;
    }

    QStringList m_texts;
    QHash<QChar, Owned> m_owned;
    QSet<QChar> m_fixed;
};

/// Returns "Name (&N):" for "Name:".
QString withLetterBehind(QString text, QChar letter)
{
    constexpr QStringView ends = u":：…"; // U+FF1A is the colon of East Asian scripts
    qsizetype end = text.size();
    while (end > 0 && ends.contains(text.at(end - 1)))
        --end;
    const bool isEastAsian = end > 0 && text.at(end - 1).isLetter() && !isTyped(text.at(end - 1));
    return text.insert(end, (isEastAsian ? u"(&"_s : u" (&"_s) + letter + u')');
}

} // namespace

QString withoutMnemonic(QString text)
{
    return unmarked(std::move(text)).replace("&&"_L1, "&"_L1);
}

QStringList withMnemonics(const QStringList &texts)
{
    QStringList marked = texts;
    Letters letters;
    QList<qsizetype> without;
    for (qsizetype i = 0; i < marked.size(); ++i) {
        if (const QChar letter = mnemonicOf(marked.at(i)); letter.isNull() || !letters.fix(letter))
            without.append(i);
    }
    for (const qsizetype i : std::as_const(without)) {
        marked[i] = unmarked(marked.at(i)); // another text has its letter
        letters.give(marked.at(i));
    }
    for (qsizetype i = 0; i < without.size(); ++i) {
        QString &text = marked[without.at(i)];
        const bool canBeNamed =
            std::ranges::any_of(text, [](QChar each) { return each.isLetter(); });
        if (const qsizetype at = letters.of(i); at >= 0)
            text.insert(at, u'&');
        else if (const QChar letter = canBeNamed ? letters.takeLatin() : QChar(); !letter.isNull())
            text = withLetterBehind(text, letter);
    }
    return marked;
}

void assignMnemonics(const QList<QAction *> &actions)
{
    QList<QAction *> entries;
    QStringList texts;
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible()) // needs no letter
            continue;
        entries.append(action);
        texts.append(action->text());
    }
    const QStringList marked = withMnemonics(texts);
    for (qsizetype i = 0; i < entries.size(); ++i)
        entries.at(i)->setText(marked.at(i)); // does nothing if it is the same
}

} // namespace dogear::widgets
