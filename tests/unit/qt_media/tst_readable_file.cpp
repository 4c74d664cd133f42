// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <qt_media/readable_file.h>

#include <resources/guide_resource.h>

using namespace Qt::StringLiterals;
using dogear::qt_media::ReadableFile;

class TestReadableFile final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dogear::resources::loadGuide(); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aResourceIsCopied();
    void whatCannotBeCopiedIsReadItself_data();
    void whatCannotBeCopiedIsReadItself();
};

void TestReadableFile::aResourceIsCopied()
{
    const QString path = QString::fromLatin1(dogear::resources::guideFeedPath);
    QFile resource(path);
    QVERIFY(resource.open(QIODevice::ReadOnly));
    ReadableFile file;
    QFile copy(file.open(path));
    QVERIFY(copy.fileName() != path && copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll(), resource.readAll());
    const QString name = copy.fileName();
    file.close();
    QVERIFY(!QFile::exists(name));
}

void TestReadableFile::whatCannotBeCopiedIsReadItself_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QByteArray>("temporary");
    QTest::newRow("a resource without a folder for its copy")
        << QUrl(QString::fromLatin1(dogear::resources::guideFeedUrl))
        << QByteArray("/proc"); // where not even root may create a file
    QTest::newRow("a resource that does not exist")
        << QUrl(u"qrc:/guide/nothing.opus"_s) << QByteArray();
    QTest::newRow("a file") << QUrl(u"file:///a.opus"_s) << QByteArray();
    QTest::newRow("a stream") << QUrl(u"http://127.0.0.1/a"_s) << QByteArray();
}

void TestReadableFile::whatCannotBeCopiedIsReadItself()
{
    QFETCH(const QUrl, url);
    QFETCH(const QByteArray, temporary);
    const bool isSet = qEnvironmentVariableIsSet("TMPDIR");
    const auto restore = qScopeGuard([isSet, usual = qgetenv("TMPDIR")] {
        if (isSet)
            qputenv("TMPDIR", usual);
        else
            qunsetenv("TMPDIR");
    });
    if (!temporary.isEmpty())
        qputenv("TMPDIR", temporary);
    ReadableFile file;
    QCOMPARE(file.open(url), url);
}

QTEST_GUILESS_MAIN(TestReadableFile)
#include "tst_readable_file.moc"
