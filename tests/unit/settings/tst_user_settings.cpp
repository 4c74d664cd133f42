// SPDX-License-Identifier: GPL-3.0-or-later
// Tests reading and storing all settings of the user together.

#include "sample_settings.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::settings;
using dogear::test::sampleSettings;

class TestUserSettings final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyGroupComesBack();
    void groupsThatDoNotChangeStayAsTheyAre();
};

void TestUserSettings::everyGroupComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    {
        Settings settings(path);
        QVERIFY(userSettings(settings) == UserSettings{});
        store(sampleSettings(), settings);
        QVERIFY(userSettings(settings) == sampleSettings());
    }
    QVERIFY(userSettings(Settings(path)) == sampleSettings());
}

/// A newer Dogear may have a theme that this one does not know.
void TestUserSettings::groupsThatDoNotChangeStayAsTheyAre()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"settings.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("[appearance]\ntheme=sepia\n[tray]\nshown=false\n") > 0);
    file.close();
    {
        Settings settings(file.fileName());
        UserSettings changed = userSettings(settings);
        changed.tray.isShown = true;
        store(changed, settings);
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray stored = file.readAll();
    QVERIFY2(stored.contains("theme=sepia"), stored.constData());
    QVERIFY2(stored.contains("shown=true"), stored.constData());
    QVERIFY2(!stored.contains("[playback]"), stored.constData());
}

QTEST_GUILESS_MAIN(TestUserSettings)
#include "tst_user_settings.moc"
