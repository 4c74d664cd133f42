// SPDX-License-Identifier: GPL-3.0-or-later
// The categories and countries of Apple's charts.
#include <discovery/charts.h>

namespace dogear::discovery {

const QList<ChartCategory> &chartCategories()
{
    static const QList<ChartCategory> categories{
        {1301, "Arts"},
        {1321, "Business"},
        {1303, "Comedy"},
        {1304, "Education"},
        {1483, "Fiction"},
        {1511, "Government"},
        {1512, "Health & Fitness"},
        {1487, "History"},
        {1305, "Kids & Family"},
        {1502, "Leisure"},
        {1310, "Music"},
        {1489, "News"},
        {1314, "Religion & Spirituality"},
        {1533, "Science"},
        {1324, "Society & Culture"},
        {1545, "Sports"},
        {1318, "Technology"},
        {1488, "True Crime"},
        {1309, "TV & Film"},
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
