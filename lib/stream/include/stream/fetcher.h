// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches the bytes of one episode into its file on demand, each byte once.
///
/// Uses one connection at a time. Bytes that a reader waits for are fetched first. After a lost
/// connection the transfer resumes at the first missing byte, after a pause that grows with each
/// attempt. If the remote file changed, the stored part is played to its end, then the download
/// restarts.
///
/// Threads: the thread of its client and its file.
/// Spec:    RFC 9110 sections 13.1.5 (If-Range), 14 (ranges)
/// Tests:   tests/integration/tst_fetcher.cpp
/// Decision: README.md, "Media is fetched in 300 ms pieces".

#include <net/range_client.h>

#include <QTimer>
#include <QUrl>

#include <chrono>
#include <media/media_file.h>
#include <memory>
#include <stream/byte_source.h>

namespace dogear::stream {

class DirectServers;
class SpeedLimit;
enum class Comparison;

/// Timeout of requests, and pauses between attempts.
struct RetryPolicy
{
    std::chrono::milliseconds timeout{30'000};   ///< time without a byte that ends a request
    std::chrono::milliseconds firstPause{1'000}; ///< before the first retry; doubled each time
    std::chrono::milliseconds maxPause{10'000};  ///< maximum, unless the server asks for more
};

class Fetcher final : public ByteSource
{
    Q_OBJECT

public:
    /// \a url: the address of the file in the feed, with the credentials that it needs.
    Fetcher(net::RangeClient &client,
            std::shared_ptr<media::MediaFile> file,
            QUrl url,
            RetryPolicy retryPolicy = {});
    ~Fetcher() override;

    [[nodiscard]] std::optional<qint64> length() const override;
    [[nodiscard]] bool hasAnswered() const override;
    [[nodiscard]] QByteArray contentType() const override;
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 maxBytes) override;
    [[nodiscard]] std::optional<RateLimit> rateLimit() const override;
    [[nodiscard]] qint64 endOfRun(qint64 offset) const override;
    void want(qint64 offset) override;

    /// Sets the feed that names the file, for net::ContactObserver.
    void setFeed(const QUrl &feed);
    /// Asks \a direct, the address without the prefixes of tracking services, instead of that of
    /// the feed, unless \a servers knows that its server refuses this. If it does, the address of
    /// the feed is asked, and \a servers learns it. \a servers outlives this object.
    void setDirect(const QUrl &direct, DirectServers &servers);
    /// Sets the playback rate: \a share is the fraction of the whole file that is played per
    /// second. A reader then gets an initial burst and twice that rate (rateLimitFor()). 0:
    /// unknown, readers are not limited.
    void setConsumedFraction(double share);
    /// Sets how many bytes behind the read position are fetched in advance.
    void setReadAhead(qint64 bytes);
    /// Sets the read-ahead as playing time. Replaces the number of bytes while the playback rate
    /// (setConsumedFraction()) and the length are known.
    void setReadAheadTime(std::chrono::seconds time);
    /// Stops reading ahead, because there is no reader any more.
    void clearReader();
    /// Fetches the whole file, with or without a reader. Bytes that no reader waits for come no
    /// faster than \a limit allows; \a limit outlives this object.
    void setWhole(bool isWhole, SpeedLimit *limit = nullptr);
    /// Target of the redirects, without credentials; empty while none was followed.
    [[nodiscard]] QUrl finalUrl() const;
    /// Whether redirects led from https to http.
    [[nodiscard]] bool isUnencrypted() const;
    /// Tries again at once, also after failed().
    void retry();

    [[nodiscard]] const media::MediaFile &file() const { return *m_file; }

signals:
    /// Emitted once when the whole file is stored.
    void completed();
    /// Emitted when \a error interrupts the transfer; the next attempt follows after \a pause.
    void waiting(const dogear::Error &error, std::chrono::milliseconds pause);
    /// Emitted when bytes arrive again after waiting().
    void recovered();
    /// Emitted when fetching has stopped until retry(): the file is gone, the origin refuses it,
    /// or the disk is full.
    void failed(const dogear::Error &error);
    /// Emitted when the origin has another file and the stored part was played as far as a reader
    /// wanted it. The stored bytes are dropped, and the other file is fetched; readers have to
    /// start again.
    void changed();

private:
    struct Request;
    struct TransferState;

    void fetchNext();
    [[nodiscard]] qint64 readAhead() const; ///< bytes
    /// Starts a short pause once the first bytes are stored, in which a new reader may seek.
    void startReaderSeekPause();
    /// Whether that pause still runs and the reader has not left the first bytes.
    [[nodiscard]] bool isInReaderSeekPause() const;
    /// Whether \a request, which fetches the rest of a download, makes a reader wait too long.
    [[nodiscard]] bool blocksReader(const Request &request) const;
    [[nodiscard]] net::RangeRequest requestFor(media::ByteRange piece) const;
    /// The address at which the redirects begin: of the feed, or without tracking services.
    [[nodiscard]] const QUrl &startUrl() const;
    [[nodiscard]] bool asksDirect() const;
    /// Whether the request budget allows a request now; if not, schedules the next attempt.
    [[nodiscard]] bool mayRequest();
    void handleResponse();
    /// Compares \a answer with the identity of the stored file.
    void compareWithKnown(const net::RangeResponse &answer);
    /// Has bytes compared, because \a answer has another entity tag or date.
    void handleDoubt(const net::RangeResponse &answer);
    /// Whether the file is still in doubt after an answer with the known validators.
    [[nodiscard]] bool needsAnotherSample();
    /// Compares \a bytes, which arrived for \a offset, with the stored ones.
    /// \return whether \a bytes have to be stored
    [[nodiscard]] bool compare(qint64 offset, const QByteArray &bytes);
    void endComparison(Comparison found);
    /// Switches to the new file of the origin, at once or after the stored part was played.
    void handleOtherFile(const net::RangeResponse &answer);
    /// Drops the stored bytes and continues with \a answer; fails after too many changes.
    void restartWith(const net::RangeResponse &answer);
    /// Empties the file and gives it the identity of \a answer.
    void adopt(const net::RangeResponse &answer);
    /// Whether enough bytes are stored behind the read position for a reader to continue.
    [[nodiscard]] bool hasEnoughForReader() const;
    void followAnswer(const net::RangeResponse &answer);
    /// Ends the request. Its RangeReader, which may be emitting a signal, is deleted later.
    void dropRequest();
    /// Number of bytes that may be taken from the request now, a chunk at most.
    [[nodiscard]] qint64 allowance() const;
    /// Whether the speed limit applies: a download, and no reader waits for the bytes.
    [[nodiscard]] bool isLimited() const;
    /// Maximum number of bytes that a request buffers until they are taken; 0: no limit.
    [[nodiscard]] qint64 maxBufferedBytes() const;
    void handleArrived();
    void handleMore();
    /// \return whether all bytes that have arrived were taken
    bool takeBytes();
    [[nodiscard]] Result<> store(const QByteArray &bytes);
    void handleEnd();
    [[nodiscard]] Result<> learnFromEnd();
    void handleFailure(const Error &cause);
    /// Changes one property of the next request, if that may help against \a error.
    /// \return whether it did
    [[nodiscard]] bool tryAlternative(const Error &error);
    /// Asks the address of the feed after \a error of the address without tracking services.
    /// \return whether that may help
    [[nodiscard]] bool tryWithTrackers(const Error &error);
    /// Takes the length of the file from a 416. \return whether the stored file is complete
    [[nodiscard]] bool handleEndOfFile(const Error &error);
    void pauseAfter(const Error &error);
    void giveUp(const Error &error);
    void finishWhole();

    net::RangeClient &m_client;
    std::shared_ptr<media::MediaFile> m_file;
    QUrl m_url;
    RetryPolicy m_retryPolicy;
    std::unique_ptr<Request> m_request; ///< the request under way, if any
    std::unique_ptr<TransferState> m_transferState;
    QTimer m_next; ///< calls fetchNext(): from the event loop, or after a pause
    QTimer
        m_readerSeekPause; ///< runs while a new reader may still seek; see startReaderSeekPause()
};

} // namespace dogear::stream
