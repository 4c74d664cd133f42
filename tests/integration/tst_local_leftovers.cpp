// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that files left out of a local show are reported, and do not hide other files.

#include <support/local_library.h>

#include <fcntl.h>
#include <unistd.h>
#include <unit/tags/media_writer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestLocalLeftovers final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }
    void aNameThatIsNotUtf8IsNamed();
    void aBrokenCoverHidesNoPicture();

private:
    template<typename T>
    static T wait(const Future<T> &future)
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 30'000); }();
        return future.result();
    }
    [[nodiscard]] QString path(const QString &name) const { return m_media->filePath(name); }
    QUrl write(const QString &name, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return QUrl::fromLocalFile(path(name));
    }
    PodcastId follow(const QString &name)
    {
        const auto outcome =
            wait(m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(path(name))));
        return outcome.added.isEmpty() ? PodcastId() : outcome.added.constFirst().id;
    }

    std::unique_ptr<QTemporaryDir> m_media;
    std::unique_ptr<LocalLibrary> m_library;
};

void TestLocalLeftovers::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_media = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<LocalLibrary>();
}

void TestLocalLeftovers::aNameThatIsNotUtf8IsNamed()
{
    write(u"Show/one.mp3"_s, mp3Frames(100));
    // Latin-1 for "café", which is not valid UTF-8.
    const QByteArray odd = QFile::encodeName(path(u"Show/"_s)) + "caf\xe9.mp3";
    const int file = ::open(odd.constData(), O_WRONLY | O_CREAT, 0600);
    QVERIFY(file >= 0);
    QCOMPARE(::write(file, "x", 1), 1);
    ::close(file);

    const PodcastId id = follow(u"Show"_s);
    QVERIFY(id.isValid());
    const auto fetches = wait(m_library->library.subscriptions().fetches(id));
    QVERIFY(fetches);
    const QString warnings = fetches->constFirst().warnings.join(u'\n');
    QCOMPARE(::unlink(odd.constData()), 0); // QTemporaryDir cannot remove it
    QVERIFY2(warnings.contains(u"caf\ufffd.mp3: the name is not UTF-8"_s), qPrintable(warnings));
}

void TestLocalLeftovers::aBrokenCoverHidesNoPicture()
{
    const QByteArray png = QByteArray::fromHex("89504e470d0a1a0a0000000d494844520000000200000003");
    const QByteArray picture = QByteArray("\0image/png\0\3\0", 13) + png;
    write(u"Show/cover.jpg"_s, "\xff\xd8\xff\xe0 broken");
    const QUrl one = write(u"Show/one.mp3"_s, id3Tag(frame("APIC", picture)) + mp3Frames(100));

    const PodcastId id = follow(u"Show"_s);
    const auto show = wait(m_library->library.subscriptions().find(id));
    QVERIFY(show);
    QCOMPARE(show->podcast.image, one);
}

QTEST_GUILESS_MAIN(TestLocalLeftovers)
#include "tst_local_leftovers.moc"
