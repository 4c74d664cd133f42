// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which shortcuts actions have after a change, and which changes the settings store.

#include "real_warnings.h"
#include "settings/shortcut_edits.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using settings::ShortcutSettings;

namespace {

QList<QKeySequence> keys(const QString &texts)
{
    // Qt would make one empty sequence of an empty text.
    return texts.isEmpty() ? QList<QKeySequence>() : QKeySequence::listFromString(texts);
}

/// Two actions of menus, one without a shortcut, and two commands of different lists.
QList<ShortcutRow> sampleRows()
{
    const auto row = [](const QString &action, const QString &group, const QString &standard) {
        return ShortcutRow{.action = action,
                           .group = group,
                           .text = action,
                           .standard = keys(standard),
                           .current = {}};
    };
    return {row(u"actionMute"_s, u"Playback"_s, u"M"_s),
            row(u"actionFind"_s, u"Library"_s, u"Ctrl+F; /"_s),
            row(u"actionArchive"_s, u"Library"_s, {}),
            row(u"episodeDownload"_s, u"Episodes"_s, u"D"_s),
            row(u"bookmarkDelete"_s, u"Bookmarks"_s, u"Del"_s)};
}

} // namespace

class TestShortcutEdits final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void keysOfTheSettings_data();
    void keysOfTheSettings();
    void owners_data();
    void owners();
    void changes_data();
    void changes();
};

void TestShortcutEdits::keysOfTheSettings_data()
{
    QTest::addColumn<ShortcutSettings>("changes");
    QTest::addColumn<QString>("expected"); // of actionFind
    QTest::newRow("without changes the standard applies") << ShortcutSettings{} << u"Ctrl+F; /"_s;
    QTest::newRow("a change replaces the standard")
        << ShortcutSettings{{u"actionFind"_s, {u"F3"_s}}} << u"F3"_s;
    QTest::newRow("an empty change removes the standard")
        << ShortcutSettings{{u"actionFind"_s, {}}} << QString();
    QTest::newRow("text that is no shortcut is left out")
        << ShortcutSettings{{u"actionFind"_s, {u"Hyper+Quux"_s, u""_s, u"F3"_s, u"F3"_s}}}
        << u"F3"_s;
    QTest::newRow("changes of other actions do not matter")
        << ShortcutSettings{{u"actionMute"_s, {u"F3"_s}}} << u"Ctrl+F; /"_s;
}

void TestShortcutEdits::keysOfTheSettings()
{
    QFETCH(const ShortcutSettings, changes);
    QFETCH(const QString, expected);
    ShortcutEdits edits(sampleRows());
    edits.setChanges(changes);
    QCOMPARE(edits.row(u"actionFind"_s)->current, keys(expected));
}

void TestShortcutEdits::owners_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("owner"); // empty: nothing is in the way
    QTest::newRow("a free key") << u"F9"_s << u"actionMute"_s << QString();
    QTest::newRow("a key of another menu") << u"/"_s << u"actionMute"_s << u"actionFind"_s;
    QTest::newRow("the action's own key") << u"M"_s << u"actionMute"_s << QString();
    QTest::newRow("a key of a list may be that of an action, too")
        << u"D"_s << u"actionMute"_s << QString();
    QTest::newRow("a key of an action may be that of a list, too")
        << u"M"_s << u"episodeDownload"_s << QString();
    QTest::newRow("a key of another list") << u"Del"_s << u"episodeDownload"_s << QString();
}

void TestShortcutEdits::owners()
{
    QFETCH(const QString, key);
    QFETCH(const QString, action);
    ShortcutEdits edits(sampleRows());
    edits.setChanges({});
    const ShortcutRow *owner = edits.owner(QKeySequence(key), action);
    QTEST(owner ? owner->action : QString(), "owner");
}

void TestShortcutEdits::changes_data()
{
    QTest::addColumn<ShortcutSettings>("before");
    QTest::addColumn<QString>("act");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("key");
    QTest::addColumn<ShortcutSettings>("after");
    const auto row = [](const char *name,
                        const ShortcutSettings &before,
                        const QString &act,
                        const QString &action,
                        const QString &key,
                        const ShortcutSettings &after) {
        QTest::newRow(name) << before << act << action << key << after;
    };
    const QString add = u"add"_s;
    const QString remove = u"remove"_s;
    const QString reset = u"reset"_s;
    const QString mute = u"actionMute"_s;
    const QString find = u"actionFind"_s;
    const QString archive = u"actionArchive"_s;
    row("a shortcut is added to the standard one",
        {},
        add,
        mute,
        u"F9"_s,
        {{mute, {u"M"_s, u"F9"_s}}});
    row("an action without shortcuts gets one", {}, add, archive, u"F9"_s, {{archive, {u"F9"_s}}});
    row("adding a shortcut twice changes nothing", {}, add, mute, u"M"_s, {});
    row("a shortcut is taken from another action",
        {},
        add,
        mute,
        u"/"_s,
        {{mute, {u"M"_s, u"/"_s}}, {find, {u"Ctrl+F"_s}}});
    row("a list keeps its shortcut when an action gets it",
        {},
        add,
        mute,
        u"D"_s,
        {{mute, {u"M"_s, u"D"_s}}});
    row("the only shortcut is removed", {}, remove, mute, u"M"_s, {{mute, {}}});
    row("one of two shortcuts is removed", {}, remove, find, u"/"_s, {{find, {u"Ctrl+F"_s}}});
    row("a removed shortcut is added again, as the standard has it",
        {{mute, {}}},
        add,
        mute,
        u"M"_s,
        {});
    row("reset forgets the change", {{mute, {u"F9"_s}}}, reset, mute, {}, {});
    row("reset leaves other actions alone",
        {{mute, {u"F9"_s}}, {archive, {u"F10"_s}}},
        reset,
        mute,
        {},
        {{archive, {u"F10"_s}}});
    row("reset takes the standard shortcut back",
        {{mute, {}}, {archive, {u"M"_s, u"F10"_s}}},
        reset,
        mute,
        {},
        {{archive, {u"F10"_s}}});
    row("changes of unknown actions are kept",
        {{u"actionOfTomorrow"_s, {u"F12"_s}}},
        add,
        mute,
        u"F9"_s,
        {{u"actionOfTomorrow"_s, {u"F12"_s}}, {mute, {u"M"_s, u"F9"_s}}});
    row("an unknown action changes nothing", {}, add, u"actionOfTomorrow"_s, u"F9"_s, {});
}

void TestShortcutEdits::changes()
{
    QFETCH(const ShortcutSettings, before);
    QFETCH(const QString, act);
    QFETCH(const QString, action);
    QFETCH(const QString, key);
    QFETCH(const ShortcutSettings, after);
    ShortcutEdits edits(sampleRows());
    edits.setChanges(before);
    const QKeySequence sequence(key);
    const ShortcutSettings result = act == u"add"_s      ? edits.added(action, sequence)
                                    : act == u"remove"_s ? edits.removed(action, sequence)
                                                         : edits.reset(action);
    QCOMPARE(result, after);
}

QTEST_MAIN(TestShortcutEdits)
#include "tst_shortcut_edits.moc"
