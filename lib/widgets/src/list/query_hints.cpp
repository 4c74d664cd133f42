// SPDX-License-Identifier: GPL-3.0-or-later
#include "query_hints.h"

#include <widgets/metrics.h>
#include <words/query_text.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QDateTime>
#include <QLineEdit>
#include <query/parse.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Min. length of a word for which keys are offered: fewer letters are the beginning of any word.
constexpr int minLetters = 3;

/// Index at which the last word begins, the one that is being typed.
qsizetype lastWordIn(const QString &text)
{
    return text.lastIndexOf(u' ') + 1;
}

} // namespace

QueryHints::QueryHints(QLineEdit &field, QWidget *parent)
    : QLabel(parent)
    , m_field(field)
    , m_completer(new QCompleter(&m_offered, this))
{
    setObjectName(u"queryHints"_s);
    setFont(secondaryFont(font()));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
    // query::completions() has selected already, by the last word and not by the whole text.
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    // Not QLineEdit::setCompleter(), which would replace the whole text and not its last word.
    m_completer->setWidget(&field);
    m_completer->popup()->setObjectName(u"queryCompletions"_s);
    connect(
        m_completer, qOverload<const QString &>(&QCompleter::activated), this, &QueryHints::take);
    connect(&field, &QLineEdit::textChanged, this, &QueryHints::explain);
    // textEdited(): nothing is offered for a query that the program sets.
    connect(&field, &QLineEdit::textEdited, this, &QueryHints::offer);
}

void QueryHints::explain()
{
    // A word that is still being typed is not a syntax error yet.
    const auto lastWord = m_field.cursorPosition() == m_field.text().size()
                              ? query::LastWord::Growing
                              : query::LastWord::AsTyped;
    const query::Query read = query::parse(m_field.text(), lastWord, QDateTime::currentDateTime());
    setText(read.diagnostics.isEmpty() ? QString()
                                       : words::diagnosticSentence(read.diagnostics.constFirst()));
    setVisible(!text().isEmpty());
}

void QueryHints::offer()
{
    const QString text = m_field.text();
    const QString word = text.sliced(lastWordIn(text));
    const bool isAtEnd = m_field.cursorPosition() == text.size();
    const bool isMeant = word.contains(u':') || word.size() >= minLetters;
    QStringList offered = isAtEnd && isMeant ? query::completions(text) : QStringList();
    offered.removeAll(word + u':'); // the user more likely searches for this word as it is
    m_offered.setStringList(offered);
    if (m_offered.rowCount() > 0)
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

void QueryHints::take(const QString &completion)
{
    const QString text = m_field.text();
    const qsizetype begin = lastWordIn(text);
    const bool isExcluded = text.sliced(begin).startsWith(u'-');
    const bool goesOn = completion.endsWith(u':');
    const QString taken{text.first(begin) + (isExcluded ? u"-"_s : QString()) + completion
                        + (goesOn ? QString() : u" "_s)};
    m_field.setText(taken);
    if (goesOn) // setText() emits no textEdited(), and the key is only useful with a value
        offer();
}

} // namespace dogear::widgets
