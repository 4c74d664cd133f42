// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/mnemonics.h>

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

QChar mnemonicOf(const QString &text)
{
    // QKeySequence makes "Alt+X" of it.
    const QString key = QKeySequence::mnemonic(text).toString();
    return key.isEmpty() ? QChar() : key.back().toCaseFolded();
}

/// Whether a key types \a letter; Chinese, Japanese and Korean ones need an input method.
bool isTyped(QChar letter)
{
    switch (QChar::script(letter.unicode())) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
        return false;
    default:
        return letter.isLetterOrNumber();
    }
}

/// Assigns a unique letter to each entry. An entry whose letters are all taken gets one whose owner
/// can change to another letter (an augmenting path in the bipartite graph of entries and letters).
class Letters final
{
public:
    void fix(QChar letter) { m_fixed.insert(letter); }
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

} // namespace

QString withoutMnemonic(QString text)
{
    // In Chinese, Japanese and Korean the letter is added in parentheses: "ライブラリ(&L)".
    static const QRegularExpression added(u"\\s?\\(&\\w\\)"_s);
    text.remove(added);
    // \x01, which no text contains, keeps the place of a literal "&".
    text.replace("&&"_L1, "\x01"_L1);
    text.remove(u'&');
    text.replace("\x01"_L1, "&"_L1);
    return text;
}

void assignMnemonics(QMenu &menu)
{
    Letters letters;
    QList<QAction *> without;
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible()) // needs no letter
            continue;
        if (const QChar letter = mnemonicOf(action->text()); !letter.isNull())
            letters.fix(letter);
        else
            without.append(action);
    }
    for (const QAction *action : std::as_const(without))
        letters.give(action->text());
    for (qsizetype i = 0; i < without.size(); ++i) {
        if (const qsizetype at = letters.of(i); at >= 0)
            without.at(i)->setText(without.at(i)->text().insert(at, u'&'));
    }
}

} // namespace dogear::widgets
