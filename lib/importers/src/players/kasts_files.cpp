// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/kasts_files.h"

#include <QCryptographicHash>
#include <QDir>

using namespace Qt::StringLiterals;

namespace dogear::importers {

KastsDownloads::KastsDownloads(const QString &home)
    : m_root(home + "/enclosures"_L1)
{}

QString KastsDownloads::find(const QString &folder, const QString &enclosure)
{
    constexpr qsizetype hashLength = 6;
    // A database of a stranger could name any folder.
    if (folder.isEmpty() || folder.contains(u'/') || folder == ".."_L1 || enclosure.isEmpty())
        return {};
    const QDir dir(m_root + u'/' + folder);
    if (!m_names.contains(folder))
        m_names.insert(folder, dir.entryList(QDir::Files));
    const QByteArray hash = QCryptographicHash::hash(enclosure.toUtf8(), QCryptographicHash::Md5);
    const QString mark = u'.' + QString::fromLatin1(hash.toHex().first(hashLength));
    for (const QString &name : std::as_const(m_names[folder])) {
        const QString rest = name.section(mark, 1); // after the mark, empty if there is none
        if (name.endsWith(mark) || (rest.startsWith(u'.') && !rest.sliced(1).contains(u'.')))
            return dir.absoluteFilePath(name);
    }
    return {};
}

} // namespace dogear::importers
