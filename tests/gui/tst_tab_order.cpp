// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that Tab follows the visual order in the real window, offscreen.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>
#include <widgets/tab_order.h>

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;

class TestTabOrder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWindowWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void layoutsDecide();
    void theWindowIsInOrder();
    void thePageOfAShowComesBeforeTheBar();

private:
    /// Returns the names of the visible widgets that Tab reaches from \a first on, in tab order.
    static QStringList reached(QWidget &first)
    {
        QStringList names;
        QWidget *now = &first;
        do {
            if (now->isVisible() && now->isEnabled() && (now->focusPolicy() & Qt::TabFocus)
                && !now->objectName().isEmpty())
                names.append(now->objectName());
            now = now->nextInFocusChain();
        } while (now != &first);
        return names;
    }
    /// Returns whether \a names are in this order in \a all; other names may be in between.
    static bool areInOrder(const QStringList &all, const QStringList &names)
    {
        qsizetype last = -1;
        for (const QString &name : names) {
            const qsizetype at = all.indexOf(name);
            if (at <= last) {
                qWarning("%s", qPrintable(name + " in "_L1 + all.join(u' ')));
                return false;
            }
            last = at;
        }
        return true;
    }
};

void TestTabOrder::layoutsDecide()
{
    QWidget window;
    QList<QPushButton *> buttons;
    for (int i = 0; i < 5; ++i)
        buttons.append(new QPushButton(QString::number(i), &window));
    auto *inner = new QHBoxLayout;
    inner->addWidget(buttons.at(3));
    inner->addWidget(buttons.at(1));
    auto *column = new QVBoxLayout(&window);
    column->addWidget(buttons.at(4));
    column->addLayout(inner);
    auto *splitter = new QSplitter;
    splitter->addWidget(buttons.at(2));
    auto *area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(buttons.at(0));
    splitter->addWidget(area);
    column->addWidget(splitter);
    widgets::tabInLayoutOrder(window);
    const QList<QWidget *> wanted{
        buttons.at(4), buttons.at(3), buttons.at(1), buttons.at(2), buttons.at(0)};
    QCOMPARE(widgets::inLayoutOrder(window), wanted);
    QList<QWidget *> chain;
    for (QWidget *now = buttons.at(4)->nextInFocusChain(); now != buttons.at(4);
         now = now->nextInFocusChain()) {
        if (wanted.contains(now))
            chain.append(now);
    }
    QCOMPARE(chain, wanted.sliced(1));
}

void TestTabOrder::theWindowIsInOrder()
{
    const QTemporaryDir folder;
    const QString data = folder.filePath(u"data"_s);
    prepareLibrary(data);
    const auto dogear = startDogear(
        data, {writeFeed(folder.filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3)});
    QTRY_COMPARE(part<QLabel>(*dogear, "detailTitle")->text(), u"Episode 3"_s);
    dogear->window().resize(1280, 800); // a narrow bar hides the volume
    QTRY_VERIFY(part<QWidget>(*dogear, "playerVolume")->isVisible());
    const QStringList all = reached(*part<QWidget>(*dogear, "sidebar"));
    QVERIFY(areInOrder(all,
                       {u"sidebar"_s,
                        u"searchField"_s,
                        u"chipUnplayed"_s,
                        u"chipTranscript"_s,
                        u"sortButton"_s,
                        u"episodeList"_s,
                        u"detailShow"_s,
                        u"detailPlay"_s,
                        u"detailQueue"_s,
                        u"detailList"_s,
                        u"detailFavourite"_s,
                        u"detailPlayed"_s,
                        u"notesView"_s,
                        u"playerPlay"_s,
                        u"playerSpeed"_s,
                        u"playerMute"_s,
                        u"playerVolume"_s,
                        u"playerQueue"_s}));
}

void TestTabOrder::thePageOfAShowComesBeforeTheBar()
{
    const QTemporaryDir folder;
    const QString data = folder.filePath(u"data"_s);
    prepareLibrary(data);
    const auto dogear = startDogear(
        data, {writeFeed(folder.filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3)});
    QTRY_COMPARE(part<QLabel>(*dogear, "detailTitle")->text(), u"Episode 3"_s);
    part<QAction>(*dogear, "actionGoToShow")->trigger();
    QTRY_VERIFY(part<QWidget>(*dogear, "podcastDetail")
                && part<QWidget>(*dogear, "podcastDetail")->isVisible());
    QTRY_VERIFY(part<QWidget>(*dogear, "showPlayback")->isEnabled());
    QTRY_VERIFY(part<QWidget>(*dogear, "newestPlay")->isVisible());
    QVERIFY(areInOrder(reached(*part<QWidget>(*dogear, "sidebar")),
                       {u"episodeList"_s,
                        u"podcastRefresh"_s,
                        u"podcastStopFollowing"_s,
                        u"newestPlay"_s,
                        u"newestTitle"_s,
                        u"podcastTabs"_s,
                        u"podcastCopyFeed"_s,
                        u"podcastChangeFeed"_s,
                        u"playerPlay"_s}));
    part<QTabBar>(*dogear, "podcastTabs")->setCurrentIndex(2);
    QVERIFY(areInOrder(
        reached(*part<QWidget>(*dogear, "sidebar")),
        {u"episodeList"_s, u"podcastTabs"_s, u"showSpeed"_s, u"podcastSkips"_s, u"playerPlay"_s}));
}

QTEST_MAIN(TestTabOrder)
#include "tst_tab_order.moc"
