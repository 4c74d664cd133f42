// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/folding.h>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

/// ASCII needs neither decomposition nor a map of positions: lower case is all.
bool isPlain(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
}

/// \return the end of the character at \a from, including its combining marks
qsizetype clusterEnd(const QString &text, qsizetype from)
{
    qsizetype end = from + (text.at(from).isHighSurrogate() && from + 1 < text.size() ? 2 : 1);
    while (end < text.size() && text.at(end).isMark())
        ++end;
    return end;
}

/// A folded text, and for each of its units the range of the original that it comes from.
struct Folding
{
    QString text;
    QList<TextRange> origins; ///< empty: the positions are the same
};

Folding foldingOf(const QString &text)
{
    if (isPlain(text))
        return {.text = text.toLower(), .origins = {}};
    Folding folding;
    folding.text.reserve(text.size());
    folding.origins.reserve(text.size());
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype end = clusterEnd(text, from);
        const QString letters = folded(text.mid(from, end - from));
        folding.text.append(letters);
        // One character may fold to no, one or several units: each gets the whole range.
        folding.origins.resize(folding.text.size(), {int(from), int(end - from)});
        from = end;
    }
    return folding;
}

} // namespace

QString folded(const QString &text)
{
    if (isPlain(text))
        return text.toLower();
    // Decomposition separates the accents as marks, which are then removed.
    const QString decomposed = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString plain;
    plain.reserve(decomposed.size());
    std::ranges::copy_if(
        decomposed, std::back_inserter(plain), [](QChar c) { return !c.isMark(); });
    return plain.replace(u'ß', "ss"_L1); // toCaseFolded() does only one-to-one (simple) folding
}

QList<TextRange> findFolded(const QString &text, const QString &words)
{
    const QString wanted = folded(words).simplified();
    if (wanted.isEmpty())
        return {};
    const Folding folding = foldingOf(text);
    QList<TextRange> found;
    qsizetype from = folding.text.indexOf(wanted);
    while (from >= 0) {
        const qsizetype last = from + wanted.size() - 1;
        qsizetype next = last + 1;
        if (folding.origins.isEmpty()) {
            found.append({int(from), int(wanted.size())});
        } else {
            const TextRange first = folding.origins.at(from);
            const TextRange end = folding.origins.at(last);
            found.append({first.start, end.start + end.length - first.start});
            // Behind the whole letter, or "s" would be found twice in "ß".
            while (next < folding.origins.size() && folding.origins.at(next).start == end.start)
                ++next;
        }
        from = folding.text.indexOf(wanted, next);
    }
    return found;
}

} // namespace dogear::domain
