// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks several directories at once for what the user types.
///
/// Every directory answers on its own: a slow or broken one delays no other. A new search aborts
/// the requests of the one before.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/discovery/tst_directory_search.cpp

#include <discovery/directory_source.h>

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace dogear::discovery {

/// Selects what a search finds.
enum class Sought { Shows, Episodes };

/// State of the current search at one directory.
struct SourceProgress
{
    enum class State { Idle, Asked, Answered, Failed };

    Directory directory = Directory::Apple;
    State state = State::Idle;
    qsizetype count = 0;                 ///< number of hits
    std::chrono::milliseconds elapsed{}; ///< until the answer or the failure
    /// With Failed, its reason. With Answered, the reason why the answer is an older one.
    std::optional<Error> error = {};
    QDateTime read = {}; ///< with Answered: time at which the directory sent it

    friend bool operator==(const SourceProgress &, const SourceProgress &) = default;
};

class DirectorySearch final : public QObject
{
    Q_OBJECT

public:
    /// Pause in typing after which the directories are asked.
    static constexpr std::chrono::milliseconds pause{300};

    /// \param sources in the order in which they are shown; they outlive the search
    explicit DirectorySearch(const QList<DirectorySource *> &sources, QObject *parent = nullptr);
    ~DirectorySearch() override;

    /// Selects what later searches find, and repeats the current one if that changes.
    void setSought(Sought sought);
    [[nodiscard]] Sought sought() const { return m_sought; }
    /// Searches for \a words after the pause, without the white space around them. Empty words end
    /// the search; the words of the current search change nothing.
    void setWords(const QString &words);
    /// Searches for \a words at once, also if they are those of the current search.
    void search(const QString &words);
    /// Aborts all requests and forgets the words.
    void cancel();

    [[nodiscard]] QString words() const { return m_words; }
    /// One for each source, in their order.
    [[nodiscard]] const QList<SourceProgress> &progress() const { return m_progress; }
    [[nodiscard]] bool isAsking() const;

signals:
    /// Emitted when a search for words() began, or ended without another one. Earlier hits are
    /// void.
    void restarted();
    /// Emitted with the hits of one directory, the best first.
    void found(Directory directory, const QList<DirectoryShow> &shows);
    /// Emitted instead of found() when episodes are searched for.
    void foundEpisodes(Directory directory, const QList<DirectoryEpisode> &episodes);
    void progressChanged();

private:
    QList<DirectorySource *> m_sources;
    QList<SourceProgress> m_progress;
    Sought m_sought = Sought::Shows;
    QString m_words;
    QString m_next; ///< words of the search that m_pause begins
    QTimer m_pause;
    QElapsedTimer m_timer;
    std::unique_ptr<QObject> m_context; ///< its destruction aborts the requests

    void ask(qsizetype source);
    /// Notes the end of the request to \a source. \return the hits, or nullptr after a failure
    template<typename Hits>
    const Hits *take(qsizetype source, const Result<Dated<Hits>> &answer);
    void reset(const QString &words);
};

} // namespace dogear::discovery
