// SPDX-License-Identifier: GPL-3.0-or-later
// download_child FOLDER URL TARGET: downloads one file as Dogear does, for a test that kills it.
//
// Prints "begun" once the download has started, and exits with 0 once TARGET exists.

#include <QCoreApplication>
#include <QFile>
#include <QTimer>
#include <QUrl>

#include <cstdio>
#include <stream/streamer.h>

using namespace dogear;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4)
        return 2;
    const QString &target = arguments.at(3);
    if (QFile::exists(target))
        return 0;
    const media::MediaKey key = QStringLiteral("key");
    stream::Streamer streamer(arguments.at(1), "Dogear/test");
    QObject::connect(&streamer, &stream::Streamer::failed, &app, [] { QCoreApplication::exit(3); });
    QObject::connect(&streamer, &stream::Streamer::completed, &app, [&] {
        streamer.stopDownload(key);
        streamer.moveOut(key, target).then(&streamer, [](const Result<> &isMoved) {
            QCoreApplication::exit(isMoved ? 0 : 4);
        });
    });
    streamer.download(key, QUrl(arguments.at(2)));
    QTimer::singleShot(0, &app, [] {
        std::puts("begun");
        std::fflush(stdout);
    });
    return QCoreApplication::exec();
}
