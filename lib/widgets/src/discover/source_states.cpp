// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_states.h"

#include "parts/wrap_layout.h"

#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <words/directory_text.h>

#include <QLabel>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

SourceStates::SourceStates(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"discoverSources"_s);
    auto *row = new WrapLayout(units(font(), 3), this);
    row->setContentsMargins(0, 0, 0, 0);
}

void SourceStates::setProgress(const QList<discovery::SourceProgress> &progress)
{
    while (m_labels.size() < progress.size()) {
        auto *label = new QLabel(this);
        label->setObjectName(u"discoverSource%1"_s.arg(m_labels.size()));
        label->setTextFormat(Qt::PlainText);
        label->setFont(secondaryFont(font()));
        layout()->addWidget(label);
        m_labels.append(label);
    }
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        QLabel *label = m_labels.at(i);
        const auto source = progress.value(i);
        const QString text = words::sourceStateText(source);
        label->setText(text);
        setLiteralToolTip(*label, words::sourceStateSentence(source));
        label->setVisible(!text.isEmpty());
    }
}

} // namespace dogear::widgets
