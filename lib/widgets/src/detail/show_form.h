// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates the common layout of the forms on the page of a show.
///
/// Tests: tests/gui/tst_show_playback_form.cpp, tst_show_downloads_form.cpp

class QFormLayout;
class QString;
class QWidget;

namespace dogear::widgets {

/// Creates the layout of \a page, with \a heading as its first row. \pre \a page has no layout
[[nodiscard]] QFormLayout *createShowForm(QWidget &page, const QString &heading);

} // namespace dogear::widgets
