// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters and transcripts that are read or made without anybody opening their episodes, as
///        the settings say, and what is said when a command fails.
///
/// Threads: GUI thread.
/// Owner:   the composition root; all parts outlive it.
/// Tests:   tests/gui/tst_document_flow.cpp

#include <library/document_collector.h>
#include <library/transcript_maker.h>
#include <settings/settings.h>

#include <QObject>

namespace dogear::net {
class NetworkStatus;
} // namespace dogear::net

namespace dogear {

struct DocumentFlowParts
{
    library::DocumentCollector &documents;
    library::TranscriptMaker &maker;
    net::NetworkStatus &network;
};

class DocumentFlow final : public QObject
{
    Q_OBJECT

public:
    explicit DocumentFlow(const DocumentFlowParts &parts, QObject *parent = nullptr);

    /// The network, and other programs, come after the window: \a delay later.
    void start(const settings::DocumentSettings &wanted,
               std::chrono::milliseconds delay = library::DocumentCollector::startDelay);
    void setDocuments(const settings::DocumentSettings &wanted);

signals:
    void failed(const dogear::Error &error);
    /// A sentence for people.
    void said(const QString &sentence);

private:
    [[nodiscard]] static QString sentenceOf(const library::TranscriptCommandFailure &failure);

    DocumentFlowParts m_parts;
    settings::DocumentSettings m_wanted;
};

} // namespace dogear
