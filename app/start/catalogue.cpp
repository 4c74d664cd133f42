// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue.h"

using namespace Qt::StringLiterals;

namespace dogear {

QString Catalogue::translate(const char *context,
                             const char *source,
                             const char *disambiguation,
                             int n) const
{
    QString text = QTranslator::translate(context, source, disambiguation, n);
    // A null text means that this catalogue has none; it must stay null.
    if (n >= 0 && !text.isNull())
        text.replace("%n"_L1, "%Ln"_L1);
    return text;
}

} // namespace dogear
