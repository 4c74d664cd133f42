// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <backup/manifest.h>

using namespace Qt::StringLiterals;

namespace dogear::backup {

namespace {

constexpr qsizetype sha256Bytes = 32;

tl::unexpected<Error> invalid(const QString &why)
{
    return failure({.code = ErrorCode::BackupInvalid, .detail = why});
}

} // namespace

bool isPlainName(const QString &name)
{
    static const QRegularExpression plain(u"\\A[A-Za-z0-9][A-Za-z0-9_-]*(\\.[A-Za-z0-9_-]+)*\\z"_s);
    // No name may begin with a dot, so "..", hidden files and paths are excluded.
    return name.size() <= 100 && plain.match(name).hasMatch();
}

QByteArray toJson(const Manifest &manifest)
{
    QJsonArray files;
    for (const ManifestFile &file : manifest.files) {
        files.append(QJsonObject{{u"name"_s, file.name},
                                 {u"size"_s, file.size},
                                 {u"sha256"_s, QString::fromLatin1(file.sha256.toHex())}});
    }
    return QJsonDocument(QJsonObject{{u"format"_s, formatVersion},
                                     {u"schema"_s, manifest.schema},
                                     {u"made"_s, manifest.made.toSecsSinceEpoch()},
                                     {u"shows"_s, manifest.shows},
                                     {u"episodes"_s, manifest.episodes},
                                     {u"positions"_s, manifest.positions},
                                     {u"files"_s, files}})
        .toJson();
}

Result<Manifest> manifestFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const int format = object.value("format"_L1).toInt();
    // First, because a newer format may have other fields.
    if (format > formatVersion)
        return failure({.code = ErrorCode::BackupTooNew, .detail = u"format %1"_s.arg(format)});
    if (format < 1)
        return invalid(u"the manifest has no format"_s);
    Manifest manifest{.schema = object.value("schema"_L1).toInt(),
                      .made =
                          QDateTime::fromSecsSinceEpoch(object.value("made"_L1).toInteger(), utc),
                      .shows = object.value("shows"_L1).toInt(),
                      .episodes = object.value("episodes"_L1).toInt(),
                      .positions = object.value("positions"_L1).toInt(),
                      .files = {}};
    for (const auto &value : object.value("files"_L1).toArray()) {
        const ManifestFile file{.name = value["name"_L1].toString(),
                                .size = value["size"_L1].toInteger(-1),
                                .sha256 =
                                    QByteArray::fromHex(value["sha256"_L1].toString().toLatin1())};
        // The names become paths when the backup is extracted.
        if (!isPlainName(file.name) || file.size < 0 || file.sha256.size() != sha256Bytes)
            return invalid(u"the manifest names “%1”"_s.arg(file.name));
        manifest.files.append(file);
    }
    return manifest;
}

} // namespace dogear::backup
