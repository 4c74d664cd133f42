// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/atomic_file.h>

#include <QSaveFile>

namespace dogear::files {

Result<> writeAtomically(const QString &path, const QByteArray &content)
{
    // Writes to a temporary file and renames it, so an error keeps the old file.
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
    if (!isWritten)
        return failure({ErrorCode::FileUnwritable, file.errorString(), QUrl::fromLocalFile(path)});
    return {};
}

} // namespace dogear::files
