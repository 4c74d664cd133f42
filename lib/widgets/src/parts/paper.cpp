// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper.h"

#include <QScrollArea>

namespace dogear::widgets {

void setUpPaper(QScrollArea &area, QWidget &content)
{
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setWidget(&content);
    for (QWidget *paper : {&content, area.viewport()})
        paper->setBackgroundRole(QPalette::Base);
}

} // namespace dogear::widgets
