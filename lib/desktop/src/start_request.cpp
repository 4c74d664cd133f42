// SPDX-License-Identifier: GPL-3.0-or-later
#include <desktop/start_request.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

QStringList toStrings(const QJsonValue &value)
{
    QStringList strings;
    for (const auto &each : value.toArray())
        strings.append(each.toString());
    return strings;
}

} // namespace

QByteArray toLine(const StartRequest &request)
{
    QStringList commands;
    for (const PlayerCommand command : request.commands)
        commands.append(toName(command));
    const QJsonObject object{{u"inputs"_s, QJsonArray::fromStringList(request.inputs)},
                             {u"workingDirectory"_s, request.workingDirectory},
                             {u"commands"_s, QJsonArray::fromStringList(commands)},
                             {u"minimised"_s, request.isMinimised},
                             {u"activationToken"_s, request.activationToken}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<StartRequest> startRequestFromLine(const QByteArray &line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject object = document.object();
    StartRequest request{.inputs = toStrings(object.value("inputs"_L1)),
                         .workingDirectory = object.value("workingDirectory"_L1).toString(),
                         .isMinimised = object.value("minimised"_L1).toBool(),
                         .activationToken = object.value("activationToken"_L1).toString()};
    for (const QString &name : toStrings(object.value("commands"_L1))) {
        if (const auto command = playerCommand(name))
            request.commands.append(*command);
    }
    return request;
}

} // namespace dogear::desktop
