// SPDX-License-Identifier: GPL-3.0-or-later
#include <desktop/single_instance.h>
#include <settings/data_folders.h>

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QLoggingCategory>
#include <QThread>

#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcInstance, "dogear.desktop.instance")

const QByteArray taken = "taken\n";
constexpr qint64 maxRequestBytes = 1'000'000; ///< more than a usual command line has
constexpr unsigned long retryMs = 50;

/// The file name of the socket for the library at \a database: a hash of its folder, whose path
/// cannot be part of a file name.
QString nameFor(const QString &database)
{
    // Canonical, so that two links to one library give the same name.
    const QString library = QFileInfo(database).dir().canonicalPath();
    const QByteArray hash = QCryptographicHash::hash(library.toUtf8(), QCryptographicHash::Sha256);
    return u"/dogear-"_s + QString::fromLatin1(hash.toHex().first(16));
}

/// Whether \a path fits into the address of a socket (108 bytes on Linux, with the final 0).
bool isShort(const QString &path)
{
    return QFile::encodeName(path).size() < qsizetype(sizeof(sockaddr_un::sun_path));
}

/// The path of the socket, in a folder that only this user can write to. In a folder that all users
/// can write to, another user could listen at the same path, as the name can be guessed. Empty if
/// there is no such folder.
QString socketFor(const QString &database)
{
    const QString name = nameFor(database);
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (QFileInfo(runtime).isDir() && isShort(runtime + name))
        return runtime + name;
    const QString own = QDir::tempPath() + u"/dogear-%1"_s.arg(::getuid());
    const QByteArray folder = QFile::encodeName(own);
    ::mkdir(folder.constData(), S_IRWXU); // fails if it exists; the check below decides
    struct stat found = {};
    // lstat() and the owner: a link or a folder of another user is not trusted.
    const bool isOurs = ::lstat(folder.constData(), &found) == 0 && S_ISDIR(found.st_mode)
                        && found.st_uid == ::getuid() && (found.st_mode & ~S_IFMT) == S_IRWXU;
    return isOurs && isShort(own + name) ? own + name : QString();
}

QByteArray toLine(const QStringList &inputs, const QString &workingDirectory)
{
    const QJsonObject request{{u"inputs"_s, QJsonArray::fromStringList(inputs)},
                              {u"workingDirectory"_s, workingDirectory}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n';
}

/// Sends \a line to \a socket. \return whether the first process confirmed it in time
bool handOver(const QString &socket, const QByteArray &line, milliseconds timeout)
{
    if (socket.isEmpty())
        return false;
    QElapsedTimer time;
    time.start();
    const auto left = [&] { return int(std::max<qint64>(1, timeout.count() - time.elapsed())); };
    QLocalSocket connection;
    connection.connectToServer(socket);
    while (!connection.waitForConnected(left())) {
        // The first process may have taken its lock a moment ago and not listen yet.
        if (time.hasExpired(timeout.count()))
            return false;
        QThread::msleep(retryMs);
        connection.connectToServer(socket);
    }
    connection.write(line);
    while (!connection.canReadLine()) {
        if (time.hasExpired(timeout.count()) || !connection.waitForReadyRead(left()))
            return false;
    }
    return connection.readLine() == taken;
}

} // namespace

SingleInstance::SingleInstance(const QString &database, QObject *parent)
    : QObject(parent)
    , m_socket(socketFor(database))
    , m_lock(settings::DataFolders::windowLock(database))
{
    m_lock.setStaleLockTime(0); // valid at any age, as long as the process runs
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server.nextPendingConnection()) {
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            if (socket->bytesAvailable() > 0) // they came before the connection to readyRead()
                read(*socket);
        }
    });
}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::start(const QStringList &inputs,
                                           const QString &workingDirectory,
                                           milliseconds timeout)
{
    // If the folder cannot hold a lock, it cannot hold the library either, which opening the
    // library reports. So an error other than a held lock does not prevent the start.
    if (m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError) {
        listen();
        return Role::First;
    }
    return handOver(m_socket, toLine(inputs, workingDirectory), timeout) ? Role::Second
                                                                         : Role::Unanswered;
}

void SingleInstance::listen()
{
    // Without a socket the window is shown nevertheless; later starts find the lock and report that
    // the first process does not answer.
    if (m_socket.isEmpty()) {
        qCWarning(lcInstance) << "no private folder for a socket: set XDG_RUNTIME_DIR, or remove"
                              << QString(QDir::tempPath() + u"/dogear-%1"_s.arg(::getuid()));
        return;
    }
    QLocalServer::removeServer(m_socket); // left by a crashed process
    if (!m_server.listen(m_socket))
        qCWarning(lcInstance) << "no socket at" << m_socket << m_server.errorString();
}

void SingleInstance::read(QLocalSocket &socket)
{
    if (!socket.canReadLine()) {
        // Limits the memory that a client can fill.
        if (socket.bytesAvailable() > maxRequestBytes)
            socket.abort();
        return;
    }
    const QJsonObject request = QJsonDocument::fromJson(socket.readLine(maxRequestBytes)).object();
    QStringList inputs;
    for (const auto &input : request.value("inputs"_L1).toArray())
        inputs.append(input.toString());
    socket.write(taken);
    socket.disconnectFromServer(); // closes after the bytes are written
    emit requested(inputs, request.value("workingDirectory"_L1).toString());
}

} // namespace dogear::desktop
