// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/palette_model.h>
#include <support/bracketed.h>

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::itemmodels;

class TestPaletteModel final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void rowsFollowTextAndUse_data();
    void rowsFollowTextAndUse();
    void theLastEntryStaysLast();
    void addedEntriesAreRankedForTheSameText();
    void newEntriesBeginWithAnEmptyText();
    void matchesAreMarked();
    void rolesTellTheEntry();
    void rowsBeyondTheEndAreEmpty();

private:
    static PaletteEntry entry(const QString &text, PaletteKind kind, double use = 0)
    {
        return {.key = text, .kind = kind, .text = text, .use = use};
    }
    /// Actions, a view and shows, some of which are used.
    static QList<PaletteEntry> entries()
    {
        return {entry(u"Stop"_s, PaletteKind::Action),
                entry(u"Search"_s, PaletteKind::Action),
                entry(u"Inbox"_s, PaletteKind::View, 2),
                entry(u"Statistics"_s, PaletteKind::Action),
                entry(u"Startup stories"_s, PaletteKind::Show, 5),
                entry(u"Modern art"_s, PaletteKind::Show),
                entry(u"Sounds"_s, PaletteKind::Setting)};
    }
    static QStringList dump(const PaletteModel &model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row).data().toString());
        return texts;
    }
};

void TestPaletteModel::rowsFollowTextAndUse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("an empty text lists what is used most, then actions, then the other kinds")
        << u""_s
        << QStringList{u"Startup stories"_s,
                       u"Inbox"_s,
                       u"Stop"_s,
                       u"Search"_s,
                       u"Statistics"_s,
                       u"Modern art"_s,
                       u"Sounds"_s};
    QTest::newRow("blanks are an empty text") << u"  "_s
                                              << QStringList{u"Startup stories"_s,
                                                             u"Inbox"_s,
                                                             u"Stop"_s,
                                                             u"Search"_s,
                                                             u"Statistics"_s,
                                                             u"Modern art"_s,
                                                             u"Sounds"_s};
    QTest::newRow("equally good matches: use, then kind, then the order of the entries")
        << u"st"_s << QStringList{u"Startup stories"_s, u"Stop"_s, u"Statistics"_s};
    QTest::newRow("the better match comes before the one that is used more")
        << u"art"_s << QStringList{u"Modern art"_s, u"Startup stories"_s};
    QTest::newRow("letters come last")
        << u"so"_s << QStringList{u"Sounds"_s, u"Startup stories"_s, u"Stop"_s};
    QTest::newRow("no match") << u"xyz"_s << QStringList();
    QTest::newRow("signs match nothing") << u"!"_s << QStringList();
}

void TestPaletteModel::rowsFollowTextAndUse()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, rows);
    PaletteModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(entries());
    model.rank(text);
    QCOMPARE(dump(model), rows);
    QCOMPARE(model.matchCount(), int(rows.size()));
}

void TestPaletteModel::theLastEntryStaysLast()
{
    PaletteModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(entries());
    model.rank(u"inbox"_s, entry(u"Search for inbox"_s, PaletteKind::EpisodeSearch, 100));
    QCOMPARE(dump(model), (QStringList{u"Inbox"_s, u"Search for inbox"_s}));
    QCOMPARE(model.matchCount(), 1);
    model.rank(u"xyz"_s, entry(u"Search for xyz"_s, PaletteKind::EpisodeSearch));
    QCOMPARE(dump(model), QStringList{u"Search for xyz"_s});
    QCOMPARE(model.matchCount(), 0);
    QVERIFY(model.entry(model.index(0)).kind == PaletteKind::EpisodeSearch);
    model.rank({});
    QCOMPARE(model.rowCount(), 7);
}

void TestPaletteModel::addedEntriesAreRankedForTheSameText()
{
    PaletteModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(entries());
    model.rank(u"sto"_s, entry(u"Search for sto"_s, PaletteKind::EpisodeSearch));
    QCOMPARE(dump(model), (QStringList{u"Startup stories"_s, u"Stop"_s, u"Search for sto"_s}));
    model.addEntries({entry(u"Stored files"_s, PaletteKind::Setting, 1),
                      entry(u"Country"_s, PaletteKind::Setting)});
    QCOMPARE(
        dump(model),
        (QStringList{u"Startup stories"_s, u"Stored files"_s, u"Stop"_s, u"Search for sto"_s}));
}

