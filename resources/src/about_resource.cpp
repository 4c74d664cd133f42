// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>

#include <resources/about_resource.h>

// Q_INIT_RESOURCE declares a function of the global namespace, so it cannot stand in ours.
static void initResource()
{
    Q_INIT_RESOURCE(about);
}

namespace dogear::resources {

namespace {

QString contentOf(const char *path)
{
    initResource();
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QString changeLog()
{
    return contentOf(":/about/CHANGELOG.md");
}

QString licenceText()
{
    return contentOf(":/about/LICENSE");
}

} // namespace dogear::resources
