// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <backup/archive.h>
#include <zip.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::backup;

namespace {

const QByteArray database = QByteArray("rows and rows ").repeated(5000);
const QByteArray positions = "[a]\nposition=5\n";

/// An entry of a zip file that the test writes.
struct Entry
{
    QByteArray name;
    QByteArray content;
};

/// \return a manifest that lists \a entries with their sizes and checksums
QByteArray manifestOf(const QList<Entry> &entries, const QByteArray &format = "1")
{
    QByteArrayList files;
    for (const Entry &entry : entries) {
        files.append("{\"name\":\"" + entry.name
                     + "\",\"size\":" + QByteArray::number(entry.content.size()) + ",\"sha256\":\""
                     + QCryptographicHash::hash(entry.content, QCryptographicHash::Sha256).toHex()
                     + "\"}");
    }
    return "{\"format\":" + format + ",\"schema\":14,\"made\":100,\"files\":[" + files.join(',')
           + "]}";
}

void writeZip(const QString &path, const QList<Entry> &entries)
{
    zip_t *zip = zip_open(QFile::encodeName(path).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    QVERIFY(zip);
    for (const Entry &entry : entries) {
        zip_source_t *source = zip_source_buffer(
            zip, entry.content.constData(), zip_uint64_t(entry.content.size()), 0);
        QVERIFY(zip_file_add(zip, entry.name.constData(), source, ZIP_FL_ENC_UTF_8) >= 0);
    }
    QCOMPARE(zip_close(zip), 0);
}

} // namespace

class TestArchive final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatGoesInComesOut();
    void itIsAZipFile();
    void whatIsForeignIsRefused_data();
    void whatIsForeignIsRefused();
    void aCutFileIsRefused_data();
    void aCutFileIsRefused();
    void noChangedByteGoesUnnoticed();
    void whatIsNotThere();
    void whatIsThereIsReplacedAtOnce();
    void whatCannotBeWrittenLeavesNothing();
    void stoppedItLeavesNothing();
    void plainNames_data();
    void plainNames();

private:
    QString filePath(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    Result<Manifest> writeSample(const QString &path) const
    {
        return writeArchive(path,
                            {.schema = 14,
                             .made = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc),
                             .shows = 3,
                             .episodes = 400,
                             .positions = 5,
                             .files = {}},
                            {{u"library.sqlite"_s, write(u"in.sqlite"_s, database)},
                             {u"positions.ini"_s, write(u"in.ini"_s, positions)}},
                            m_isCancelled);
    }
    /// \return the error code of extracting \a path, or Internal if it succeeds
    ErrorCode codeOf(const QString &path) const
    {
        const QTemporaryDir target;
        const auto extracted = extractArchive(path, target.path(), m_isCancelled);
        return extracted ? ErrorCode::Internal : extracted.error().code;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::atomic_bool m_isCancelled = false;
};

void TestArchive::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_isCancelled = false;
}

void TestArchive::whatGoesInComesOut()
{
    const QString path = filePath(u"a.zip"_s);
    const auto written = writeSample(path);
    QVERIFY(written.has_value());
    QCOMPARE(written->files.size(), 2);
    QVERIFY(*readManifest(path) == *written);
    const QTemporaryDir target;
    const auto extracted = extractArchive(path, target.path(), m_isCancelled);
    QVERIFY(extracted.has_value());
    QVERIFY(*extracted == *written);
    QCOMPARE(extracted->episodes, 400);
    QCOMPARE(read(target.filePath(u"library.sqlite"_s)), database);
    QCOMPARE(read(target.filePath(u"positions.ini"_s)), positions);
    QCOMPARE(QDir(target.path()).entryList(QDir::Files).size(), 2);
}

void TestArchive::itIsAZipFile()
{
    const QString path = filePath(u"a.zip"_s);
    QVERIFY(writeSample(path).has_value());
    QVERIFY(read(path).startsWith("PK\3\4"));
    QVERIFY(QFile(path).size() < database.size() / 4);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             (QStringList{u"a.zip"_s, u"in.ini"_s, u"in.sqlite"_s}));
}

