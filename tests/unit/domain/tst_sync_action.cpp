// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/sync_action.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::domain;

class TestSyncAction final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void states_data();
    void states();
    void keys_data();
    void keys();
};

void TestSyncAction::states_data()
{
    using Number = std::optional<qint64>;
    QTest::addColumn<SyncAction>("action");
    QTest::addColumn<QString>("state");
    const auto row =
        [](const char *name, Number started, Number position, Number total, const char *state) {
            QTest::newRow(name) << SyncAction{.started = started,
                                              .position = position,
                                              .total = total}
                                << QString::fromLatin1(state);
        };
    row("a place", 0, 120, 500, "place");
    row("the end", 0, 500, 500, "played");
    row("beyond the end", 0, 510, 500, "played");
    row("a mark without playing", 500, 500, 500, "mark");
    row("a total of 0 says nothing about the end", 0, 120, 0, "place");
    row("no total", 0, 120, {}, "place");
    row("no position", 0, {}, 500, "none");
    QTest::newRow("unplayed") << SyncAction{.kind = SyncActionKind::New} << u"place"_s;
    QTest::newRow("a download") << SyncAction{.kind = SyncActionKind::Download, .position = 5}
                                << u"none"_s;
}

void TestSyncAction::states()
{
    QFETCH(const SyncAction, action);
    const QString state = action.isMark()     ? u"mark"_s
                          : action.isPlayed() ? u"played"_s
                          : action.hasState() ? u"place"_s
                                              : u"none"_s;
    QTEST(state, "state");
}

void TestSyncAction::keys_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char *name, const char *a, const char *b, bool isSame) {
        QTest::newRow(name) << QString::fromUtf8(a) << QString::fromUtf8(b) << isSame;
    };
    row("a colon that gpodder.net encodes", "https://e.org/a:b", "https://e.org/a%3Ab", true);
    row("a letter beyond ASCII", "https://e.org/\xc3\xa9", "https://e.org/%C3%A9", true);
    row("blanks around it", " https://e.org/a ", "https://e.org/a", true);
    row("a password that servers remove", "https://x:y@e.org/a", "https://e.org/a", true);
    row("http and https", "http://e.org/a", "https://e.org/a", true);
    row("another case in the path", "https://e.org/A", "https://e.org/a", false);
    row("another query", "https://e.org/a?1", "https://e.org/a?2", false);
    row("no address", "x", "y", false);
}

void TestSyncAction::keys()
{
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    QTEST(syncAddressKey(a) == syncAddressKey(b), "isSame");
}

QTEST_GUILESS_MAIN(TestSyncAction)
#include "tst_sync_action.moc"
