// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts what directories of podcasts answer to JSON, in the form of json_values.h.
///
/// Threads: pure functions; any thread.
/// Tests:   tests/integration/tst_dogearctl_discover.cpp

#include <discovery/directory_search.h>
#include <discovery/show_list.h>

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace dogear::ctl {

/// \return the name by which --source selects \a directory
[[nodiscard]] QString sourceName(discovery::Directory directory);
/// \return the directory with the sourceName() \a name; nullopt if there is none
[[nodiscard]] std::optional<discovery::Directory> sourceOf(const QString &name);

/// `{name, state, count, ms, error, read}` for each directory that was asked.
[[nodiscard]] QJsonArray toJson(const QList<discovery::SourceProgress> &progress);
[[nodiscard]] QJsonObject toJson(const discovery::DirectoryShow &show);
/// The same with `followed`, the id in the library, and `feeds`.
[[nodiscard]] QJsonObject toJson(const discovery::ListedShow &row);
[[nodiscard]] QJsonObject toJson(const discovery::DirectoryEpisode &episode);

} // namespace dogear::ctl
