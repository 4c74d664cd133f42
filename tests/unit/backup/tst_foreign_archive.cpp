// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <backup/foreign_archive.h>
#include <zip.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::backup;

class TestForeignArchive final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void extractsOneFile();
    void otherNamesDoNotMatter();
    void missingEntry();
    void limitOfSize();
    void existingTargetIsKept();
    void everyCutFails();
    void everyChangedByteIsFoundOrHarmless();
    void noArchive();
    void cancelled();

private:
    void pack(const QList<std::pair<QString, QByteArray>> &parts);
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QByteArray bytes(const QString &name) const;
    void write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] Result<> extract(const QString &entry, qint64 maxBytes = 1'000'000) const
    {
        return extractFile(path(u"a.zip"_s), entry, path(u"out"_s), maxBytes, m_isCancelled);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::atomic_bool m_isCancelled = false;
};

void TestForeignArchive::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_isCancelled = false;
}

void TestForeignArchive::pack(const QList<std::pair<QString, QByteArray>> &parts)
{
    zip_t *zip = zip_open(
        QFile::encodeName(path(u"a.zip"_s)).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    QVERIFY(zip);
    for (const auto &[name, content] : parts) {
        zip_source_t *source =
            zip_source_buffer(zip, content.constData(), zip_uint64_t(content.size()), 0);
        QVERIFY(zip_file_add(zip, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8) >= 0);
    }
    QCOMPARE(zip_close(zip), 0);
}

QByteArray TestForeignArchive::bytes(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestForeignArchive::write(const QString &name, const QByteArray &content) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void TestForeignArchive::extractsOneFile()
{
    const QByteArray large(3'000'000, 'x'); // several steps of reading
    pack({{u"other"_s, "1"}, {u"wanted"_s, large}});
    const QByteArray before = bytes(u"a.zip"_s);
    QVERIFY(extract(u"wanted"_s, large.size()));
    QCOMPARE(bytes(u"out"_s), large);
    QCOMPARE(bytes(u"a.zip"_s), before);
}

void TestForeignArchive::otherNamesDoNotMatter()
{
    pack({{u"../outside"_s, "1"}, {u"/absolute"_s, "2"}, {u"wanted"_s, "3"}});
    QVERIFY(extract(u"wanted"_s));
    QCOMPARE(bytes(u"out"_s), QByteArray("3"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList({u"a.zip"_s, u"out"_s}));
}

void TestForeignArchive::missingEntry()
{
    pack({{u"folder/wanted"_s, "1"}, {u"WANTED"_s, "2"}});
    const auto extracted = extract(u"wanted"_s);
    QVERIFY(!extracted);
    QCOMPARE(extracted.error().code, ErrorCode::NotFound);
    QVERIFY(!QFile::exists(path(u"out"_s)));
}

void TestForeignArchive::limitOfSize()
{
    pack({{u"wanted"_s, QByteArray(1001, '\0')}});
    const auto extracted = extract(u"wanted"_s, 1000);
    QVERIFY(!extracted);
    QCOMPARE(extracted.error().code, ErrorCode::LimitExceeded);
    QVERIFY(!QFile::exists(path(u"out"_s)));
    QVERIFY(extract(u"wanted"_s, 1001));
}

void TestForeignArchive::existingTargetIsKept()
{
    pack({{u"wanted"_s, "new"}});
    write(u"out"_s, "old");
    const auto extracted = extract(u"wanted"_s);
    QVERIFY(!extracted);
    QCOMPARE(extracted.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(bytes(u"out"_s), QByteArray("old"));
}

void TestForeignArchive::everyCutFails()
{
    pack({{u"wanted"_s, "some text, some text, some text"}});
    const QByteArray whole = bytes(u"a.zip"_s);
    for (qsizetype size = 1; size < whole.size(); ++size) {
        write(u"a.zip"_s, whole.first(size));
        const auto extracted = extract(u"wanted"_s);
        QVERIFY(!extracted);
        QCOMPARE(extracted.error().code, ErrorCode::BackupInvalid);
        QCOMPARE(extracted.error().url, QUrl::fromLocalFile(path(u"a.zip"_s)));
        QVERIFY(!QFile::exists(path(u"out"_s)));
    }
}

void TestForeignArchive::everyChangedByteIsFoundOrHarmless()
{
    const QByteArray content = "some text, some text, some text";
    pack({{u"wanted"_s, content}});
    const QByteArray whole = bytes(u"a.zip"_s);
    for (qsizetype i = 0; i < whole.size(); ++i) {
        QByteArray changed = whole;
        changed[i] = char(changed.at(i) ^ 0x5a);
        write(u"a.zip"_s, changed);
        if (extract(u"wanted"_s))
            QCOMPARE(bytes(u"out"_s), content); // a date, for example
        else
            QVERIFY(!QFile::exists(path(u"out"_s)));
        QFile::remove(path(u"out"_s));
    }
}

void TestForeignArchive::noArchive()
{
    const auto missing = extract(u"wanted"_s);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileNotFound);
    write(u"a.zip"_s, "some text");
    const auto text = extract(u"wanted"_s);
    QVERIFY(!text);
    QCOMPARE(text.error().code, ErrorCode::BackupInvalid);
}

void TestForeignArchive::cancelled()
{
    pack({{u"wanted"_s, "text"}});
    m_isCancelled = true;
    const auto extracted = extract(u"wanted"_s);
    QVERIFY(!extracted);
    QCOMPARE(extracted.error().code, ErrorCode::Cancelled);
    QVERIFY(!QFile::exists(path(u"out"_s)));
}

QTEST_GUILESS_MAIN(TestForeignArchive)
#include "tst_foreign_archive.moc"
