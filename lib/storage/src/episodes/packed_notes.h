// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The notes of an episode as they are stored: their HTML and its plain text, compressed
/// together, as they say the same twice. In the format of qCompress(): the length before, four
/// bytes big-endian, then a stream of zlib.
///
/// Before version 18 they were two columns of text; what is not packed yet is read as it is.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_packed_notes.cpp

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>

namespace dogear::storage {

/// Packs many, one after the other: what zlib needs for it, a quarter of a megabyte, is got once.
class NotesPacker final
{
public:
    NotesPacker();
    ~NotesPacker();
    Q_DISABLE_COPY_MOVE(NotesPacker)

    /// For the column `notes_html`; `notes` is empty then.
    [[nodiscard]] QByteArray pack(const QString &html, const QString &text);

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
    QByteArray m_whole;  ///< room for the text and the HTML
    QByteArray m_packed; ///< and for what becomes of them
};

/// Packs one.
[[nodiscard]] QByteArray packNotes(const QString &html, const QString &text);

/// From the column `notes_html`.
[[nodiscard]] QString notesHtml(const QVariant &htmlColumn);
/// From the columns `notes` and `notes_html`.
[[nodiscard]] QString notesText(const QVariant &textColumn, const QVariant &htmlColumn);

[[nodiscard]] bool isPacked(const QVariant &htmlColumn);

} // namespace dogear::storage
