// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync_folder/folder_access.h>

#include <QFileInfo>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

Result<> checkFolder(const QString &path)
{
    if (!QFileInfo(path).isDir())
        return failure({ErrorCode::FileNotFound, path});
    // Hidden, and of no name that a scan reads, if a program carries it before it is removed.
    QTemporaryFile trial(path + u"/.dogear-XXXXXX"_s);
    if (!trial.open())
        return failure({ErrorCode::FileUnwritable, path});
    return {};
}

} // namespace dogear::sync_folder
