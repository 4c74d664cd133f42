// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the real window does nothing while the user does nothing: an endless loop of layout or
// painting takes a whole processor without being visible.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QEvent>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using itemmodels::SidebarModel;

namespace {

constexpr int watchedMs = 500;
/// Allows for a message that disappears or a picture that arrives late.
constexpr int mostEvents = 5;

/// Counts the requests to lay out and to paint anything in the program.
class Work final : public QObject
{
public:
    Work() { QCoreApplication::instance()->installEventFilter(this); }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] QString last() const { return m_last; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::UpdateRequest) {
            ++m_count;
            m_last =
                QString::fromLatin1(watched->metaObject()->className()) + watched->objectName();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
    QString m_last;
};

} // namespace

class TestWindowAtRest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWindowWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void cleanupTestCase() { m_dogear.reset(); }
    void nothingHappens_data();
    void nothingHappens();

private:
    /// Counts events for watchedMs. \return a description if there are more than mostEvents
    [[nodiscard]] static QString watch();

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestWindowAtRest::initTestCase()
{
    failOnWindowWarnings();
    const QString data = m_folder.filePath(u"data"_s);
    prepareLibrary(data);
    m_dogear = startDogear(
        data, {writeFeed(m_folder.filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 30)});
    QVERIFY(m_dogear);
    m_dogear->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_dogear->window()));
    QTRY_COMPARE(part<QListView>(*m_dogear, "episodeList")->model()->rowCount(), 30);
}

void TestWindowAtRest::nothingHappens_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QSize>("size");
    for (const QSize &size : {QSize(1280, 800), QSize(1000, 700), QSize(1920, 1080)}) {
        for (int row = 0; row <= SidebarModel::fixedViewCount(); ++row)
            QTest::addRow("row %d of the sidebar at a width of %d", row, size.width())
                << row << size;
    }
}

void TestWindowAtRest::nothingHappens()
{
    QFETCH(const int, row);
    QFETCH(const QSize, size);
    auto *sidebar = part<widgets::Sidebar>(*m_dogear, "sidebar");
    QTRY_COMPARE(sidebar->model()->rowCount(), SidebarModel::fixedViewCount() + 1);
    m_dogear->window().resize(size);
    sidebar->setCurrentIndex(sidebar->model()->index(row, 0));
    // A busy machine may need many seconds to read and lay out the view.
    (void)waitUntil([] { return watch().isEmpty(); });
    QCOMPARE(watch(), QString());
}

QString TestWindowAtRest::watch()
{
    const Work work;
    (void)waitUntil([] { return false; }, watchedMs);
    if (work.count() <= mostEvents)
        return {};
    return u"%1 in %2 ms, the last in %3"_s.arg(work.count()).arg(watchedMs).arg(work.last());
}

QTEST_MAIN(TestWindowAtRest)

#include "tst_window_at_rest.moc"
