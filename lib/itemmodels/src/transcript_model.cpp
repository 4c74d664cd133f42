// SPDX-License-Identifier: GPL-3.0-or-later
#include <documents/transcripts.h>
#include <itemmodels/transcript_model.h>

#include <algorithm>
#include <utility>

namespace dogear::itemmodels {

using documents::EpisodeTranscript;
using domain::TranscriptParagraph;
using std::chrono::milliseconds;

namespace {

TranscriptState stateOf(const EpisodeTranscript &transcript)
{
    if (transcript.choices.isEmpty())
        return TranscriptState::None;
    // A text that was read stays visible while a newer one is loaded, or if that fails.
    if (transcript.isRead)
        return transcript.cues.isEmpty() ? TranscriptState::Empty : TranscriptState::Ready;
    return transcript.isLoading ? TranscriptState::Loading : TranscriptState::Failed;
}

} // namespace

TranscriptModel::TranscriptModel(documents::Transcripts &transcripts, QObject *parent)
    : QAbstractListModel(parent)
    , m_transcripts(transcripts)
{
    connect(&transcripts, &documents::Transcripts::changed, this, &TranscriptModel::load);
    load();
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_cues.size());
}

QHash<int, QByteArray> TranscriptModel::roleNames() const
{
    return {{Qt::DisplayRole, "text"},
            {StartRole, "start"},
            {EndRole, "end"},
            {SpeakerRole, "speaker"},
            {IsCurrentRole, "isCurrent"},
            {IsFirstOfSpeakerRole, "isFirstOfSpeaker"},
            {IsFirstOfParagraphRole, "isFirstOfParagraph"}};
}

QVariant TranscriptModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.model() != this || index.row() >= m_cues.size())
        return {};
    const int row = index.row();
    const domain::Cue &cue = m_cues.at(row);
    const TranscriptParagraph &paragraph = paragraphOf(row);
    switch (role) {
    case Qt::DisplayRole:
        return cue.text;
    case StartRole:
        return QVariant::fromValue(cue.start);
    case EndRole:
        return QVariant::fromValue(cue.end);
    case SpeakerRole:
        return paragraph.speaker;
    case IsCurrentRole:
        return row == m_current;
    case IsFirstOfSpeakerRole:
        return paragraph.isNewSpeaker && row == paragraph.firstCue;
    case IsFirstOfParagraphRole:
        return row == paragraph.firstCue;
    default:
        return {};
    }
}

const TranscriptParagraph &TranscriptModel::paragraphOf(int row) const
{
    // Paragraphs are in the order of their first cues, and the first one begins at row 0.
    const auto after =
        std::ranges::upper_bound(m_paragraphs, row, {}, &TranscriptParagraph::firstCue);
    return *std::prev(after);
}

milliseconds TranscriptModel::startOf(int row) const
{
    return row >= 0 && row < m_cues.size() ? m_cues.at(row).start : milliseconds{};
}

void TranscriptModel::load()
{
    const EpisodeTranscript &known = m_transcripts.open();
    if (known.episode != m_episode)
        m_position.reset(); // it belongs to the old episode
    m_episode = known.episode;
    m_state = stateOf(known);
    m_error = known.error;
    m_choices = known.choices;
    m_chosen = known.chosen;
    // Other changes, such as an error, keep the rows.
    if (known.cues != m_cues || known.isTimed != m_isTimed)
        setCues(known.cues, known.isTimed);
    emit stateChanged();
}

/// Replaces all rows, because two transcripts have no rows in common.
void TranscriptModel::setCues(const QList<domain::Cue> &cues, bool isTimed)
{
    setCurrent(-1); // while the old rows exist, as dataChanged() needs them
    if (!m_cues.isEmpty()) {
        beginRemoveRows({}, 0, int(m_cues.size()) - 1);
        m_cues.clear();
        m_paragraphs.clear();
        endRemoveRows();
    }
    m_isTimed = isTimed;
    m_times = isTimed ? domain::CueTimes(cues) : domain::CueTimes();
    if (!cues.isEmpty()) {
        beginInsertRows({}, 0, int(cues.size()) - 1);
        m_cues = cues;
        m_paragraphs = domain::paragraphsOf(cues, isTimed);
        endInsertRows();
    }
    setPosition(m_position); // finds the current cue among the new rows
}

void TranscriptModel::setPosition(const std::optional<milliseconds> &position)
{
    m_position = position;
    // Called with every tick of the player; setCurrent() emits signals only for another cue.
    setCurrent(position ? m_times.at(*position) : -1);
}

void TranscriptModel::setCurrent(int row)
{
    if (row == m_current)
        return;
    const int before = std::exchange(m_current, row);
    for (const int changed : {before, row}) {
        if (changed >= 0)
            emit dataChanged(index(changed), index(changed), {IsCurrentRole});
    }
    emit currentChanged(row);
}

void TranscriptModel::choose(int choice)
{
    m_transcripts.choose(choice);
}

void TranscriptModel::retry()
{
    m_transcripts.retry();
}

} // namespace dogear::itemmodels
