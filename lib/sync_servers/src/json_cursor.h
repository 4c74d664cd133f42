// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Walks over JSON text without building a document of it.
///
/// An answer with 50,000 actions would become a tree of millions of nodes. The cursor finds the
/// elements of the list, and each is read by itself.
///
/// Threads: pure; one thread per cursor. The text outlives it.
/// Spec:    RFC 8259
/// Tests:   tests/unit/sync_servers/tst_action_json.cpp

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace dogear::sync_servers {

class JsonCursor final
{
public:
    explicit JsonCursor(QByteArrayView text)
        : m_text(text)
    {}

    /// Skips blanks, and \a letter if it is next. \return whether it was
    [[nodiscard]] bool take(char letter);
    /// Takes the string that is next. \return its text without quotes, escapes unchanged
    [[nodiscard]] std::optional<QByteArrayView> takeString();
    /// Takes the value that is next: a string, number, object, array or word. Inside, only quotes
    /// and brackets are looked at. \return its text; none if the text ends first
    [[nodiscard]] std::optional<QByteArrayView> takeValue();
    /// Whether only blanks are left.
    [[nodiscard]] bool isAtEnd();

private:
    void skipBlanks();
    [[nodiscard]] bool skipString();
    [[nodiscard]] bool skipNested();

    QByteArrayView m_text;
    qsizetype m_at = 0;
};

} // namespace dogear::sync_servers
