// SPDX-License-Identifier: GPL-3.0-or-later

#include <sync/server_profile.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::sync;

namespace {

QString describe(const QList<Limitation> &all)
{
    QStringList names;
    for (const Limitation each : all) {
        switch (each) {
        case Limitation::NoPlaces:
            names.append(u"no places"_s);
            break;
        case Limitation::UnplayedStaysHere:
            names.append(u"unplayed stays"_s);
            break;
        case Limitation::LastUploadWins:
            names.append(u"last upload wins"_s);
            break;
        case Limitation::ShowsPerDevice:
            names.append(u"shows per device"_s);
            break;
        case Limitation::OnlyShowsAndPlaces:
            names.append(u"only shows and places"_s);
            break;
        }
    }
    return names.join(u", "_s);
}

} // namespace

class TestServerProfile final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void limits_data();
    void limits();
    void whatIsLearnedIsKept();
    void unreadableJsonIsTheStandard_data();
    void unreadableJsonIsTheStandard();
};

void TestServerProfile::limits_data()
{
    QTest::addColumn<ServerProfile>("profile");
    QTest::addColumn<QString>("limits");
    QTest::newRow("a server carries shows and places")
        << ServerProfile() << u"only shows and places"_s;
    QTest::newRow("a server that delivers nothing")
        << ServerProfile{.carries = Carried::Shows} << u"no places, only shows and places"_s;
    QTest::newRow("Nextcloud from 3.13.3")
        << ServerProfile{.carries = {Carried::Shows | Carried::Places}, .isOneRowPerEpisode = true}
        << u"unplayed stays, last upload wins, only shows and places"_s;
    QTest::newRow("gpodder.net") << ServerProfile{.isPerDevice = true}
                                 << u"shows per device, only shows and places"_s;
    QTest::newRow("a folder carries everything")
        << ServerProfile{.carries = CarriedKinds::fromInt(0x1ff)} << u""_s;
}

void TestServerProfile::limits()
{
    QFETCH(const ServerProfile, profile);
    QTEST(describe(limitations(profile)), "limits");
}

void TestServerProfile::whatIsLearnedIsKept()
{
    const ServerProfile profile{.carries = {Carried::Shows | Carried::Places},
                                .isPerDevice = true,
                                .hasDeviceGroups = true,
                                .isOneRowPerEpisode = true,
                                .hasDelivered = true,
                                .pageLimit = 1000,
                                .includesSince = false};
    QVERIFY(profileFromJson(toJson(profile), {}) == profile);
}

void TestServerProfile::unreadableJsonIsTheStandard_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut") << QByteArray("{\"perDev");
    QTest::newRow("wrong types") << QByteArray(
        "{\"perDevice\":\"x\",\"carries\":[],\"pageLimit\":{}}");
}

void TestServerProfile::unreadableJsonIsTheStandard()
{
    QFETCH(const QByteArray, json);
    const ServerProfile standard{.isOneRowPerEpisode = true};
    QVERIFY(profileFromJson(json, standard) == standard);
}

QTEST_GUILESS_MAIN(TestServerProfile)
#include "tst_server_profile.moc"
