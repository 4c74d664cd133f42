// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The transcript of the episode that is open: one row for each cue, in order.
///
/// Threads: GUI thread.
/// Owner:   the composition root; Transcripts outlives it.
/// Tests:   tests/integration/tst_transcript_model.cpp

#include <base/error.h>
#include <base/ids.h>
#include <domain/cue_times.h>
#include <domain/episode.h>
#include <domain/transcript_paragraphs.h>

#include <QAbstractListModel>

#include <optional>

namespace dogear::library {
class Transcripts;
struct EpisodeTranscript;
} // namespace dogear::library

namespace dogear::itemmodels {

enum class TranscriptState {
    None, ///< the episode has no transcript, or none is open
    Loading,
    Failed, ///< there is no text; error() says why
    Empty,  ///< there is one without words
    Ready,  ///< error() says why a newer one could not be read, if that is so
};

class TranscriptModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Qt::DisplayRole is the text.
    enum Role {
        StartRole = Qt::UserRole + 1, ///< std::chrono::milliseconds; 0 without times
        EndRole,                      ///< std::chrono::milliseconds
        SpeakerRole,                  ///< QString; of who speaks, also where the cue does not say
        IsCurrentRole,                ///< bool: it is heard now
        IsFirstOfSpeakerRole,         ///< bool: somebody else spoke before
        IsFirstOfParagraphRole,       ///< bool
    };

    explicit TranscriptModel(library::Transcripts &transcripts, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] EpisodeId episode() const { return m_episode; }
    [[nodiscard]] TranscriptState state() const { return m_state; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// false: no cue has a time.
    [[nodiscard]] bool isTimed() const { return m_isTimed; }
    [[nodiscard]] const QList<domain::TranscriptLink> &choices() const { return m_choices; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] const QList<domain::TranscriptParagraph> &paragraphs() const
    {
        return m_paragraphs;
    }
    [[nodiscard]] std::chrono::milliseconds startOf(int row) const;

    /// The episode is heard at \a position; nothing: it is not the one that plays.
    void setPosition(const std::optional<std::chrono::milliseconds> &position);
    /// Whether the episode is the one that plays.
    [[nodiscard]] bool isHeard() const { return m_position.has_value(); }
    /// The row of the cue that is heard; -1: none.
    [[nodiscard]] int current() const { return m_current; }

    /// See library::Transcripts.
    void choose(int choice);
    void retry();

signals:
    /// Emitted when anything but rows and the current one changed, after those of rows.
    void stateChanged();
    void currentChanged(int row);

private:
    void load();
    void setCues(const QList<domain::Cue> &cues, bool isTimed);
    void setCurrent(int row);
    [[nodiscard]] const domain::TranscriptParagraph &paragraphOf(int row) const;

    library::Transcripts &m_transcripts;
    EpisodeId m_episode;
    TranscriptState m_state = TranscriptState::None;
    std::optional<Error> m_error;
    bool m_isTimed = false;
    QList<domain::TranscriptLink> m_choices;
    int m_chosen = 0;
    QList<domain::Cue> m_cues;
    QList<domain::TranscriptParagraph> m_paragraphs;
    domain::CueTimes m_times;
    std::optional<std::chrono::milliseconds> m_position;
    int m_current = -1;
};

} // namespace dogear::itemmodels
