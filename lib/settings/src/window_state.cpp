// SPDX-License-Identifier: GPL-3.0-or-later
#include <settings/window_state.h>

#include <QSettings>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace dogear::settings {

namespace {

/// Percent-encodes \a viewName: a slash in a key of QSettings would begin a group.
QString viewKey(const QString &viewName)
{
    return "views/"_L1 + QString::fromLatin1(QUrl::toPercentEncoding(viewName));
}

} // namespace

MainWindowState WindowState::mainWindow() const
{
    return {.geometry = m_ini.value(u"window/geometry"_s).toByteArray(),
            .splitterState = m_ini.value(u"window/splitters"_s).toByteArray(),
            .viewName = m_ini.value(u"window/place"_s).toString(),
            .episode = m_ini.value(u"window/episode"_s).toLongLong(),
            .playingEpisode = m_ini.value(u"window/playingEpisode"_s).toLongLong()};
}

void WindowState::setMainWindow(const MainWindowState &window)
{
    m_ini.setValue(u"window/geometry"_s, window.geometry);
    m_ini.setValue(u"window/splitters"_s, window.splitterState);
    m_ini.setValue(u"window/place"_s, window.viewName);
    m_ini.setValue(u"window/episode"_s, window.episode);
    m_ini.setValue(u"window/playingEpisode"_s, window.playingEpisode);
}

VideoWindowState WindowState::videoWindow() const
{
    return {.geometry = m_ini.value(u"video/geometry"_s).toByteArray(),
            .isDetached = m_ini.value(u"video/detached"_s).toBool()};
}

void WindowState::setVideoWindow(const VideoWindowState &window)
{
    m_ini.setValue(u"video/geometry"_s, window.geometry);
    m_ini.setValue(u"video/detached"_s, window.isDetached);
}

QString WindowState::view(const QString &viewName) const
{
    return m_ini.value(viewKey(viewName)).toString();
}

void WindowState::setView(const QString &viewName, const QString &view)
{
    if (view.isEmpty()) // the defaults need no entry
        m_ini.remove(viewKey(viewName));
    else
        m_ini.setValue(viewKey(viewName), view);
}

QByteArray WindowState::dialogGeometry(const QString &name) const
{
    return m_ini.value("dialogs/"_L1 + name).toByteArray();
}

void WindowState::setDialogGeometry(const QString &name, const QByteArray &geometry)
{
    m_ini.setValue("dialogs/"_L1 + name, geometry);
}

QString WindowState::dialogPage(const QString &name) const
{
    return m_ini.value("dialogPages/"_L1 + name).toString();
}

void WindowState::setDialogPage(const QString &name, const QString &page)
{
    m_ini.setValue("dialogPages/"_L1 + name, page);
}

} // namespace dogear::settings