void TestArchive::whatIsForeignIsRefused_data()
{
    QTest::addColumn<QList<Entry>>("entries");
    QTest::addColumn<ErrorCode>("code");
    const auto row = [](const char *name, const QList<Entry> &entries, ErrorCode code) {
        QTest::newRow(name) << entries << code;
    };
    const Entry library{"library.sqlite", "rows"};
    const auto manifest = [](const QByteArray &json) { return Entry{"manifest.json", json}; };

    row("sound", {manifest(manifestOf({library})), library}, ErrorCode::Internal);
    row("no manifest", {library}, ErrorCode::BackupInvalid);
    row("a manifest that is no JSON", {manifest("hello"), library}, ErrorCode::BackupInvalid);
    row("an empty manifest", {manifest(""), library}, ErrorCode::BackupInvalid);
    row("a newer format", {manifest(manifestOf({library}, "2")), library}, ErrorCode::BackupTooNew);
    row("a newer format with other files",
        {manifest(manifestOf({}, "2")), {"library.new", "x"}},
        ErrorCode::BackupTooNew);
    row("no format", {manifest(manifestOf({library}, "0")), library}, ErrorCode::BackupInvalid);
    row("a file is missing", {manifest(manifestOf({library}))}, ErrorCode::BackupInvalid);
    row("a file that nobody named",
        {manifest(manifestOf({library})), library, {"more.txt", "x"}},
        ErrorCode::BackupInvalid);
    row("a file with other content",
        {manifest(manifestOf({library})), {"library.sqlite", "worm"}},
        ErrorCode::BackupInvalid);
    row("a file of another size",
        {manifest(manifestOf({library})), {"library.sqlite", "rows and more"}},
        ErrorCode::BackupInvalid);
    row("a file that is named twice",
        {manifest(manifestOf({library, library})), library},
        ErrorCode::BackupInvalid);
    for (const char *name : {"../library.sqlite",
                             "/etc/passwd",
                             "a/../../b",
                             "folder/library.sqlite",
                             "..",
                             "..\\library.sqlite",
                             "C:\\library.sqlite",
                             ".hidden"}) {
        const Entry astray{name, "rows"};
        QTest::addRow("named %s, listed in the manifest", name)
            << QList<Entry>{manifest(manifestOf({astray})), astray} << ErrorCode::BackupInvalid;
        QTest::addRow("named %s, not listed in the manifest", name)
            << QList<Entry>{manifest(manifestOf({library})), library, astray}
            << ErrorCode::BackupInvalid;
    }
}

void TestArchive::whatIsForeignIsRefused()
{
    QFETCH(const QList<Entry>, entries);
    QFETCH(const ErrorCode, code);
    const QString path = filePath(u"a.zip"_s);
    writeZip(path, entries);
    const QDir outside(m_folder->path());
    const QString target = filePath(u"target"_s);
    QVERIFY(QDir().mkpath(target));
    const auto extracted = extractArchive(path, target, m_isCancelled);
    QCOMPARE(extracted ? ErrorCode::Internal : extracted.error().code, code);
    if (!extracted)
        QCOMPARE(extracted.error().url, QUrl::fromLocalFile(path));
    // Nothing was written outside the target folder.
    QCOMPARE(outside.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             (QStringList{u"a.zip"_s, u"target"_s}));
}

void TestArchive::aCutFileIsRefused_data()
{
    QTest::addColumn<double>("part");
    QTest::newRow("an empty file") << 0.0;
    QTest::newRow("one byte") << 0.0001;
    QTest::newRow("the first half") << 0.5;
    QTest::newRow("without the central directory") << 0.9;
    QTest::newRow("all but the last byte") << 0.9999;
}

void TestArchive::aCutFileIsRefused()
{
    QFETCH(const double, part);
    const QString path = filePath(u"a.zip"_s);
    QVERIFY(writeSample(path).has_value());
    QFile file(path);
    // Above 0.99 exactly one byte is missing, whatever the size of the file.
    QVERIFY(file.resize(part > 0.99 ? file.size() - 1 : qint64(double(file.size()) * part)));
    QCOMPARE(codeOf(path), ErrorCode::BackupInvalid);
    const auto manifest = readManifest(path);
    QVERIFY(!manifest.has_value());
    QCOMPARE(manifest.error().code, ErrorCode::BackupInvalid);
}

