// SPDX-License-Identifier: GPL-3.0-or-later
// window_bench DATA [palette]: opens the library in DATA in the real window and uses it: types in
// the command palette and, without that word, in the search, changes the view, scrolls, marks
// episodes as played. Prints a line for each step: action, milliseconds.
#include "application.h"
#include "generated_text.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::EpisodeListModel;
using itemmodels::ListFilter;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

namespace {

constexpr int patienceMs = 60'000;
constexpr int typedWords = 15;
constexpr int typedLetters = 7;
constexpr int visitedShows = 20;
constexpr int scrollSteps = 600;
constexpr int marked = 10'000;
constexpr int paletteRuns = 10;

void say(const char *what, double milliseconds)
{
    std::printf("%s\t%.2f\n", what, milliseconds);
}

/// Simulates a user of the window, and measures each action.
class Guest final : public QObject
{
public:
    explicit Guest(MainWindow &window)
        : m_window(window)
        , m_list(*window.findChild<QListView *>(u"episodeList"_s))
        , m_search(*window.findChild<QLineEdit *>(u"searchField"_s))
        , m_sidebar(*window.findChild<QListView *>(u"sidebar"_s))
        , m_page(*window.findChild<widgets::EpisodeListPage *>())
        , m_messages(*window.findChild<widgets::MessageBar *>())
        , m_model(*qobject_cast<EpisodeListModel *>(m_list.model()))
    {
        m_list.viewport()->installEventFilter(this);
        connect(&m_model, &EpisodeListModel::loaded, this, [this] { m_isLoaded = true; });
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The queued call runs after this event, when the list is painted.
        if (event->type() == QEvent::Paint && m_isLoaded)
            QMetaObject::invokeMethod(
                this, [this] { m_isPainted = true; }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

    /// Runs \a act. \return the milliseconds until the model has loaded and the list is painted
    template<typename Act>
    double timed(Act act)
    {
        m_isLoaded = false;
        m_isPainted = false;
        QElapsedTimer timer;
        timer.start();
        act();
        m_list.viewport()->update();
        while (!m_isPainted && !timer.hasExpired(patienceMs)) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
            if (m_isLoaded && !m_isPainted)
                m_list.viewport()->update();
        }
        return double(timer.nsecsElapsed()) / 1e6;
    }

    /// Processes events for the given time, so that pending work finishes.
    void rest(int milliseconds)
    {
        QElapsedTimer timer;
        timer.start();
        while (!timer.hasExpired(milliseconds))
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }

    void type()
    {
        bench::GeneratedText text(60'000, 11);
        for (int i = 0; i < typedWords; ++i) {
            const QString word = text.word(100 + text.below(3'000)).left(typedLetters);
            for (const QChar letter : word) {
                const double time = timed([&] {
                    QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
                    QCoreApplication::sendEvent(&m_search, &press);
                });
                say("keystroke", time);
                rest(60); // the user's pause between two keys
            }
            timed([&] { m_search.clear(); });
            rest(200);
        }
    }

    /// Opens the command palette and types a word, several times; each step until it is painted.
    void usePalette()
    {
        for (int i = 0; i < paletteRuns; ++i) {
            QElapsedTimer timer;
            timer.start();
            m_window.findChild<QAction *>(u"actionPalette"_s)->trigger();
            auto *palette = m_window.findChild<QWidget *>(u"commandPalette"_s);
            palette->repaint();
            say("palette", double(timer.nsecsElapsed()) / 1e6);
            rest(500); // after the first opening the settings are read
            auto *field = palette->findChild<QLineEdit *>(u"paletteField"_s);
            for (const QChar letter : u"stati"_s) {
                timer.restart();
                QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
                QCoreApplication::sendEvent(field, &press);
                palette->repaint();
                say("palette", double(timer.nsecsElapsed()) / 1e6);
                rest(60); // the user's pause between two keys
            }
            QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
            QCoreApplication::sendEvent(field, &escape);
            rest(200);
        }
    }

    void changeViews()
    {
        const QList<int> shows = rowsOf(ViewKind::Podcast);
        const qsizetype step = std::max<qsizetype>(1, shows.size() / visitedShows);
        for (qsizetype i = 0; i < shows.size(); i += step)
            visit(shows.at(i));
        for (const ViewKind kind : {ViewKind::Inbox,
                                    ViewKind::InProgress,
                                    ViewKind::Favourites,
                                    ViewKind::History,
                                    ViewKind::AllEpisodes})
            visit(rowsOf(kind).constFirst());
        for (const ListFilter &filter : {ListFilter{.onlyUnplayed = true},
                                         ListFilter{.onlyInProgress = true},
                                         ListFilter{.onlyFavourites = true},
                                         ListFilter{}}) {
            say("view", timed([&] { m_model.query().setFilter(filter); }));
            rest(100);
        }
    }

    /// Marks the first 10,000 episodes as played, and undoes it.
    /// \pre scroll() has loaded the list
    void mark()
    {
        QList<EpisodeId> ids;
        for (int row = 0; row < std::min(marked, m_model.rowCount()); ++row)
            ids.append(m_model.rows().at(row).id);
        untilShown([&] { emit m_page.playedChangeRequested(ids, false); }, false);
        say("mark", untilShown([&] { emit m_page.playedChangeRequested(ids, true); }, true));
        rest(1'000);
        auto *undo = m_messages.findChild<QPushButton *>();
        say("undo", untilShown([&] { undo->click(); }, false));
    }

    void scroll()
    {
        // Shows all episodes and waits until the number of rows has not changed for a second.
        m_sidebar.setCurrentIndex(
            m_sidebar.model()->index(rowsOf(ViewKind::AllEpisodes).constFirst(), 0));
        for (int rows = -1; rows != m_model.rowCount();) {
            rows = m_model.rowCount();
            rest(1'000);
        }
        std::printf("rows\t%d\n", m_model.rowCount());
        QScrollBar &bar = *m_list.verticalScrollBar();
        for (int step = 0; step <= scrollSteps; ++step) {
            QElapsedTimer timer;
            timer.start();
            bar.setValue(int(qint64{bar.maximum()} * step / scrollSteps));
            QCoreApplication::processEvents();
            say("frame", double(timer.nsecsElapsed()) / 1e6);
            for (int turn = 0; turn < 8; ++turn) { // the rows in view are loaded and painted
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
                timer.restart();
                QCoreApplication::processEvents();
                say("frame", double(timer.nsecsElapsed()) / 1e6);
            }
        }
        bar.setValue(0);
    }

private:
    /// Runs \a act. \return the milliseconds until the first row is painted as played or unplayed,
    ///   see \a isPlayed
    template<typename Act>
    double untilShown(Act act, bool isPlayed)
    {
        const QModelIndex first = m_model.index(0);
        QElapsedTimer timer;
        timer.start();
        act();
        while (first.data(EpisodeListModel::IsPlayedRole).toBool() != isPlayed
               && !timer.hasExpired(patienceMs))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
        m_list.viewport()->repaint();
        const double time = double(timer.nsecsElapsed()) / 1e6;
        rest(1'000);
        return time;
    }

    [[nodiscard]] QList<int> rowsOf(ViewKind kind) const
    {
        QList<int> rows;
        for (int row = 0; row < m_sidebar.model()->rowCount(); ++row) {
            const QModelIndex index = m_sidebar.model()->index(row, 0);
            const QVariant place = index.data(SidebarModel::ViewRole);
            if (place.isValid() && index.flags().testFlag(Qt::ItemIsSelectable)
                && place.value<itemmodels::LibraryView>().kind == kind)
                rows.append(row);
        }
        return rows;
    }

    void visit(int row)
    {
        say("view", timed([&] { m_sidebar.setCurrentIndex(m_sidebar.model()->index(row, 0)); }));
        rest(100);
    }

    MainWindow &m_window;
    QListView &m_list;
    QLineEdit &m_search;
    QListView &m_sidebar;
    widgets::EpisodeListPage &m_page;
    widgets::MessageBar &m_messages;
    EpisodeListModel &m_model;
    bool m_isLoaded = false;
    bool m_isPainted = false;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const bool isPalette = argc == 3 && qstrcmp(argv[2], "palette") == 0;
    if (argc != 2 && !isPalette) {
        std::fprintf(stderr, "usage: window_bench DATA [palette]\n");
        return 2;
    }
    const auto application = Application::create({.dataDir = QString::fromLocal8Bit(argv[1])});
    if (!application)
        return 1;
    (*application)->start();
    Guest guest((*application)->window());
    guest.rest(3'000);
    guest.usePalette();
    if (isPalette)
        return 0;
    guest.type();
    guest.changeViews();
    guest.scroll();
    guest.mark();
    return 0;
}
