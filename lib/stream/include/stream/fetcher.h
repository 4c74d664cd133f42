// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches the bytes of one episode into its file, as they are wanted, each once.
///
/// One connection at a time. What somebody waits for comes first. Lost connections are made again
/// at the byte that is missing, after a pause that grows. A file that has changed at its origin is
/// begun anew, once who listens has come to the end of what is here of the one before.
///
/// Threads: that of its client and its file.
/// Spec:    RFC 9110 sections 13.1.5 (If-Range), 14 (ranges)
/// Tests:   tests/integration/tst_fetcher.cpp

#include <net/range_client.h>

#include <QTimer>
#include <QUrl>

#include <chrono>
#include <media/media_file.h>
#include <memory>
#include <stream/byte_source.h>

namespace dogear::stream {

class SpeedLimit;
enum class Comparison;

struct FetchPatience
{
    std::chrono::milliseconds timeout{30'000}; ///< without a byte
    std::chrono::milliseconds firstPause{1'000};
    std::chrono::milliseconds longestPause{10'000};
};

class Fetcher final : public ByteSource
{
    Q_OBJECT

public:
    /// \a url: the feed's address of the file, with the credentials that it needs.
    Fetcher(net::RangeClient &client,
            std::shared_ptr<media::MediaFile> file,
            QUrl url,
            FetchPatience patience = {});
    ~Fetcher() override;

    [[nodiscard]] std::optional<qint64> length() const override;
    [[nodiscard]] bool hasAnswered() const override;
    [[nodiscard]] QByteArray contentType() const override;
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 most) override;
    [[nodiscard]] std::optional<Pace> pace() const override;
    [[nodiscard]] qint64 endOfRun(qint64 offset) const override;
    void want(qint64 offset) override;

    /// \a share of the whole is played in a second: who reads is given twice as much, and a little
    /// at once. 0: as much as there is.
    void setPlayedShare(double share);
    /// So many bytes behind what is read are fetched too.
    void setReadAhead(qint64 bytes);
    /// The same as playing time, once it is known how much that is (setPlayedShare).
    void setReadAheadTime(std::chrono::seconds time);
    /// Nobody reads any more: what is only read ahead is not fetched.
    void forgetReader();
    /// Everything is fetched, whether anybody reads it or not; what nobody waits for no faster than
    /// \a limit, which outlives this, allows.
    void setWhole(bool isWhole, SpeedLimit *limit = nullptr);
    /// Where redirects led to; empty as long as none was followed.
    [[nodiscard]] QUrl finalUrl() const;
    /// Whether redirects led from https to http.
    [[nodiscard]] bool isUnencrypted() const;
    /// Tries at once, also after failed().
    void retry();

    [[nodiscard]] const media::MediaFile &file() const { return *m_file; }

signals:
    /// All of it is there.
    void completed();
    /// Nothing comes at the moment because of \a error; tried again after \a pause.
    void waiting(const dogear::Error &error, std::chrono::milliseconds pause);
    /// Bytes come again.
    void recovered();
    /// Nothing will come until retry(): it is gone, or refused, or the disk is full.
    void failed(const dogear::Error &error);
    /// It has become another file at its origin, and what was here is heard as far as it was
    /// wanted: it is dropped, and the other one is fetched. Who reads has to begin anew.
    void changed();

private:
    struct Request;
    struct Course;

    void fetchNext();
    [[nodiscard]] qint64 readAhead() const; ///< bytes
    /// Once, as soon as there is something to look at.
    void letReaderLook();
    /// Whether who has just begun to read may still jump elsewhere.
    [[nodiscard]] bool isLooking() const;
    /// Whether a listener would wait too long for \a request, which fetches a whole download.
    [[nodiscard]] bool isInTheWay(const Request &request) const;
    [[nodiscard]] net::RangeRequest requestFor(media::ByteRange piece) const;
    /// Whether a request may be made now; else it is made later.
    [[nodiscard]] bool mayRequest();
    void takeAnswer();
    /// Compares \a answer with the one that the stored bytes came with.
    void compareWithKnown(const net::RangeAnswer &answer);
    /// The entity tag or the date is another one: the bytes are compared.
    void takeDoubt(const net::RangeAnswer &answer);
    /// Whether the doubt about the file remains after an answer with the known validators.
    [[nodiscard]] bool needsAnotherSample();
    /// \return whether \a bytes, which came at \a offset, are to be stored
    [[nodiscard]] bool compare(qint64 offset, const QByteArray &bytes);
    void endComparison(Comparison found);
    /// The origin has another file now.
    void takeOtherFile(const net::RangeAnswer &answer);
    /// Drops what is stored, unless that happens again and again.
    void restartWith(const net::RangeAnswer &answer);
    /// What is stored is of \a answer from now on, and nothing is.
    void adopt(const net::RangeAnswer &answer);
    /// Whether a listener has enough of what is here to go on for a while.
    [[nodiscard]] bool isHeardFromHere() const;
    void followAnswer(const net::RangeAnswer &answer);
    /// Not at once: the reader may be in the middle of its own work.
    void dropRequest();
    /// How many bytes may be taken now, a chunk at most.
    [[nodiscard]] qint64 allowance() const;
    /// Whether what comes is for a download that nobody waits for.
    [[nodiscard]] bool isLimited() const;
    /// So many bytes may wait for it.
    [[nodiscard]] qint64 mostWaiting() const;
    void takeArrived();
    void takeMore();
    /// \return whether nothing of what has come is left
    bool takeBytes();
    [[nodiscard]] Result<> store(const QByteArray &bytes);
    void takeEnd();
    [[nodiscard]] Result<> learnFromEnd();
    void takeFailure(const Error &error);
    /// Whether the next request may fare better; it is made in another way then.
    [[nodiscard]] bool tryOtherwise(const Error &error);
    [[nodiscard]] bool takeEndOfFile(const Error &error);
    void pauseAfter(const Error &error);
    void giveUp(const Error &error);
    void finishWhole();

    net::RangeClient &m_client;
    std::shared_ptr<media::MediaFile> m_file;
    QUrl m_url;
    FetchPatience m_patience;
    std::unique_ptr<Request> m_request; ///< what is being fetched, if anything
    std::unique_ptr<Course> m_course;
    QTimer m_next;    ///< when it is seen what to fetch next: at once, or after a pause
    QTimer m_looking; ///< as long as it runs, who begins may look at what is there
};

} // namespace dogear::stream
