// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a picture of every page and dialog in ten settings of the desktop, each in a process of its
// own, and compares them with those that a person has approved (README.md).

#include "contact_sheet.h"
#include "gui/window_driver.h"
#include "gui/window_tour.h"
#include "perceptual_difference.h"

#include <itemmodels/sidebar_model.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTreeWidget>

#include <memory>
#include <optional>
#include <start/language.h>

using namespace dogear;
using namespace dogear::test;

namespace {

/// Share of a picture that may look different: a clock, another version of a font engine.
constexpr double maxDifference = 0.004;
/// The same for a page that tells the time and the order of what just happened.
constexpr double maxDifferenceOfTimes = 0.02;
constexpr int stillTimeoutMs = 30'000; ///< for a page; a large one takes a second
constexpr int childTimeoutMs = 600'000;

const QString folder = QStringLiteral(DOGEAR_SCREENSHOT_FOLDER);
const QString approvedFolder = QStringLiteral(DOGEAR_APPROVED_FOLDER);

/// What the window gets from the desktop and from the settings.
struct Surroundings
{
    QSize size{1280, 800};
    QString theme = u"light"_s;
    QString scale = u"1"_s;
    int points = 10;
    QString language = u"en"_s;
    bool isEmpty = false;
};

/// \a hour tells the episodes of a day apart: the shows are read at the same time, in any order.
QByteArray feedOf(const QString &title, const QUrl &picture, int hour, int count)
{
    QString items;
    for (int i = count; i > 0; --i) {
        items +=
            u"<item><title>%1 %2</title><guid>%1-%2</guid>"
            "<pubDate>%2 Aug 2024 1%5:00:00 GMT</pubDate>"
            "<itunes:duration>%3</itunes:duration><description><![CDATA[<p>What happened on "
            "day %2, and what %4 have to do with it. See <a href=\"https://example.org/\">the "
            "page</a>; from 1:20 on there are questions.</p><h2>Also</h2><ul><li>a letter from "
            "a listener</li><li>a word about the weather</li></ul>]]></description>"
            "<enclosure url=\"https://example.org/%2.mp3\" type=\"audio/mpeg\" "
            "length=\"9000000\"/></item>"_s.arg(title)
                .arg(i)
                .arg(900 + 400 * i)
                .arg(i == 2 ? u"walruses"_s : u"gulls"_s)
                .arg(hour);
    }
    return u"<rss xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel>"
           "<title>%1</title><itunes:image href=\"%2\"/><description>%1 is told twice a month."
           "</description>%3</channel></rss>"_s.arg(title, picture.toString(), items)
               .toUtf8();
}

QByteArray artwork(const QColor &color)
{
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(color);
    for (int x = 0; x < 300; ++x) {
        for (int y = 150 + x / 4; y < 300; ++y)
            image.setPixelColor(x, y, color.darker(160));
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Replaces what differs between machines, such as the version of the kernel.
void hideMachine(const QString &page, QWidget &root)
{
    static const QRegularExpression tables(u"^about(Libraries|Versions)$"_s);
    for (QTreeWidget *table : root.findChildren<QTreeWidget *>(tables)) {
        for (int row = 0; row < table->topLevelItemCount(); ++row)
            table->topLevelItem(row)->setText(1, u"1.2.3"_s);
        table->resizeColumnToContents(1); // the dialog has fitted it to the real texts
    }
    if (page == u"diagnostics"_s) {
        auto *report = root.findChild<QTextEdit *>(u"reportText"_s);
        static const QRegularExpression value(u"(?<=: ).+"_s);
        report->setPlainText(report->toPlainText().replace(value, u"1.2.3"_s));
    }
}

QString option(const char *name)
{
    return qEnvironmentVariable(name);
}

} // namespace

/// Runs in the child process.
class Photographer final : public QObject
{
    Q_OBJECT

private slots:
    void takePictures();

private:
    void open(bool isEmpty);
    void save(const QString &page, QWidget &root);

    QTemporaryDir m_folder;
    LocalHttpServer m_server;
    std::unique_ptr<Application> m_dogear;
    ContactSheet m_sheet;
};

void Photographer::open(bool isEmpty)
{
    const QString data = m_folder.filePath(u"data"_s);
    prepareLibrary(data);
    {
        settings::Settings settings(settings::DataFolders::create(data)->settings);
        settings.desktop().setAppearance({.theme = option("DOGEAR_SHOT_THEME") == u"dark"_s
                                                       ? settings::Theme::Dark
                                                       : settings::Theme::Light,
                                          .language = option("DOGEAR_SHOT_LANGUAGE")});
    }
    QStringList inputs;
    const QList<std::pair<QString, QColor>> shows{
        {u"Night Ferry"_s, QColor(40, 90, 140)},
        {u"The Walled Garden"_s, QColor(80, 130, 60)},
        {u"Letters from a Lighthouse"_s, QColor(190, 80, 50)}};
    for (const auto &[title, color] : shows) {
        const QString path = u"/%1"_s.arg(inputs.size());
        m_server.setMedia(path + u".png"_s, artwork(color), "image/png");
        m_server.setBody(
            path,
            feedOf(title, m_server.url(path + u".png"_s), int(inputs.size()), isEmpty ? 0 : 6));
        inputs.append(m_server.url(path).toString());
    }
    // Following a show leads to its page, so this is done before.
    if (!isEmpty) {
        m_dogear = startDogear(data, inputs);
        const auto &places = part<widgets::Sidebar>(*m_dogear, "sidebar")->sidebarModel();
        for (qint64 show = 1; show <= inputs.size(); ++show)
            QTRY_VERIFY(places.indexOf({itemmodels::ViewKind::Podcast, {show}}).isValid());
    }
    m_dogear.reset();
    m_dogear = startDogear(data);
    const QStringList size = option("DOGEAR_SHOT_SIZE").split(u'x');
    m_dogear->window().resize(size.value(0).toInt(), size.value(1).toInt());
    if (isEmpty)
        return;
    auto *list = part<QListView>(*m_dogear, "episodeList");
    part<QAction>(*m_dogear, "actionGo8")->trigger();
    QTRY_COMPARE(list->model()->rowCount(), 18);
    part<QAction>(*m_dogear, "actionGo1")->trigger();
    QTRY_COMPARE(list->model()->rowCount(), 18);
    list->setCurrentIndex(list->model()->index(1, 0));
    part<QAction>(*m_dogear, "actionFavourite")->trigger();
    QTest::keyClick(list, Qt::Key_Q);
    QTRY_VERIFY(!part<QLabel>(*m_dogear, "detailTitle")->text().isEmpty());
}

void Photographer::save(const QString &page, QWidget &root)
{
    // Until what other threads read has arrived, and what moves has stopped.
    QImage last;
    int equal = 0;
    QVERIFY(test::waitUntil(
        [&] {
            hideMachine(page, root);
            const QImage now = root.grab().toImage();
            equal = now == last ? equal + 1 : 0;
            last = now;
            return equal == 10;
        },
        stillTimeoutMs));
    const QPixmap picture = root.grab();
    if (const QString wanted = option("DOGEAR_SHOT_FULL"); !wanted.isEmpty())
        picture.save(u"%1/%2.png"_s.arg(wanted, QString(page).replace(u' ', u'-').remove(u',')));
    m_sheet.add(page, picture.toImage());
}

void Photographer::takePictures()
{
    const bool isEmpty = !option("DOGEAR_SHOT_EMPTY").isEmpty();
    open(isEmpty);
    WindowTour tour(*m_dogear, [this](const QString &page, QWidget &root) { save(page, root); });
    if (isEmpty)
        tour.visitViews();
    else
        tour.visitAll(u"\"Night Ferry 2\""_s);
    QVERIFY(m_sheet.write(option("DOGEAR_SHOT")));
}

class TestScreenshots final : public QObject
{
    Q_OBJECT

private slots:
    void everyPageLooksAsApproved_data();
    void everyPageLooksAsApproved();

private:
    /// Takes the pictures in a process of its own. \return what it printed if it failed
    [[nodiscard]] static QByteArray photograph(const Surroundings &surroundings,
                                               const QString &path);
};

QByteArray TestScreenshots::photograph(const Surroundings &surroundings, const QString &path)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"QT_SCALE_FACTOR"_s, surroundings.scale);
    environment.insert(u"DOGEAR_SHOT"_s, path);
    environment.insert(u"DOGEAR_SHOT_SIZE"_s,
                       u"%1x%2"_s.arg(surroundings.size.width()).arg(surroundings.size.height()));
    environment.insert(u"DOGEAR_SHOT_THEME"_s, surroundings.theme);
    environment.insert(u"DOGEAR_SHOT_POINTS"_s, QString::number(surroundings.points));
    environment.insert(u"DOGEAR_SHOT_LANGUAGE"_s, surroundings.language);
    if (surroundings.isEmpty)
        environment.insert(u"DOGEAR_SHOT_EMPTY"_s, u"1"_s);
    QProcess child;
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::MergedChannels);
    child.start(QCoreApplication::applicationFilePath(), {});
    const bool isTaken = child.waitForFinished(childTimeoutMs)
                         && child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0;
    return isTaken ? QByteArray() : "no pictures: " + child.readAll();
}

