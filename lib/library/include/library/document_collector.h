// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the chapters and the transcript of every episode once, so that what is said in them
///        is found, also in episodes that nobody opened.
///
/// One episode after another, the newest first, and slowly: nobody waits for it, and a server is
/// not to suffer. What is not there is asked for again after a week; when several in a row cannot
/// be reached, the network is left alone for a while.
///
/// Threads: GUI thread; documents are parsed in the pool.
/// Owner:   the library; collaborators outlive it. Work in flight when it dies is dropped.
/// Tests:   tests/integration/tst_document_collector.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <domain/library.h>
#include <library/chapter_reader.h>
#include <library/document_reader.h>

#include <QObject>
#include <QTimer>

#include <optional>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::library {

/// How fast it goes.
struct DocumentPace
{
    std::chrono::milliseconds pause{1'000}; ///< between two episodes
    int mostUnreachable = 5;                ///< so many in a row are enough, for `rest`
    std::chrono::milliseconds rest = std::chrono::minutes(15);
};

class DocumentCollector final : public QObject
{
    Q_OBJECT

public:
    /// Whoever starts the program wants the network for something else.
    static constexpr std::chrono::seconds startDelay{30};
    /// What was not there is asked for again after retryAge.
    static constexpr std::chrono::days retryAge{7};

    DocumentCollector(storage::DatabaseThread &database,
                      net::HttpClient &http,
                      Accounts &accounts,
                      const Clock &clock,
                      QObject *parent = nullptr);
    ~DocumentCollector() override;

    /// Does nothing before; \a delay after it at the earliest.
    void start(std::chrono::milliseconds delay = startDelay);
    void setOn(bool isOn);
    void setPace(const DocumentPace &pace) { m_pace = pace; }
    /// Whether there is a network that costs nothing.
    void setNetworkFree(bool isFree);
    /// There may be something new.
    void look();

signals:
    /// All that there was has been asked for.
    void caughtUp();
    /// Emitted when something could not be stored.
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
    ChapterReader m_chapters; ///< its own: another's may be told to cancel an address
    const Clock &m_clock;
    QTimer m_timer;
    DocumentPace m_pace;
    EpisodeId m_last;      ///< that could not be reached; those before it come first
    int m_unreachable = 0; ///< in a row
    bool m_isStarted = false;
    bool m_isOn = false;
    bool m_isNetworkFree = true;
    bool m_isBusy = false;
};

} // namespace dogear::library
