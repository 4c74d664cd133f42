// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts actions, fields and the entries of the format itself to JSON objects and back.
///
/// Threads: pure; any thread.
/// Spec:    README.md, "Format"
/// Tests:   tests/unit/sync_folder/tst_record_json.cpp

#include <domain/sync_action.h>
#include <domain/sync_field.h>

#include <QJsonObject>
#include <QMap>
#include <QString>

#include <optional>
#include <variant>

namespace dogear::sync_folder {

/// Version of the format that this program writes and reads.
inline constexpr int formatVersion = 1;

/// First line of a file.
struct Header
{
    int version = formatVersion;
    QString device;
};

/// Up to which number a device has read the files of others.
struct Seen
{
    QMap<QString, qint64> numbers; ///< by device

    friend bool operator==(const Seen &, const Seen &) = default;
};

/// Begins the lines of one run.
struct Session
{
    QString id; ///< random

    friend bool operator==(const Session &, const Session &) = default;
};

/// An entry of a kind that this version does not know, or in a wrong form.
struct Unknown
{
    friend bool operator==(const Unknown &, const Unknown &) = default;
};

using Content = std::variant<Unknown, domain::SyncAction, domain::SyncField, Seen, Session>;

struct Record
{
    qint64 number = 0; ///< ascending in a file
    Content content;

    /// Whether it says something about the library.
    [[nodiscard]] bool isData() const
    {
        return std::holds_alternative<domain::SyncAction>(content)
               || std::holds_alternative<domain::SyncField>(content);
    }
    friend bool operator==(const Record &, const Record &) = default;
};

[[nodiscard]] QJsonObject toJson(const Header &header);
[[nodiscard]] std::optional<Header> headerFrom(const QJsonObject &object);

/// Writes \a content without a number; \a device: of the file.
[[nodiscard]] QJsonObject toJson(const Content &content, const QString &device);
/// Reads a line of a file of \a device. \return empty if it has no number
[[nodiscard]] std::optional<Record> recordFrom(const QJsonObject &object, const QString &device);

} // namespace dogear::sync_folder
