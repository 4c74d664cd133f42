// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_listing.h"

#include "local_show.h"

#include <files/media_types.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QQueue>
#include <QSet>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

struct Folder
{
    QString path;      ///< relative to the listed folder; empty for that folder
    QString canonical; ///< with all links resolved
};

QString joined(const QString &folder, const QString &name)
{
    return folder.isEmpty() ? name : QString(folder + u'/' + name);
}

/// The names in one folder.
struct Names
{
    QStringList readable;   ///< sorted
    QStringList unreadable; ///< not in the encoding of this system; Qt cannot open these files
};

/// Lists the folder \a path. Unlike QDir, this distinguishes an empty folder from an unreadable
/// one.
Result<Names> namesIn(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    std::error_code error;
    std::filesystem::directory_iterator entry(name.constData(), error);
    Names names;
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const QByteArray bytes = entry->path().filename().c_str();
        const QString decoded = QFile::decodeName(bytes);
        // A name that does not survive decoding and encoding cannot be passed to Qt.
        (QFile::encodeName(decoded) == bytes ? names.readable : names.unreadable).append(decoded);
    }
    if (error) {
        const bool isGone = error == std::errc::no_such_file_or_directory;
        return failure({isGone ? ErrorCode::FileNotFound : ErrorCode::FileUnreadable,
                        QString::fromStdString(error.message())});
    }
    names.readable.sort();
    names.unreadable.sort();
    return names;
}

/// The attributes that change with a file, as far as known without reading it.
QByteArray stampOf(const QFileInfo &info)
{
    return QByteArray::number(info.size()) + '-'
           + QByteArray::number(info.lastModified().toMSecsSinceEpoch())
           + (info.isReadable() ? "r" : "-");
}

class Walk
{
public:
    Walk(QString root, const std::function<bool()> &isStopped, const ListingLimits &limits)
        : m_root(std::move(root))
        , m_isStopped(isStopped)
        , m_limits(limits)
    {}

    Result<LocalListing> run();

private:
    /// Takes the next folder. Links are processed after all real folders, so that a folder that is
    /// found by both is listed under its own name.
    [[nodiscard]] std::optional<Folder> takeNext();
    Result<> read(const Folder &folder);
    void take(const Folder &folder, const QString &name);
    void leaveOut(const QString &path);
    void note(const QString &path, const QFileInfo &info);
    [[nodiscard]] bool isAround(const QString &canonical) const;

    QString m_root;
    const std::function<bool()> &m_isStopped;
    ListingLimits m_limits;
    QString m_canonicalRoot;
    QQueue<Folder> m_folders;
    QQueue<Folder> m_links;
    QSet<QString> m_seen; ///< canonical
    LocalListing m_listing;
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_160};
};

Result<LocalListing> Walk::run()
{
    m_canonicalRoot = QFileInfo(m_root).canonicalFilePath();
    m_folders.enqueue({{}, m_canonicalRoot});
    while (const auto folder = takeNext()) {
        if (m_isStopped())
            return failure({.code = ErrorCode::Cancelled});
        if (m_seen.size() > m_limits.maxFolders || m_listing.media.size() > m_limits.maxFiles)
            return failure({ErrorCode::LimitExceeded, u"files in a folder"_s});
        const auto names = read(*folder);
        // An unreadable root fails, for example on an unmounted disk; a subfolder only adds a
        // warning.
        if (!names && folder->path.isEmpty())
            return failure(names.error());
        if (!names) {
            m_listing.isWhole = false;
            m_listing.warnings.append(folder->path + ": "_L1 + names.error().detail);
            // Part of the hash, so that a folder that becomes readable is noticed.
            m_hash.addData(QByteArray("unreadable " + folder->path.toUtf8() + '\n'));
        }
    }
    if (m_listing.media.isEmpty())
        return failure({.code = ErrorCode::NoMedia});
    m_listing.hash = m_hash.result();
    return m_listing;
}

std::optional<Folder> Walk::takeNext()
{
    while (!m_folders.isEmpty() || !m_links.isEmpty()) {
        const Folder next = m_folders.isEmpty() ? m_links.dequeue() : m_folders.dequeue();
        if (m_seen.contains(next.canonical))
            continue;
        m_seen.insert(next.canonical);
        return next;
    }
    return std::nullopt;
}

Result<> Walk::read(const Folder &folder)
{
    const auto names = namesIn(joined(m_root, folder.path));
    if (!names)
        return failure(names.error());
    for (const QString &name : names->readable) {
        if (!name.startsWith(u'.'))
            take(folder, name);
    }
    for (const QString &name : names->unreadable)
        leaveOut(joined(folder.path, name));
    return {};
}

/// Warns that a file or folder is ignored. The hash contains its name, so that renaming it is
/// noticed.
void Walk::leaveOut(const QString &path)
{
    m_listing.warnings.append(path + ": the name is not UTF-8; rename it to have it listed"_L1);
    m_hash.addData(QByteArray("not UTF-8 " + path.toUtf8() + '\n'));
}

void Walk::take(const Folder &folder, const QString &name)
{
    const QString path = joined(folder.path, name);
    const QFileInfo info(joined(m_root, path));
    if (info.isDir()) {
        if (!info.isSymLink())
            m_folders.enqueue({path, joined(folder.canonical, name)});
        else if (const QString target = info.canonicalFilePath(); !isAround(target))
            m_links.enqueue({path, target});
        return;
    }
    if (!info.isFile() || info.size() == 0) // also pipes, devices and broken links
        return;
    if (!files::mediaTypeOf(name).isEmpty())
        m_listing.media.append({path, info.size()});
    else if (isCoverName(name))
        m_listing.covers.append(path);
    else
        return;
    note(path, info);
}

/// Adds a file to the hash.
void Walk::note(const QString &path, const QFileInfo &info)
{
    m_hash.addData(QByteArray(path.toUtf8() + '\0' + stampOf(info) + '\n'));
}

/// Whether \a canonical contains the listed folder; following a link to it would list too much.
bool Walk::isAround(const QString &canonical) const
{
    return m_canonicalRoot == canonical || canonical == "/"_L1
           || m_canonicalRoot.startsWith(canonical + u'/');
}

} // namespace

Result<LocalListing> listFolder(const QString &path,
                                const std::function<bool()> &isStopped,
                                const ListingLimits &limits)
{
    return Walk(path, isStopped, limits).run();
}

Result<LocalListing> listFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure({.code = ErrorCode::FileNotFound});
    if (!info.isFile())
        return failure({.code = ErrorCode::FileUnreadable});
    if (info.size() == 0)
        return failure({.code = ErrorCode::EmptyInput});
    LocalListing listing;
    listing.media.append({info.fileName(), info.size()});
    listing.hash = QCryptographicHash::hash(stampOf(info), QCryptographicHash::Blake2b_160);
    return listing;
}

} // namespace dogear::subscriptions
