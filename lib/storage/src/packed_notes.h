// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compresses the notes of episodes for the database and reads them.
///
/// HTML and plain text are compressed together, because their content is the same. The format is
/// that of qCompress(): the uncompressed length, four bytes big-endian, then a zlib stream. Before
/// schema 18 the notes were two text columns; notes that are not packed yet are read from these.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_packed_notes.cpp

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>

namespace dogear::storage {

/// Packs many notes one after the other and reuses the 256 KB of memory that zlib needs.
class NotesPacker final
{
public:
    NotesPacker();
    ~NotesPacker();
    Q_DISABLE_COPY_MOVE(NotesPacker)

    /// Returns the value of the column `notes_html`; the column `notes` is then to be empty.
    [[nodiscard]] QByteArray pack(const QString &html, const QString &text);

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
    QByteArray m_whole;  ///< buffer for text and HTML
    QByteArray m_packed; ///< buffer for the compressed result
};

/// Packs the notes of a single episode.
[[nodiscard]] QByteArray packNotes(const QString &html, const QString &text);

/// Reads the HTML from the column `notes_html`.
[[nodiscard]] QString notesHtml(const QVariant &htmlColumn);
/// Reads the plain text from the columns `notes` and `notes_html`.
[[nodiscard]] QString notesText(const QVariant &textColumn, const QVariant &htmlColumn);

[[nodiscard]] bool isPacked(const QVariant &htmlColumn);

} // namespace dogear::storage
