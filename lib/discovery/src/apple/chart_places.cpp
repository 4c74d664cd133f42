// SPDX-License-Identifier: GPL-3.0-or-later
// The categories and countries of Apple's charts.
#include <discovery/charts.h>

#include <QtGlobal>

namespace dogear::discovery {

const QList<ChartCategory> &chartCategories()
{
    static const QList<ChartCategory> categories{
        {1301, QT_TRANSLATE_NOOP("ChartCategory", "Arts")},
        {1321, QT_TRANSLATE_NOOP("ChartCategory", "Business")},
        {1303, QT_TRANSLATE_NOOP("ChartCategory", "Comedy")},
        {1304, QT_TRANSLATE_NOOP("ChartCategory", "Education")},
        {1483, QT_TRANSLATE_NOOP("ChartCategory", "Fiction")},
        {1511, QT_TRANSLATE_NOOP("ChartCategory", "Government")},
        {1512, QT_TRANSLATE_NOOP("ChartCategory", "Health & Fitness")},
        {1487, QT_TRANSLATE_NOOP("ChartCategory", "History")},
        {1305, QT_TRANSLATE_NOOP("ChartCategory", "Kids & Family")},
        {1502, QT_TRANSLATE_NOOP("ChartCategory", "Leisure")},
        {1310, QT_TRANSLATE_NOOP("ChartCategory", "Music")},
        {1489, QT_TRANSLATE_NOOP("ChartCategory", "News")},
        {1314, QT_TRANSLATE_NOOP("ChartCategory", "Religion & Spirituality")},
        {1533, QT_TRANSLATE_NOOP("ChartCategory", "Science")},
        {1324, QT_TRANSLATE_NOOP("ChartCategory", "Society & Culture")},
        {1545, QT_TRANSLATE_NOOP("ChartCategory", "Sports")},
        {1318, QT_TRANSLATE_NOOP("ChartCategory", "Technology")},
        {1488, QT_TRANSLATE_NOOP("ChartCategory", "True Crime")},
        {1309, QT_TRANSLATE_NOOP("ChartCategory", "TV & Film")},
    };
    return categories;
}

const QStringList &chartCountries()
{
    // Kosovo (xk) has a store, but its chart is an error.
    static const QStringList countries =
        QStringLiteral("ae af ag ai al am ao ar at au az ba bb be bf bg bh bj bm bn bo br bs bt bw "
                       "by bz ca cd cg ch ci cl cm cn co cr cv cy cz de dk dm do dz ec ee eg es fi "
                       "fj fm fr ga gb gd ge gh gm gr gt gw gy hk hn hr hu id ie il in iq is it jm "
                       "jo jp ke kg kh kn kr kw ky kz la lb lc lk lr lt lu lv ly ma md me mg mk ml "
                       "mm mn mo mr ms mt mu mv mw mx my mz na ne ng ni nl no np nr nz om pa pe pg "
                       "ph pk pl pt pw py qa ro rs ru rw sa sb sc se sg si sk sl sn sr st sv sz tc "
                       "td th tj tm tn to tr tt tw tz ua ug us uy uz vc ve vg vn vu ye za zm zw")
            .split(u' ');
    return countries;
}

} // namespace dogear::discovery
