// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpv_under_test.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::bench {

namespace {

constexpr int answerMs = 5'000;

double seconds(std::chrono::milliseconds time)
{
    return double(time.count()) / 1000;
}

} // namespace

MpvUnderTest::MpvUnderTest()
{
    const QString socket = m_folder.filePath(u"mpv"_s);
    m_process.setProcessChannelMode(QProcess::ForwardedChannels);
    m_process.start(u"mpv"_s,
                    {u"--no-config"_s,
                     u"--no-video"_s,
                     u"--no-terminal"_s,
                     u"--idle=yes"_s,
                     u"--ao=pulse"_s,
                     u"--input-ipc-server="_s + socket});
    if (!m_process.waitForStarted()
        || !test::waitFor([&] { return QFileInfo::exists(socket); }, 10s))
        qFatal("mpv did not start");
    m_socket.connectToServer(socket);
    if (!m_socket.waitForConnected(answerMs))
        qFatal("mpv does not listen");
}

MpvUnderTest::~MpvUnderTest()
{
    command(QJsonArray{u"quit"_s});
    m_process.waitForFinished(answerMs);
}

QJsonValue MpvUnderTest::command(const QJsonValue &command)
{
    const int id = ++m_requests;
    const QJsonObject request{{u"command"_s, command}, {u"request_id"_s, id}};
    m_socket.write(QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n');
    m_socket.flush();
    while (m_socket.canReadLine() || m_socket.waitForReadyRead(answerMs)) {
        while (m_socket.canReadLine()) {
            const QJsonObject answer = QJsonDocument::fromJson(m_socket.readLine()).object();
            if (answer[u"request_id"_s].toInt() == id && answer.contains(u"error"_s))
                return answer[u"data"_s];
        }
    }
    return {};
}

void MpvUnderTest::playFrom(const QString &path, std::chrono::milliseconds start)
{
    // Named arguments, because mpv 0.38 inserted a positional argument before the options.
    command(QJsonObject{{u"name"_s, u"loadfile"_s},
                        {u"url"_s, path},
                        {u"flags"_s, u"replace"_s},
                        {u"options"_s, u"start=%1"_s.arg(seconds(start), 0, 'f', 3)}});
}

void MpvUnderTest::seek(std::chrono::milliseconds target)
{
    command(QJsonArray{u"seek"_s, seconds(target), u"absolute+exact"_s});
}

void MpvUnderTest::setSpeed(double speed)
{
    command(QJsonArray{u"set_property"_s, u"speed"_s, speed});
}

void MpvUnderTest::close()
{
    command(QJsonArray{u"stop"_s});
}

std::chrono::milliseconds MpvUnderTest::position()
{
    const QJsonValue said = command(QJsonArray{u"get_property"_s, u"time-pos"_s});
    return std::chrono::milliseconds(qRound64(said.toDouble() * 1000));
}

} // namespace dogear::bench
