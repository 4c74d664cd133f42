// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_buffer.h"

#include "log_cleaning.h"

#include <QMutex>
#include <QMutexLocker>
#include <QTime>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

struct LogBuffer
{
    QMutex mutex;
    QStringList lines; ///< guarded by mutex
    QtMessageHandler next = nullptr;
};

/// A static, because Qt calls a message handler without any context.
LogBuffer &buffer()
{
    static LogBuffer buffer;
    return buffer;
}

QString levelName(QtMsgType type)
{
    switch (type) {
    case QtWarningMsg:
        return u"warning"_s;
    case QtCriticalMsg:
        return u"critical"_s;
    case QtFatalMsg:
        return u"fatal"_s;
    default:
        return u"info"_s;
    }
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    LogBuffer &log = buffer();
    if (type != QtDebugMsg) {
        const QString line = u"%1 %2 %3: %4"_s.arg(
            QTime::currentTime().toString(Qt::ISODate),
            levelName(type),
            QString::fromUtf8(context.category ? context.category : "default"),
            cleanLogLine(text));
        const QMutexLocker locker(&log.mutex);
        if (log.lines.size() == maxLogLines)
            log.lines.removeFirst();
        log.lines.append(line);
    }
    if (log.next)
        log.next(type, context, text);
}

} // namespace

void keepLog()
{
    buffer().next = qInstallMessageHandler(&handle);
}

QStringList recentLog()
{
    const QMutexLocker locker(&buffer().mutex);
    return buffer().lines;
}

} // namespace dogear
