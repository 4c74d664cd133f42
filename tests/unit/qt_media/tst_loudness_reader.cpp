// SPDX-License-Identifier: GPL-3.0-or-later
// Tests readLoudness() with WAV files that the test writes.

#include <support/sound_device.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <cmath>
#include <numbers>
#include <speech/audio_format.h>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

constexpr int rate = 48'000;
constexpr int secondsOfTone = 20;
constexpr double calibrated = 997; ///< Hz (BS.1770-4, table 1)

/// Makes a stereo WAV file with a sine of \a decibels dBFS on both channels.
QByteArray stereoTone(double decibels)
{
    QByteArray wav;
    const auto number = [&](auto value) {
        const auto little = qToLittleEndian(value);
        wav.append(reinterpret_cast<const char *>(&little), sizeof little);
    };
    const quint32 bytes = quint32(secondsOfTone) * rate * 4;
    wav += "RIFF";
    number(quint32(36 + bytes));
    wav += "WAVEfmt ";
    number(quint32(16));
    number(quint16(1)); // PCM
    number(quint16(2)); // channels
    number(quint32(rate));
    number(quint32(rate * 4));
    number(quint16(4));
    number(quint16(16));
    wav += "data";
    number(bytes);
    const double height = speech::fromDecibels(decibels) * 32'767;
    for (int i = 0; i < secondsOfTone * rate; ++i) {
        const double phase = 2 * std::numbers::pi * calibrated * i / rate;
        const auto sample = qint16(std::lround(height * std::sin(phase)));
        number(sample);
        number(sample);
    }
    return wav;
}

} // namespace

class TestLoudnessReader final : public QObject
{
    Q_OBJECT

private slots:
    void files_data();
    void files();
    void whatCannotBeRead_data();
    void whatCannotBeRead();
    void itStopsWhenItIsTold();

private:
    QString write(const QByteArray &content)
    {
        const QString path = m_folder.filePath(u"sound.wav"_s);
        QFile file(path);
        return file.open(QFile::WriteOnly) && file.write(content) == content.size() ? path
                                                                                    : QString();
    }

    QTemporaryDir m_folder;
    std::atomic_bool m_isStopped = false;
};

void TestLoudnessReader::files_data()
{
    QTest::addColumn<double>("decibels");
    QTest::addColumn<double>("lufs");
    // -23 dBFS in both channels is -23 LUFS (EBU Tech 3341, test 1).
    QTest::newRow("quiet") << -33.0 << -33.0;
    QTest::newRow("the level of broadcasters") << -23.0 << -23.0;
    QTest::newRow("loud") << -8.0 << -8.0;
}

void TestLoudnessReader::files()
{
    QFETCH(const double, decibels);
    QFETCH(const double, lufs);
    const auto read = test::readLoudness(write(stereoTone(decibels)), m_isStopped);
    QVERIFY(read && *read);
    QVERIFY2(std::abs(**read - lufs) < 0.1, qPrintable(QString::number(**read)));
}

void TestLoudnessReader::whatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("content"); // null: no file
    QTest::addColumn<QString>("expected");   // the error code; empty: no loudness
    QTest::newRow("a missing file") << QByteArray() << u"MediaUnreadable"_s;
    QTest::newRow("a text file named like a WAV file")
        << QByteArray("this is no sound\n").repeated(100) << u"MediaUnsupported"_s;
    QTest::newRow("silence") << stereoTone(-300) << QString();
    QTest::newRow("a file truncated shortly after its header")
        << stereoTone(-20).first(60) << QString();
}

void TestLoudnessReader::whatCannotBeRead()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, expected);
    QFile::remove(m_folder.filePath(u"sound.wav"_s));
    const QString path = content.isNull() ? m_folder.filePath(u"none.wav"_s) : write(content);
    const auto read = test::readLoudness(path, m_isStopped);
    QCOMPARE(read ? QString() : toName(read.error().code), expected);
    QVERIFY(!read || !read->has_value());
}

void TestLoudnessReader::itStopsWhenItIsTold()
{
    const std::atomic_bool isStopped = true;
    const auto read = test::readLoudness(write(stereoTone(-20)), isStopped);
    QVERIFY(read && !read->has_value());
}

QTEST_GUILESS_MAIN(TestLoudnessReader)
#include "tst_loudness_reader.moc"
