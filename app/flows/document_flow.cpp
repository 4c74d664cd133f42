// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_flow.h"

#include <net/network_status.h>
#include <words/error_text.h>

#include <QTimer>

namespace dogear {

using library::DocumentCollector;
using library::TranscriptCommandFailure;
using library::TranscriptMaker;
using net::NetworkStatus;

DocumentFlow::DocumentFlow(const DocumentFlowParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.network, &NetworkStatus::changed, this, [this] {
        const NetworkStatus &network = m_parts.network;
        m_parts.documents.setNetworkFree(network.isOnline() && !network.isMetered());
    });
    connect(&parts.documents, &DocumentCollector::failed, this, &DocumentFlow::failed);
    connect(&parts.maker,
            &TranscriptMaker::failed,
            this,
            [this](const TranscriptCommandFailure &failure) { emit said(sentenceOf(failure)); });
}

void DocumentFlow::start(const settings::DocumentSettings &wanted, std::chrono::milliseconds delay)
{
    m_wanted = wanted;
    QTimer::singleShot(delay, this, [this] {
        m_parts.documents.start(std::chrono::milliseconds(0));
        setDocuments(m_wanted);
    });
}

void DocumentFlow::setDocuments(const settings::DocumentSettings &wanted)
{
    m_wanted = wanted;
    m_parts.documents.setOn(wanted.readsAll);
    m_parts.maker.setCommand(wanted.command);
}

QString DocumentFlow::sentenceOf(const TranscriptCommandFailure &failure)
{
    using Kind = TranscriptCommandFailure::Kind;
    const QString &program = failure.program;
    switch (failure.kind) {
    case Kind::NotStarted:
        return tr("“%1” could not be started, so no transcripts are made. Check the command in the "
                  "settings.")
            .arg(program);
    case Kind::Failed:
        if (failure.said.isEmpty())
            break;
        return tr("“%1” failed and said: %2. No more transcripts are made until you change the "
                  "command in the settings.")
            .arg(program, failure.said);
    case Kind::NothingMade:
        return tr("“%1” left no subtitles (SRT, VTT), so no more transcripts are made until you "
                  "change the command in the settings.")
            .arg(program);
    case Kind::NotStored:
        return words::errorSentence(failure.error);
    }
    return tr("“%1” failed. No more transcripts are made until you change the command in the "
              "settings.")
        .arg(program);
}

} // namespace dogear
