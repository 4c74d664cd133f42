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

constexpr int fewestLetters = 3; ///< of a word that may become a key; fewer begin any word

/// Where the word begins that is being typed.
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
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(&field);
    m_completer->popup()->setObjectName(u"queryCompletions"_s);
    connect(
        m_completer, qOverload<const QString &>(&QCompleter::activated), this, &QueryHints::take);
    connect(&field, &QLineEdit::textChanged, this, &QueryHints::explain);
    connect(&field, &QLineEdit::textEdited, this, &QueryHints::offer);
}

void QueryHints::explain()
{
    const auto lastWord = m_field.cursorPosition() == m_field.text().size()
                              ? query::LastWord::Growing
                              : query::LastWord::AsTyped;
    const query::Query read = query::parse(m_field.text(), lastWord, QDateTime::currentDateTime());
    setText(read.slips.isEmpty() ? QString() : words::slipSentence(read.slips.constFirst()));
    setVisible(!text().isEmpty());
}

void QueryHints::offer()
{
    const QString text = m_field.text();
    const QString word = text.sliced(lastWordIn(text));
    const bool isAtEnd = m_field.cursorPosition() == text.size();
    const bool isMeant = word.contains(u':') || word.size() >= fewestLetters;
    QStringList offered = isAtEnd && isMeant ? query::completions(text) : QStringList();
    offered.removeAll(word + u':'); // a whole word is looked for, more likely
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
    if (goesOn)
        offer();
}

} // namespace dogear::widgets