void TestPaletteModel::newEntriesBeginWithAnEmptyText()
{
    PaletteModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(entries());
    model.rank(u"sto"_s, entry(u"Search for sto"_s, PaletteKind::EpisodeSearch));
    model.setEntries({entry(u"Quit"_s, PaletteKind::Action)});
    QCOMPARE(dump(model), QStringList{u"Quit"_s});
    QCOMPARE(model.index(0).data(PaletteModel::MarkedTextRole).toString(), u"Quit"_s);
}

void TestPaletteModel::matchesAreMarked()
{
    PaletteModel model;
    model.setEntries(entries());
    model.rank(u"art"_s, entry(u"art"_s, PaletteKind::EpisodeSearch));
    const auto marked = [&model](int row) {
        return test::bracketed(model.index(row).data(PaletteModel::MarkedTextRole).toString());
    };
    QCOMPARE(marked(0), u"Modern [art]"_s);
    QCOMPARE(marked(1), u"St[art]up stories"_s);
    QCOMPARE(marked(2), u"art"_s); // not a match
}

void TestPaletteModel::rolesTellTheEntry()
{
    PaletteModel model;
    model.setEntries({{.key = u"action:undo"_s,
                       .kind = PaletteKind::Action,
                       .text = u"Undo"_s,
                       .context = u"Episode"_s,
                       .shortcut = u"Ctrl+Z"_s,
                       .hint = u"Takes it back"_s,
                       .icon = u"back"_s,
                       .image = QUrl(u"https://h.example/1.png"_s),
                       .isEnabled = false,
                       .isChecked = true,
                       .target = 17}});
    const QModelIndex index = model.index(0);
    QCOMPARE(index.data(PaletteModel::KeyRole).toString(), u"action:undo"_s);
    QVERIFY(index.data(PaletteModel::KindRole).value<PaletteKind>() == PaletteKind::Action);
    QCOMPARE(index.data(PaletteModel::ContextRole).toString(), u"Episode"_s);
    QCOMPARE(index.data(PaletteModel::ShortcutRole).toString(), u"Ctrl+Z"_s);
    QCOMPARE(index.data(PaletteModel::HintRole).toString(), u"Takes it back"_s);
    QCOMPARE(index.data(PaletteModel::IconRole).toString(), u"back"_s);
    QCOMPARE(index.data(PaletteModel::ImageRole).toUrl(), QUrl(u"https://h.example/1.png"_s));
    QVERIFY(!index.data(PaletteModel::IsEnabledRole).toBool());
    QVERIFY(index.data(PaletteModel::IsCheckedRole).toBool());
    QCOMPARE(model.entry(index).target.toInt(), 17);
    QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), u"Undo"_s);
    model.setAccessibleText(
        [](const QModelIndex &row) { return QString(row.data().toString() + u'!'); });
    QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), u"Undo!"_s);
    QCOMPARE(model.indexOf(u"action:undo"_s), index);
    QVERIFY(!model.indexOf(u"action:redo"_s).isValid());
}

void TestPaletteModel::rowsBeyondTheEndAreEmpty()
{
    PaletteModel model;
    model.setEntries({entry(u"Quit"_s, PaletteKind::Action)});
    const QModelIndex first = model.index(0);
    QVERIFY(!model.index(1).isValid());
    QVERIFY(!model.index(0, 1).isValid());
    QVERIFY(!model.headerData(0, Qt::Horizontal).toString().contains(u"Quit"_s));
    QCOMPARE(model.rowCount(first), 0);
    QCOMPARE(model.entry(QModelIndex()).key, QString());
    model.setEntries({});
    QVERIFY(!model.data(first, Qt::DisplayRole).isValid()); // an index of before
    QCOMPARE(model.entry(first).key, QString());
}

QTEST_GUILESS_MAIN(TestPaletteModel)
#include "tst_palette_model.moc"
