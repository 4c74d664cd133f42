// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_controller.h"

#include <net/network_status.h>
#include <words/error_text.h>

#include <QTimer>

namespace dogear {

using documents::DocumentCollector;
using documents::TranscriptCommandFailure;
using documents::TranscriptMaker;
using net::NetworkStatus;

DocumentController::DocumentController(documents::DocumentCollector &documents,
                                       documents::TranscriptMaker &maker,
                                       net::NetworkStatus &network)
    : m_documents(documents)
    , m_maker(maker)
    , m_network(network)
{
    connect(&network, &NetworkStatus::changed, this, [this] {
        // Background work waits on a metered network, where it would cost money.
        m_documents.setNetworkFree(m_network.isOnline() && !m_network.isMetered());
    });
    connect(&documents, &DocumentCollector::failed, this, [this](const Error &error) {
        emit failed(words::errorSentence(error));
    });
    connect(&maker,
            &TranscriptMaker::failed,
            this,
            [this](const TranscriptCommandFailure &failure) { emit failed(sentenceOf(failure)); });
}

void DocumentController::start(const settings::DocumentSettings &wanted,
                               std::chrono::milliseconds delay)
{
    m_wanted = wanted;
    QTimer::singleShot(delay, this, [this] {
        // The delay is over; the settings may have changed meanwhile, hence m_wanted.
        m_documents.start(std::chrono::milliseconds(0));
        setDocuments(m_wanted);
    });
}

void DocumentController::setDocuments(const settings::DocumentSettings &wanted)
{
    m_wanted = wanted;
    m_documents.setOn(wanted.readsAll);
    m_maker.setCommand(wanted.command);
}

QString DocumentController::sentenceOf(const TranscriptCommandFailure &failure)
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
            break; // the sentence below, without the output of the command
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
