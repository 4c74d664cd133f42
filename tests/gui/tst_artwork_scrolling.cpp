// SPDX-License-Identifier: GPL-3.0-or-later
// Scrolls a chart of 100 rows whose pictures have 3000 × 3000 pixels: no frame is late, and the
// pictures need little memory.

#include "real_warnings.h"

#include <itemmodels/directory_list_model.h>
#include <library/library.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>
#include <widgets/artwork_images.h>
#include <widgets/discover_page.h>

#include <QBuffer>
#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using discovery::DirectoryShow;
using itemmodels::DirectoryListModel;

namespace {

constexpr int rows = 100;
constexpr int pixels = 3000;
constexpr auto maxFrame = 16ms;
constexpr qint64 maxPictureBytes = 80'000'000;

/// A cover as shows publish it. \a format is that of QImageWriter
QByteArray cover(const char *format)
{
    QImage image(pixels, pixels, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient gradient(0, 0, pixels, pixels);
    gradient.setColorAt(0, Qt::darkBlue);
    gradient.setColorAt(1, Qt::yellow);
    painter.fillRect(image.rect(), gradient);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, format) ? bytes : QByteArray();
}

/// Processor time of this thread: other programs and the decoding threads do not count.
std::chrono::nanoseconds threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

/// Resident memory of this process.
qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QFile::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

/// Measures what each frame of a list costs its thread: all that happens from one painting to the
/// next, so also the pictures that arrive between them.
class FrameWatch final : public QObject
{
public:
    explicit FrameWatch(QWidget *viewport) { viewport->installEventFilter(this); }

    bool eventFilter(QObject * /*viewport*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            const auto now = threadTime();
            m_longest = std::max(m_longest, now - m_last);
            m_last = now;
            ++m_frames;
        }
        return false;
    }

    [[nodiscard]] int frames() const { return m_frames; }
    [[nodiscard]] std::chrono::nanoseconds longest() const { return m_longest; }

private:
    int m_frames = 0;
    std::chrono::nanoseconds m_last = threadTime();
    std::chrono::nanoseconds m_longest{};
};

} // namespace

class TestArtworkScrolling final : public QObject
{
    Q_OBJECT

private slots:
    void noFrameIsLate();

private:
    /// Adds a chart of shows whose pictures are in \a http.
    static QList<DirectoryShow> serveChart(test::FakeHttpClient &http)
    {
        const QByteArray jpeg = cover("JPEG");
        const QByteArray png = cover("PNG");
        QList<DirectoryShow> chart;
        for (int i = 0; i < rows; ++i) {
            DirectoryShow show;
            show.title = u"Show %1 with a title of some length"_s.arg(i);
            show.author = u"Ann Example and Bob Example"_s;
            show.appleId = i + 1;
            show.artwork = QUrl(u"https://art.example/%1"_s.arg(i));
            show.episodeCount = 12;
            show.directories = {discovery::Directory::Apple};
            http.serve(show.artwork, i % 4 == 0 ? png : jpeg);
            chart.append(show);
        }
        return chart;
    }
};

void TestArtworkScrolling::noFrameIsLate()
{
    test::failOnRealWarning();
    resources::loadIcons();
    const QTemporaryDir folder;
    test::FakeHttpClient http;
    const test::FakeClock clock;
    library::Library library(*settings::DataFolders::create(folder.path()), http, clock);
    widgets::ArtworkImages images(library.artwork());
    DirectoryListModel model(library.subscriptions());
    widgets::DiscoverPage page(model, images);
    page.resize(500, 800);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const QList<DirectoryShow> chart = serveChart(http);
    QSet<QUrl> loaded;
    connect(&images, &widgets::ArtworkImages::changed, this, [&](const QUrl &url) {
        loaded.insert(url);
    });
    const qint64 before = residentBytes();
    model.restart({});
    model.add(chart);
    page.showChart({});
    auto *list = page.findChild<QListView *>(u"discoverList"_s);
    QScrollBar *bar = list->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    list->viewport()->repaint(); // the first painting loads fonts and icons

    const FrameWatch watch(list->viewport());
    qint64 peak = before;
    int step = 40;
    int steps = 0;
    const bool areLoaded = test::waitUntil(
        [&] {
            if (bar->value() + step > bar->maximum() || bar->value() + step < 0)
                step = -step;
            bar->setValue(bar->value() + step); // the next turn of the event loop paints it
            ++steps;
            peak = std::max(peak, residentBytes());
            return loaded.size() == rows;
        },
        100'000);
    QVERIFY2(areLoaded, qPrintable(QString::number(loaded.size())));
    const QByteArray figures = "longest frame "
                               + QByteArray::number(double(watch.longest().count()) / 1e6) + " ms, "
                               + QByteArray::number((peak - before) / 1'000'000) + " MB";
    qInfo("%s", figures.constData());
    QCOMPARE_GE(watch.frames(), steps - 1); // nothing paints after the last step
    QVERIFY2(watch.longest() < maxFrame, figures.constData());
    QVERIFY2(peak - before < maxPictureBytes, figures.constData());
}

QTEST_MAIN(TestArtworkScrolling)
#include "tst_artwork_scrolling.moc"
