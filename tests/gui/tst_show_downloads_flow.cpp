// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the rules for automatic downloads of a show, from the database to its page and back.

#include "features/details/detail_controller.h"
#include "features/downloads/show_download_rules.h"
#include "real_warnings.h"
#include "test_library.h"

#include <downloads/automatic_downloads.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace dogear;
using domain::ShowDownloads;

namespace {

/// Library with rules for downloads, and without the downloads.
struct DownloadingLibrary
{
    test::TestLibrary library;
    storage::DatabaseThread database{library.folders.database};
    downloads::AutomaticDownloads downloads{database, library.clock};
};

} // namespace

class TestShowDownloadsFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingIsTheBeginning();
    void whatIsChosenIsStored();
    void eachShowHasItsOwn();
    void whatIsStoredIsShown();
    void whatCannotBeStoredIsSaid();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    QSpinBox *newest() const { return part<QSpinBox>("showDownloadsNewest"); }
    void show(PodcastId podcast) const
    {
        m_details->showPodcast(podcast);
        QTRY_COMPARE(m_page->podcast(), podcast);
        QTRY_VERIFY(part<QWidget>("showDownloads")->isEnabled());
    }
    [[nodiscard]] ShowDownloads stored(PodcastId podcast) const
    {
        auto answer = m_library->downloads.find(podcast);
        if (!test::waitUntil([&] { return answer.isFinished(); }) || !answer.result())
            return {.newest = -1};
        return *answer.result();
    }

    std::unique_ptr<DownloadingLibrary> m_library;
    std::unique_ptr<QWidget> m_window;
    widgets::DetailPage *m_page = nullptr;
    DetailController *m_details = nullptr;
    widgets::MessageBar *m_messages = nullptr;
    PodcastId m_first;
    PodcastId m_second;
};

void TestShowDownloadsFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<DownloadingLibrary>();
    test::TestLibrary &all = m_library->library;
    m_window = std::make_unique<QWidget>();
    m_page = new widgets::DetailPage(all.images, m_window.get());
    m_messages = new widgets::MessageBar(m_window.get());
    m_details = new DetailController(
        all.library.subscriptions(), all.library.episodes(), *all.session, *m_page, *m_messages);
    new ShowDownloadRules(m_library->downloads, *m_details, *m_messages);
    m_first = all.follow(u"First"_s, {{u"One"_s}});
    m_second = all.follow(u"Second"_s, {{u"Two"_s}});
    QVERIFY(m_first.isValid() && m_second.isValid());
}

void TestShowDownloadsFlow::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestShowDownloadsFlow::nothingIsTheBeginning()
{
    bool wasEnabled = true;
    connect(m_details, &DetailController::podcastShown, this, [&wasEnabled, this] {
        wasEnabled = part<QWidget>("showDownloads")->isEnabled();
    });
    show(m_first);
    QVERIFY(!wasEnabled); // disabled until the rules are read from the database
    QCOMPARE(newest()->text(), u"None"_s);
}

void TestShowDownloadsFlow::whatIsChosenIsStored()
{
    show(m_first);
    newest()->setValue(3);
    auto *query = part<QLineEdit>("showDownloadsQuery");
    query->setText(u"guests"_s);
    emit query->editingFinished();
    part<QCheckBox>("showDownloadsUnplayed")->click();
    QVERIFY((stored(m_first) == ShowDownloads{3, u"guests"_s, false}));
    QVERIFY(stored(m_second) == ShowDownloads{});
}

void TestShowDownloadsFlow::eachShowHasItsOwn()
{
    show(m_first);
    newest()->setValue(3);
    show(m_second);
    QCOMPARE(newest()->value(), 0);
    newest()->setValue(7);
    show(m_first);
    QCOMPARE(newest()->value(), 3);
    QCOMPARE(stored(m_second).newest, 7);
}

void TestShowDownloadsFlow::whatIsStoredIsShown()
{
    auto answer = m_library->downloads.set(m_first, {5, u"talk"_s, false});
    QTRY_VERIFY(answer.isFinished());
    show(m_first);
    QCOMPARE(newest()->value(), 5);
    QCOMPARE(part<QLineEdit>("showDownloadsQuery")->text(), u"talk"_s);
    QVERIFY(!part<QCheckBox>("showDownloadsUnplayed")->isChecked());
}

void TestShowDownloadsFlow::whatCannotBeStoredIsSaid()
{
    show(m_first);
    auto broken = m_library->database.run([](storage::Connection &connection) -> Result<> {
        const auto dropped = connection.execute(u"DROP TABLE show_downloads"_s);
        return dropped ? Result<>() : failure(dropped.error());
    });
    QTRY_VERIFY(broken.isFinished());
    newest()->setValue(3);
    QTRY_VERIFY(!m_messages->text().isEmpty());
}

QTEST_MAIN(TestShowDownloadsFlow)
#include "tst_show_downloads_flow.moc"
