// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs a private PulseAudio server that a test may stop, and adds devices that it may
///        unplug.

#include <support/timeouts.h>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace dogear::test {

/// Returns the output of pactl; empty if it fails.
inline QString pactl(const QStringList &words)
{
    QProcess process;
    process.start(QStringLiteral("pactl"), words);
    if (!process.waitForFinished(10'000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

/// Null sink on the server that PULSE_SERVER names. The destructor unplugs it. Sets norewinds,
/// because a null sink otherwise plays up to 2 s ahead until a recorder is connected; real devices
/// do not.
class PluggedDevice
{
public:
    explicit PluggedDevice(const QString &name)
        : m_name(name)
        , m_module(pactl({QStringLiteral("load-module"),
                          QStringLiteral("module-null-sink"),
                          QStringLiteral("sink_name=") + name,
                          QStringLiteral("norewinds=1")}))
    {}
    ~PluggedDevice() { unplug(); }
    PluggedDevice(const PluggedDevice &) = delete;
    PluggedDevice &operator=(const PluggedDevice &) = delete;

    [[nodiscard]] bool isPlugged() const { return !m_module.isEmpty(); }
    [[nodiscard]] QString name() const { return m_name; }
    void makeDefault() const { pactl({QStringLiteral("set-default-sink"), m_name}); }
    void unplug()
    {
        if (isPlugged())
            pactl({QStringLiteral("unload-module"), std::exchange(m_module, {})});
    }

private:
    QString m_name;
    QString m_module; ///< index of the loaded module; empty: not plugged
};

/// PulseAudio server with a null sink. The constructor sets PULSE_SERVER and DOGEAR_TEST_SINK, so
/// this process and its children use it.
class SoundServer
{
public:
    SoundServer()
    {
        qputenv("PULSE_SERVER", QByteArray("unix:" + socket().toUtf8()));
        qputenv("DOGEAR_TEST_SINK", "server_test");
    }
    ~SoundServer() { stop(); }
    SoundServer(const SoundServer &) = delete;
    SoundServer &operator=(const SoundServer &) = delete;

    [[nodiscard]] bool start()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("PULSE_SERVER"));
        for (const char *name : {"HOME",
                                 "XDG_RUNTIME_DIR",
                                 "PULSE_RUNTIME_PATH",
                                 "PULSE_STATE_PATH",
                                 "XDG_CONFIG_HOME"})
            environment.insert(QString::fromLatin1(name), m_folder.path());
        m_process.setProcessEnvironment(environment);
        m_process.start(
            QStringLiteral("pulseaudio"),
            {QStringLiteral("-n"),
             QStringLiteral("--daemonize=no"),
             QStringLiteral("--use-pid-file=no"),
             QStringLiteral("--exit-idle-time=-1"),
             QStringLiteral("--disable-shm=yes"),
             QStringLiteral("--realtime=no"),
             QStringLiteral("--high-priority=no"),
             QStringLiteral("-L"),
             QStringLiteral("module-native-protocol-unix socket=%1 auth-anonymous=1").arg(socket()),
             QStringLiteral("-L"),
             QStringLiteral("module-null-sink sink_name=server_test norewinds=1")});
        return test::waitUntil(
            [] { return pactl({QStringLiteral("info")}).contains(QStringLiteral("server_test")); },
            10'000);
    }

    void stop()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    [[nodiscard]] QString socket() const { return m_folder.filePath(QStringLiteral("native")); }

    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace dogear::test
