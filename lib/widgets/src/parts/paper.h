// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets up scroll areas that are read like a page: without a frame, in the colour of lists.

class QScrollArea;
class QWidget;

namespace dogear::widgets {

/// Makes \a area show \a content, which it owns from then on, as wide as the area itself.
void setUpPaper(QScrollArea &area, QWidget &content);

} // namespace dogear::widgets
