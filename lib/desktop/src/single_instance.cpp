// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_over.h"

#include <desktop/sandbox.h>
#include <desktop/single_instance.h>
#include <settings/data_folders.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLoggingCategory>

#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcInstance, "dogear.desktop.instance")

constexpr qint64 maxRequestBytes = 1'000'000; ///< more than a usual command line has

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

/// The folder of the user for sockets; of all sandboxes of a Flatpak, which otherwise have one
/// each.
QString runtimeFolder()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return isInFlatpak() ? runtime + "/app/org.dogear.Dogear"_L1 : runtime;
}

/// The path of the socket, in a folder that only this user can write to. In a folder that all users
/// can write to, another user could listen at the same path, as the name can be guessed. Empty if
/// there is no such folder.
QString socketFor(const QString &database)
{
    const QString name = nameFor(database);
    const QString runtime = runtimeFolder();
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

} // namespace

SingleInstance::SingleInstance(const QString &database, QObject *parent)
    : QObject(parent)
    , m_socket(socketFor(database))
    , m_lock(settings::DataFolders::windowLock(database))
{
    m_lock.setStaleLockTime(0); // valid at any age, as long as the process runs
}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::start(const StartRequest &request, milliseconds timeout)
{
    // If the folder cannot hold a lock, it cannot hold the library either, which opening the
    // library reports. So an error other than a held lock does not prevent the start.
    if (m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError)
        return Role::First;
    return handOver(m_socket, toLine(request), timeout) ? Role::Second : Role::Unanswered;
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
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server->nextPendingConnection()) {
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            if (socket->bytesAvailable() > 0) // they came before the connection to readyRead()
                read(*socket);
        }
    });
    QLocalServer::removeServer(m_socket); // left by a crashed process
    if (!m_server->listen(m_socket))
        qCWarning(lcInstance) << "no socket at" << m_socket << m_server->errorString();
}

void SingleInstance::read(QLocalSocket &socket)
{
    if (!socket.canReadLine()) {
        // Limits the memory that a client can fill.
        if (socket.bytesAvailable() > maxRequestBytes)
            socket.abort();
        return;
    }
    const auto request = startRequestFromLine(socket.readLine(maxRequestBytes));
    if (request)
        socket.write(takenAnswer);
    socket.disconnectFromServer(); // closes after the bytes are written
    if (request)
        emit requested(*request);
}

} // namespace dogear::desktop
