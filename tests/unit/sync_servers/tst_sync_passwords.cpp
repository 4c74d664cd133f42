// SPDX-License-Identifier: GPL-3.0-or-later

#include <support/fake_secret_store.h>
#include <support/timeouts.h>
#include <sync_servers/sync_passwords.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_servers;
using dogear::test::FakeSecretStore;
using dogear::test::waitUntil;

namespace {

domain::SyncTarget target(domain::SyncTargetKind kind = domain::SyncTargetKind::Gpodder)
{
    return {.kind = kind,
            .address = QUrl(u"https://sync.example/sub"_s),
            .user = u"ann"_s,
            .device = u"desk"_s};
}

/// The password, or the name of the error.
QString textOf(const Future<Result<QString>> &future)
{
    if (!waitUntil([&future] { return future.isFinished(); }))
        return u"never"_s;
    const Result<QString> result = future.result();
    return result ? *result : toName(result.error().code);
}

} // namespace

class TestSyncPasswords final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void keysDiffer();
    void aPasswordSurvivesTheSession();
    void withoutAKeychainItIsHeldForTheSession();
    void removingForgetsItEverywhere();
};

void TestSyncPasswords::keysDiffer()
{
    QCOMPARE(SyncPasswords::key(target()), u"sync/gpodder/ann@https://sync.example/sub"_s);
    // One server may speak both interfaces, each with a password of its own.
    QVERIFY(SyncPasswords::key(target(domain::SyncTargetKind::Nextcloud))
            != SyncPasswords::key(target()));
    domain::SyncTarget withPassword = target();
    withPassword.address.setUserInfo(u"ann:secret"_s);
    QVERIFY(!SyncPasswords::key(withPassword).contains(u"secret"_s));
}

void TestSyncPasswords::aPasswordSurvivesTheSession()
{
    FakeSecretStore secrets;
    {
        SyncPasswords passwords(&secrets);
        QVERIFY(passwords.put(target(), u"secret"_s).result().has_value());
    }
    SyncPasswords later(&secrets);
    QCOMPARE(textOf(later.get(target())), u"secret"_s);
    secrets.isBroken = true; // locked meanwhile: sync goes on
    QCOMPARE(textOf(later.get(target())), u"secret"_s);
}

void TestSyncPasswords::withoutAKeychainItIsHeldForTheSession()
{
    FakeSecretStore secrets;
    secrets.isBroken = true;
    SyncPasswords passwords(&secrets);
    const auto stored = passwords.put(target(), u"secret"_s).result();
    QVERIFY(!stored && stored.error().code == ErrorCode::KeychainUnavailable);
    QCOMPARE(textOf(passwords.get(target())), u"secret"_s);
    SyncPasswords later(&secrets);
    QCOMPARE(textOf(later.get(target())), u"KeychainUnavailable"_s);
    SyncPasswords none;
    QCOMPARE(textOf(none.get(target())), u"NotFound"_s);
}

void TestSyncPasswords::removingForgetsItEverywhere()
{
    FakeSecretStore secrets;
    SyncPasswords passwords(&secrets);
    QVERIFY(passwords.put(target(), u"secret"_s).result().has_value());
    QVERIFY(passwords.remove(target()).result().has_value());
    QVERIFY(secrets.secrets.isEmpty());
    QCOMPARE(textOf(passwords.get(target())), u"NotFound"_s);
}

QTEST_GUILESS_MAIN(TestSyncPasswords)
#include "tst_sync_passwords.moc"