/// Flipping a bit is noticed, or changes nothing that is extracted (such as the date of a file in
/// the zip).
void TestArchive::noChangedByteGoesUnnoticed()
{
    const QString path = filePath(u"a.zip"_s);
    const auto written = writeSample(path);
    QVERIFY(written.has_value());
    const QByteArray whole = read(path);
    int refused = 0;
    int tried = 0;
    // Every third byte, as extracting thousands of archives takes time.
    for (qsizetype i = 0; i < whole.size(); i += 3) {
        ++tried;
        QByteArray changed = whole;
        changed[i] = char(changed.at(i) ^ 0x10);
        const QString other = write(u"b.zip"_s, changed);
        const QTemporaryDir target;
        const auto extracted = extractArchive(other, target.path(), m_isCancelled);
        if (!extracted) {
            ++refused;
            continue;
        }
        QVERIFY2(*extracted == *written, qPrintable(QString::number(i)));
        QCOMPARE(read(target.filePath(u"library.sqlite"_s)), database);
        QCOMPARE(read(target.filePath(u"positions.ini"_s)), positions);
    }
    // So that the test notices if extraction stops checking anything.
    QVERIFY2(refused > tried * 8 / 10, qPrintable(QString::number(refused)));
}

void TestArchive::whatIsNotThere()
{
    QCOMPARE(readManifest(filePath(u"a.zip"_s)).error().code, ErrorCode::FileNotFound);
    QCOMPARE(codeOf(write(u"text"_s, "not a zip file at all")), ErrorCode::BackupInvalid);
    QCOMPARE(codeOf(m_folder->path()), ErrorCode::BackupInvalid);
    const auto written =
        writeArchive(filePath(u"a.zip"_s), {}, {{u"x"_s, filePath(u"x"_s)}}, m_isCancelled);
    QCOMPARE(written.error().code, ErrorCode::FileUnreadable);
    QVERIFY(!QFile::exists(filePath(u"a.zip"_s)));
}

void TestArchive::whatIsThereIsReplacedAtOnce()
{
    const QString path = write(u"a.zip"_s, "what was there");
    QVERIFY(writeSample(path).has_value());
    QVERIFY(readManifest(path).has_value());
}

void TestArchive::whatCannotBeWrittenLeavesNothing()
{
    const QString path = filePath(u"no/such/folder.zip"_s);
    const auto written = writeSample(path);
    QCOMPARE(written.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(written.error().url, QUrl::fromLocalFile(path));
}

void TestArchive::stoppedItLeavesNothing()
{
    const QString path = write(u"a.zip"_s, "what was there");
    m_isCancelled = true;
    QCOMPARE(writeSample(path).error().code, ErrorCode::Cancelled);
    QCOMPARE(read(path), QByteArray("what was there"));
    QVERIFY(!QFile::exists(path + ".part"_L1));
    m_isCancelled = false;
    QVERIFY(writeSample(path).has_value());
    m_isCancelled = true;
    QCOMPARE(codeOf(path), ErrorCode::Cancelled);
}

void TestArchive::plainNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isPlain");
    QTest::newRow("a name with an extension") << u"library.sqlite"_s << true;
    QTest::newRow("no extension") << u"library"_s << true;
    QTest::newRow("two extensions") << u"a.tar.gz"_s << true;
    QTest::newRow("an empty name") << u""_s << false;
    QTest::newRow("a single dot") << u"."_s << false;
    QTest::newRow("two dots") << u".."_s << false;
    QTest::newRow("two dots inside a name") << u"a..b"_s << false;
    QTest::newRow("a path with a folder") << u"a/b"_s << false;
    QTest::newRow("a line break at the end") << u"a\n"_s << false;
    QTest::newRow("a leading hyphen, as an option of a command") << u"-rf"_s << false;
    QTest::newRow("a null byte") << u"a\0b"_s << false;
}

void TestArchive::plainNames()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isPlain);
    QCOMPARE(isPlainName(name), isPlain);
}

QTEST_GUILESS_MAIN(TestArchive)
#include "tst_archive.moc"
