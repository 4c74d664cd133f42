// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How the forms on the page of a show are laid out: alike.
///
/// Tests: tests/gui/tst_show_playback_form.cpp, tst_show_downloads_form.cpp

class QFormLayout;
class QString;
class QWidget;

namespace dogear::widgets {

/// Gives \a page, which has no layout yet, one that begins with \a heading.
[[nodiscard]] QFormLayout *createShowForm(QWidget &page, const QString &heading);

} // namespace dogear::widgets
