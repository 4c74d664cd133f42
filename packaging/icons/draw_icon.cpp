// SPDX-License-Identifier: GPL-3.0-or-later
// draw_icon FILE.svg PIXELS FILE.png: draws an icon as a square picture. Run by the build.
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

int complain(const QString &sentence)
{
    std::fprintf(stderr, "draw_icon: %s\n", qUtf8Printable(sentence));
    return 1;
}

} // namespace

int main(int argc, char *argv[])
{
    // No QGuiApplication: shapes need no fonts, and so no platform and no XDG_RUNTIME_DIR.
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4)
        return complain(u"usage: draw_icon FILE.svg PIXELS FILE.png"_s);

    QSvgRenderer renderer(arguments.at(1));
    const int pixels = arguments.at(2).toInt();
    if (!renderer.isValid() || pixels <= 0)
        return complain(
            u"%1 cannot be drawn with %2 pixels"_s.arg(arguments.at(1), arguments.at(2)));
    QImage image(pixels, pixels, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();

    const QFileInfo file(arguments.at(3));
    if (!QDir().mkpath(file.path()) || !image.save(file.filePath(), "PNG"))
        return complain(u"%1 cannot be written"_s.arg(file.filePath()));
    return 0;
}
