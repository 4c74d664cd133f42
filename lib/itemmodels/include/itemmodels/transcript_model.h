// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the cues of the transcript of the open episode, in order.
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

namespace dogear::documents {
class Transcripts;
struct EpisodeTranscript;
} // namespace dogear::documents

namespace dogear::itemmodels {

enum class TranscriptState {
    None, ///< the episode has no transcript, or no episode is open
    Loading,
    Failed, ///< the transcript could not be read; error() has the reason
    Empty,  ///< the transcript has no cues
    Ready,  ///< error() has the reason if a newer transcript could not be read
};

class TranscriptModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Qt::DisplayRole is the text.
    enum Role {
        StartRole = Qt::UserRole + 1, ///< std::chrono::milliseconds; 0 without times
        EndRole,                      ///< std::chrono::milliseconds
        SpeakerRole,                  ///< QString; of the paragraph, also if the cue names none
        IsCurrentRole,                ///< bool: it is being played
        IsFirstOfSpeakerRole,         ///< bool: the cue before has another speaker
        IsFirstOfParagraphRole,       ///< bool
    };

    explicit TranscriptModel(documents::Transcripts &transcripts, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] EpisodeId episode() const { return m_episode; }
    [[nodiscard]] TranscriptState state() const { return m_state; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Whether the cues have times.
    [[nodiscard]] bool isTimed() const { return m_isTimed; }
    [[nodiscard]] const QList<domain::TranscriptLink> &choices() const { return m_choices; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] const QList<domain::TranscriptParagraph> &paragraphs() const
    {
        return m_paragraphs;
    }
    [[nodiscard]] std::chrono::milliseconds startOf(int row) const;

    /// Sets the playback position in the episode; empty: another episode is in the player.
    void setPosition(const std::optional<std::chrono::milliseconds> &position);
    /// Whether the episode is the one in the player.
    [[nodiscard]] bool isHeard() const { return m_position.has_value(); }
    /// The row of the cue that is being played; -1: none.
    [[nodiscard]] int current() const { return m_current; }

    /// See documents::Transcripts.
    void choose(int choice);
    void retry();

signals:
    /// Emitted when anything but the rows and current() changed, after the signals of the rows.
    void stateChanged();
    void currentChanged(int row);

private:
    void load();
    void setCues(const QList<domain::Cue> &cues, bool isTimed);
    void setCurrent(int row);
    [[nodiscard]] const domain::TranscriptParagraph &paragraphOf(int row) const;

    documents::Transcripts &m_transcripts;
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
