// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes mpv measurable by listening.h: controls it over its JSON socket.
///
/// Spec: https://mpv.io/manual/stable/#json-ipc

#include <support/listening.h>

#include <QJsonArray>
#include <QJsonValue>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>

namespace dogear::bench {

class MpvUnderTest final : public test::PlayerUnderTest
{
public:
    MpvUnderTest(); ///< aborts the program if mpv does not start
    ~MpvUnderTest() override;

    void playFrom(const QString &path, std::chrono::milliseconds start) override;
    void seek(std::chrono::milliseconds target) override;
    void setSpeed(double speed) override;
    void close() override;
    [[nodiscard]] std::chrono::milliseconds position() override;

private:
    QJsonValue command(const QJsonValue &command);

    QTemporaryDir m_folder;
    QProcess m_process;
    QLocalSocket m_socket;
    int m_requests = 0;
};

} // namespace dogear::bench
