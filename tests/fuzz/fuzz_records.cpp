// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_keys.h"
#include "harness.h"
#include "line_format.h"
#include "record_json.h"

#include <QJsonDocument>

using namespace dogear;
using namespace dogear::sync_folder;

/// Reads the text of a line of a folder of sync, as if its check were right: what is read must
/// survive being written.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text = fuzz::toBytes(data, size);
    (void)decodeLine(text);
    const QString device = QStringLiteral("phone");
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (const auto line = decodeLine(encodeLine(object)))
        fuzz::require(line->object == object, "what is written can be read");
    (void)headerFrom(object);
    const auto record = recordFrom(object, device);
    if (!record || std::holds_alternative<Unknown>(record->content))
        return 0;
    QJsonObject written = toJson(record->content, device);
    written.insert(QStringLiteral("n"), record->number);
    const auto again = recordFrom(written, device);
    fuzz::require(again && *again == *record, "records are the same after they were written");
    if (const auto *field = std::get_if<domain::SyncField>(&record->content))
        (void)sync::isWellFormed(*field);
    return 0;
}