void TestScreenshots::everyPageLooksAsApproved_data()
{
    QTest::addColumn<Surroundings>("surroundings");
    const QSize large(1920, 1080);
    QTest::newRow("light-1280x800") << Surroundings{};
    QTest::newRow("dark-1280x800") << Surroundings{.theme = u"dark"_s};
    QTest::newRow("light-1920x1080") << Surroundings{.size = large};
    QTest::newRow("dark-1920x1080") << Surroundings{.size = large, .theme = u"dark"_s};
    QTest::newRow("light-200-percent") << Surroundings{.scale = u"2"_s};
    QTest::newRow("dark-200-percent") << Surroundings{.theme = u"dark"_s, .scale = u"2"_s};
    QTest::newRow("20-points") << Surroundings{.points = 20};
    QTest::newRow("german") << Surroundings{.language = u"de"_s};
    QTest::newRow("arabic") << Surroundings{.language = u"ar"_s};
    QTest::newRow("empty") << Surroundings{.isEmpty = true};
}

void TestScreenshots::everyPageLooksAsApproved()
{
    QFETCH(const Surroundings, surroundings);
    const QString name = QString::fromLatin1(QTest::currentDataTag()) + u".webp"_s;
    QVERIFY(QDir().mkpath(folder));
    const QString path = folder + u'/' + name;
    const QByteArray failure = photograph(surroundings, path);
    QVERIFY2(failure.isEmpty(), failure.constData());

    const ContactSheet taken = ContactSheet::read(path);
    const ContactSheet approved = ContactSheet::read(approvedFolder + u'/' + name);
    QVERIFY(!taken.pictures().isEmpty());
    QStringList faults;
    for (const PagePicture &each : taken.pictures()) {
        const double difference = perceptualDifference(each.image, approved.picture(each.page));
        if (difference > (each.page == u"hosts"_s ? maxDifferenceOfTimes : maxDifference))
            faults.append(u"%1: %2 %"_s.arg(each.page).arg(100 * difference, 0, 'f', 1));
    }
    for (const PagePicture &each : approved.pictures()) {
        if (taken.picture(each.page).isNull())
            faults.append(each.page + u": missing"_s);
    }
    QVERIFY2(
        faults.isEmpty(),
        qPrintable(
            u"%1 looks different; look at it, then packaging/screenshots --approve\n"_s.arg(path)
            + faults.join(u'\n')));
}

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    if (option("DOGEAR_SHOT").isEmpty()) {
        TestScreenshots test;
        return QTest::qExec(&test, argc, argv);
    }
    QApplication::setFont(QFont(u"DejaVu Sans"_s, option("DOGEAR_SHOT_POINTS").toInt()));
    Photographer photographer;
    return QTest::qExec(&photographer, argc, argv);
}

#include "tst_screenshots.moc"
