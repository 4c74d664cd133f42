// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads chapters and transcript of every episode once in the background, so that searches
///        find their texts in episodes that the user never opened, too.
///
/// Reads one episode after another, the newest first, slowly and at low priority, to spare the
/// servers. A missing document is requested again after a week; after several unreachable servers
/// in a row the collector rests for a while.
///
/// Threads: GUI thread; documents are parsed in the pool.
/// Owner:   the library; collaborators outlive it. The destructor drops work in flight.
/// Tests:   tests/integration/tst_document_collector.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <documents/chapter_reader.h>
#include <documents/document_reader.h>
#include <domain/library.h>

#include <QObject>
#include <QTimer>

#include <optional>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::documents {

/// The speed of the collector.
struct DocumentPace
{
    std::chrono::milliseconds pause{1'000}; ///< between two episodes
    int maxUnreachable = 5;                 ///< number of failures in a row before a `rest`
    std::chrono::milliseconds rest = std::chrono::minutes(15);
};

class DocumentCollector final : public QObject
{
    Q_OBJECT

public:
    /// Delay after the start, because other parts of the program need the network first.
    static constexpr std::chrono::seconds startDelay{30};
    /// Time after which a missing document is requested again.
    static constexpr std::chrono::days retryAge{7};

    DocumentCollector(storage::DatabaseThread &database,
                      net::HttpClient &http,
                      accounts::Accounts &accounts,
                      const Clock &clock,
                      QObject *parent = nullptr);
    ~DocumentCollector() override;

    /// Starts the work, at the earliest after \a delay.
    void start(std::chrono::milliseconds delay = startDelay);
    void setOn(bool isOn);
    void setPace(const DocumentPace &pace) { m_pace = pace; }
    /// Sets whether there is a network without costs (not metered).
    void setNetworkFree(bool isFree);
    /// Looks for new documents; call it after a refresh.
    void checkForWork();

signals:
    /// Emitted when every document has been requested.
    void caughtUp();
    /// Emitted when a result could not be stored.
    void failed(const dogear::Error &error);

private:
    struct Wanted;

    [[nodiscard]] bool mayWork() const;
    void wake(std::chrono::milliseconds delay);
    void next();
    void read(const Wanted &wanted);
    [[nodiscard]] Future<Result<>> readTranscript(const Wanted &wanted);
    [[nodiscard]] Future<Result<>> readChapters(const Wanted &wanted);
    void note(EpisodeId episode, const Result<> &transcript, const Result<> &chapters);
    void rest();

    storage::DatabaseThread &m_database;
    DocumentReader m_reader;
    ChapterReader m_chapters; ///< not shared: other users of a reader may cancel an address
    const Clock &m_clock;
    QTimer m_timer;
    DocumentPace m_pace;
    EpisodeId m_last;      ///< unreachable; the search continues before it
    int m_unreachable = 0; ///< in a row
    bool m_isStarted = false;
    bool m_isOn = false;
    bool m_isNetworkFree = true;
    bool m_isBusy = false;
};

} // namespace dogear::documents
