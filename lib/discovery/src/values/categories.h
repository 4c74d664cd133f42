// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the categories of a show, which directories write in different forms.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_apple_answers.cpp, tst_podcast_index_answers.cpp

#include <QJsonValue>
#include <QStringList>

namespace dogear::discovery {

/// Reads strings, objects with "name" and "id" or "genreId", or one object whose values are names.
/// Leaves out repeated names and Apple's category 26, "Podcasts", in which all podcasts are.
/// \param ids the numbers of the strings in \a categories, in the same order
/// \return at most 20 names
[[nodiscard]] QStringList categoriesOf(const QJsonValue &categories, const QJsonValue &ids = {});

} // namespace dogear::discovery
