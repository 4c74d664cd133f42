// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides a library whose episodes have transcripts that the test writes.

#include "test_library.h"

#include <itemmodels/transcript_model.h>
#include <support/timeouts.h>

#include <QTime>

namespace dogear::test {

/// Formats \a time as WebVTT does: "00:01:02.500".
inline QByteArray vttTime(std::chrono::milliseconds time)
{
    return QTime(0, 0)
        .addMSecs(int(time.count()))
        .toString(QStringLiteral("HH:mm:ss.zzz"))
        .toUtf8();
}

/// Returns a WebVTT document with a cue of four seconds for each of \a texts, without gaps.
inline QByteArray vtt(const QStringList &texts)
{
    QByteArray document = "WEBVTT\n";
    std::chrono::milliseconds start{};
    for (const QString &text : texts) {
        const std::chrono::milliseconds end = start + std::chrono::seconds(4);
        document += "\n" + vttTime(start) + " --> " + vttTime(end) + "\n" + text.toUtf8() + "\n";
        start = end;
    }
    return document;
}

/// Returns a WebVTT document of \a count numbered cues: "This is the sentence of number 7."
inline QByteArray longVtt(int count)
{
    QStringList texts;
    for (int i = 0; i < count; ++i)
        texts.append(QStringLiteral("This is the sentence of number %1.").arg(i));
    return vtt(texts);
}

class TranscriptLibrary final
{
public:
    TranscriptLibrary()
        : model(library.library.transcripts())
    {}

    /// Returns an episode with the transcripts \a documents, given as file name and content, the
    /// preferred one first.
    WrittenEpisode episode(const QString &title,
                           const QList<std::pair<QString, QByteArray>> &documents)
    {
        WrittenEpisode written{.title = title, .notes = QStringLiteral("<p>Notes.</p>")};
        for (const auto &[name, document] : documents)
            written.transcripts.append({library.write(name, document), {}, {}, false});
        return written;
    }
    [[nodiscard]] domain::EpisodeDetail detail(const domain::EpisodeSummary &episode)
    {
        auto found = library.library.episodes().detail(episode.id);
        const bool isDone = test::waitUntil([&] { return found.isFinished(); });
        return isDone ? found.result().value_or(domain::EpisodeDetail()) : domain::EpisodeDetail();
    }

    TestLibrary library;
    itemmodels::TranscriptModel model;
};

} // namespace dogear::test
