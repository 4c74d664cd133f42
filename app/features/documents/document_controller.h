// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects chapters and transcripts in the background as the settings say, and reports a
///        transcript command that fails.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it. It outlives a window that is replaced.
/// Tests:   tests/gui/tst_document_flow.cpp

#include <documents/document_collector.h>
#include <documents/transcript_maker.h>
#include <settings/settings.h>

#include <QObject>

namespace dogear::net {
class NetworkStatus;
} // namespace dogear::net

namespace dogear {

class DocumentController final : public QObject
{
    Q_OBJECT

public:
    DocumentController(documents::DocumentCollector &documents,
                       documents::TranscriptMaker &maker,
                       net::NetworkStatus &network);

    /// Starts the work after \a delay, because the window and its network requests come first.
    void start(const settings::DocumentSettings &wanted,
               std::chrono::milliseconds delay = documents::DocumentCollector::startDelay);
    /// Applies changed settings.
    void setDocuments(const settings::DocumentSettings &wanted);

signals:
    /// Emitted when documents could not be stored, or no more transcripts are made; \a sentence
    /// says why.
    void failed(const QString &sentence);

private:
    /// The message for \a failure.
    [[nodiscard]] static QString sentenceOf(const documents::TranscriptCommandFailure &failure);

    documents::DocumentCollector &m_documents;
    documents::TranscriptMaker &m_maker;
    net::NetworkStatus &m_network;
    settings::DocumentSettings m_wanted; ///< the latest settings
};

} // namespace dogear
