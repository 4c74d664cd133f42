// SPDX-License-Identifier: GPL-3.0-or-later
#include "autostart_entry.h"
#include "portal.h"
#include "portal_request.h"
#include "program_name.h"

#include <desktop/autostart.h>
#include <desktop/sandbox.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

const QString command = u"dogear"_s;

/// The name of the program if PATH leads to this one, else the path of this one.
QString programOfThisProcess()
{
    const QString self = QFileInfo(QCoreApplication::applicationFilePath()).canonicalFilePath();
    const QString found = QStandardPaths::findExecutable(command);
    return QFileInfo(found).canonicalFilePath() == self ? command : self;
}

} // namespace

Autostart::Autostart(QString folder, Means means, const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_means(means)
    , m_bus(bus)
{}

Autostart::Autostart(const QDBusConnection &bus, QObject *parent)
    : Autostart(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                    + "/autostart"_L1,
                isInFlatpak() ? Means::Portal : Means::Entry,
                bus,
                parent)
{}

QString Autostart::entry() const
{
    return m_folder + u'/' + desktopEntryName + ".desktop"_L1;
}

std::optional<bool> Autostart::isEnabled() const
{
    if (m_means == Means::Portal)
        return std::nullopt;
    QFile file(entry());
    return file.open(QFile::ReadOnly) && isSwitchedOn(file.readAll());
}

void Autostart::setEnabled(bool isEnabled)
{
    if (m_means == Means::Portal)
        askPortal(isEnabled);
    else
        setEntry(isEnabled);
}

void Autostart::setEntry(bool isWanted)
{
    const auto report = [this](bool isDone, const QString &detail) {
        if (isDone)
            emit changed(*isEnabled());
        else
            emit failed({.code = ErrorCode::FileUnwritable,
                         .detail = detail,
                         .url = QUrl::fromLocalFile(entry())});
    };
    if (!isWanted) {
        QFile file(entry());
        report(!file.exists() || file.remove(), file.errorString());
        return;
    }
    const QByteArray text = makeAutostartEntry(programOfThisProcess());
    QSaveFile file(entry());
    const bool isWritten = QDir().mkpath(m_folder) && file.open(QSaveFile::WriteOnly)
                           && file.write(text) == text.size() && file.commit();
    report(isWritten, file.errorString());
}

void Autostart::askPortal(bool isWanted)
{
    auto *request = new PortalRequest(m_bus, this);
    connect(
        request, &PortalRequest::finished, this, [this](uint response, const QVariantMap &results) {
            emit changed(response == PortalRequest::succeeded
                         && results.value(u"autostart"_s).toBool());
        });
    const QString noWindow = u""_s;
    request->send(portalCall(u"Background"_s, u"RequestBackground"_s) << noWindow,
                  {{u"reason"_s, tr("Dogear starts when you log in.")},
                   {u"autostart"_s, isWanted},
                   {u"commandline"_s, QStringList{command, u"--minimised"_s}}});
}

} // namespace dogear::desktop
