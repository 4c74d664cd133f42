// SPDX-License-Identifier: GPL-3.0-or-later

#include "stereo_downmix.h"

#include <QList>
#include <QTest>

using namespace dogear::audio_buffers;

class TestStereoDownmix final : public QObject
{
    Q_OBJECT

private slots:
    void sidesAndMiddle_data();
    void sidesAndMiddle();
    void otherMediaMayBeMono();

private:
    static QList<float> mixed(StereoDownmix &downmix, const QList<float> &in)
    {
        const auto out = downmix.mix({in.constData(), std::size_t(in.size())});
        return {out.begin(), out.end()};
    }
};

void TestStereoDownmix::sidesAndMiddle_data()
{
    QTest::addColumn<QList<float>>("in");
    QTest::addColumn<QList<float>>("expected");
    // The centre channel is added 3 dB quieter.
    const float less = 0.70710678F;
    QTest::newRow("mono is equally loud on both sides")
        << QList<float>{0, 0, 0.5F, 0, 0, -1} << QList<float>{0.5F, 0.5F, -1, -1};
    QTest::newRow("stereo is unchanged")
        << QList<float>{0.1F, 0.2F, 0, 0.3F, -0.4F, 0} << QList<float>{0.1F, 0.2F, 0.3F, -0.4F};
    QTest::newRow("the centre of surround sound is 3 dB quieter")
        << QList<float>{0.1F, 0.2F, 1, 0, 0, 1}
        << QList<float>{0.1F + less, 0.2F + less, less, less};
    QTest::newRow("silence stays silent") << QList<float>{0, 0, 0} << QList<float>{0, 0};
    QTest::newRow("an empty buffer stays empty") << QList<float>() << QList<float>();
}

void TestStereoDownmix::sidesAndMiddle()
{
    QFETCH(const QList<float>, in);
    StereoDownmix downmix;
    QTEST(mixed(downmix, in), "expected");
}

void TestStereoDownmix::otherMediaMayBeMono()
{
    StereoDownmix downmix;
    mixed(downmix, {0.1F, 0, 0});
    // Not mono: this film had sound on the left before.
    QVERIFY(mixed(downmix, {0, 0, 1}) != QList<float>({1, 1}));
    downmix.restart();
    QCOMPARE(mixed(downmix, {0, 0, 1}), QList<float>({1, 1}));
}

QTEST_APPLESS_MAIN(TestStereoDownmix)

#include "tst_stereo_downmix.moc"
