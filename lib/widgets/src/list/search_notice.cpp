// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_notice.h"

#include <widgets/metrics.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

SearchNotice::SearchNotice(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_asTyped(new QToolButton(this))
{
    m_text->setObjectName(u"searchNotice"_s);
    m_text->setFont(secondaryFont(font()));
    m_text->setTextFormat(Qt::PlainText); // the words come from feeds
    m_text->setWordWrap(true);
    m_asTyped->setObjectName(u"searchAsTyped"_s);
    m_asTyped->setFont(secondaryFont(font()));
    m_asTyped->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_text, 1);
    row->addWidget(m_asTyped);
    connect(m_asTyped, &QToolButton::clicked, this, [this] { emit typedWordsRequested(m_typed); });
    hide();
}

void SearchNotice::setFound(const QList<domain::WordCorrection> &corrections, bool matchWell)
{
    m_typed.clear();
    QStringList used;
    for (const domain::WordCorrection &correction : corrections) {
        m_typed.append(correction.typed);
        used.append(tr("“%1”", "a word").arg(correction.used));
    }
    QStringList typed;
    for (const QString &word : m_typed)
        typed.append(tr("“%1”", "a word").arg(word));
    const QString corrected =
        corrections.isEmpty()
            ? QString()
            : tr("Showing results for %1.").arg(QLocale().createSeparatedList(used));
    const QString poor =
        matchWell ? QString() : tr("Nothing matches well. These episodes have some of the words.");
    m_text->setText(words::joinedSentences(corrected, poor));
    m_asTyped->setText(tr("Search for %1 instead").arg(QLocale().createSeparatedList(typed)));
    m_asTyped->setVisible(!corrections.isEmpty());
    setVisible(!m_text->text().isEmpty());
}

} // namespace dogear::widgets
