// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the reminders of live streams: told once, when the stream starts.

#include "features/shows/live_reminders.h"
#include "real_warnings.h"

#include <support/fake_clock.h>
#include <widgets/message_bar.h>

#include <QPushButton>
#include <QSignalSpy>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

class TestLiveReminders final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup();

    void aStreamIsToldWhenItStarts();
    void aStreamIsToldOnce();
    void aReminderIsTakenBack();
    void aStreamWithoutAStartIsIgnored();
    void theMessageLeadsToTheShow();
    void foreignTextIsCleaned();

private:
    [[nodiscard]] domain::LiveItem item(const QString &title, std::chrono::minutes in) const
    {
        domain::LiveItem item;
        item.guid = title;
        item.title = title;
        item.start = m_clock.time.addSecs(in.count() * 60);
        return item;
    }
    void advance(std::chrono::minutes time)
    {
        m_clock.advance(time);
        m_reminders->check();
    }

    test::FakeClock m_clock;
    std::unique_ptr<QWidget> m_window;
    widgets::MessageBar *m_messages = nullptr;
    LiveReminders *m_reminders = nullptr;
};

void TestLiveReminders::init()
{
    dogear::test::failOnRealWarning();
    m_clock = {};
    m_window = std::make_unique<QWidget>();
    m_messages = new widgets::MessageBar(m_window.get());
    m_reminders = new LiveReminders(m_clock, *m_messages, *m_window);
    m_window->show();
}

void TestLiveReminders::cleanup()
{
    m_window.reset();
}

void TestLiveReminders::aStreamIsToldWhenItStarts()
{
    m_reminders->set(PodcastId{1}, item(u"Later"_s, 90min), true);
    m_reminders->set(PodcastId{1}, item(u"Soon"_s, 30min), true);
    advance(29min);
    QVERIFY(!m_messages->isVisible());
    advance(1min);
    QCOMPARE(m_messages->text(), u"“Soon” starts now."_s);
    advance(60min);
    QCOMPARE(m_messages->text(), u"“Later” starts now."_s);
}

void TestLiveReminders::aStreamIsToldOnce()
{
    m_reminders->set(PodcastId{1}, item(u"Soon"_s, 1min), true);
    m_reminders->set(PodcastId{1}, item(u"Soon"_s, 1min), true);
    advance(2min);
    QVERIFY(m_messages->isVisible());
    m_messages->hide();
    advance(2min);
    QVERIFY(!m_messages->isVisible());
}

void TestLiveReminders::aReminderIsTakenBack()
{
    m_reminders->set(PodcastId{1}, item(u"Soon"_s, 1min), true);
    m_reminders->set(PodcastId{2}, item(u"Soon"_s, 1min), false); // of another show
    m_reminders->set(PodcastId{1}, item(u"Soon"_s, 1min), false);
    advance(2min);
    QVERIFY(!m_messages->isVisible());
}

void TestLiveReminders::aStreamWithoutAStartIsIgnored()
{
    domain::LiveItem unknown = item(u"Unknown"_s, 1min);
    unknown.start.reset();
    m_reminders->set(PodcastId{1}, unknown, true);
    advance(10min);
    QVERIFY(!m_messages->isVisible());
}

void TestLiveReminders::theMessageLeadsToTheShow()
{
    QSignalSpy wanted(m_reminders, &LiveReminders::showWanted);
    m_reminders->set(PodcastId{7}, item(u"Soon"_s, 1min), true);
    advance(1min);
    m_messages->findChild<QPushButton *>(u"messageAction"_s)->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().value<PodcastId>(), PodcastId{7});
}

void TestLiveReminders::foreignTextIsCleaned()
{
    m_reminders->set(PodcastId{1}, item(u"So\u202eon\n"_s, 1min), true);
    advance(1min);
    QCOMPARE(m_messages->text(), u"“Soon” starts now."_s);
}

QTEST_MAIN(TestLiveReminders)
#include "tst_live_reminders.moc"
