// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using desktop::PlayerCommand;

namespace {

constexpr auto dataDir = "data-dir"_L1;
constexpr auto minimised = "minimised"_L1;

QString translate(const char *text)
{
    return QCoreApplication::translate("main", text);
}

QString describe(PlayerCommand command)
{
    switch (command) {
    case PlayerCommand::Play:
        return translate(QT_TRANSLATE_NOOP("main", "Play; start Dogear and resume if need be."));
    case PlayerCommand::Pause:
        return translate(QT_TRANSLATE_NOOP("main", "Pause."));
    case PlayerCommand::PlayPause:
        return translate(QT_TRANSLATE_NOOP("main", "Pause what is playing, or play."));
    case PlayerCommand::Stop:
        return translate(QT_TRANSLATE_NOOP("main", "Stop; the place is kept."));
    case PlayerCommand::Next:
        return translate(QT_TRANSLATE_NOOP("main", "Go to the next episode of Up next."));
    case PlayerCommand::Back:
        return translate(QT_TRANSLATE_NOOP("main", "Jump back."));
    case PlayerCommand::Forward:
        return translate(QT_TRANSLATE_NOOP("main", "Jump forward."));
    }
    return {};
}

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        translate(QT_TRANSLATE_NOOP("main", "A podcast player that keeps your place.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({dataDir,
                      translate(QT_TRANSLATE_NOOP(
                          "main", "Keep library, settings, positions and cache in one folder.")),
                      translate(QT_TRANSLATE_NOOP("main", "folder"))});
    parser.addOption({{minimised, u"minimized"_s},
                      translate(QT_TRANSLATE_NOOP(
                          "main", "Start in the tray if the settings show it, or minimised."))});
    for (const PlayerCommand command : desktop::allPlayerCommands())
        parser.addOption({toName(command), describe(command)});
    parser.addPositionalArgument(
        u"show"_s,
        translate(QT_TRANSLATE_NOOP("main",
                                    "Address, feed file, OPML list, folder, or audio or video file "
                                    "to follow.")),
        u"[URL|LINK|FILE|FOLDER …]"_s);
}

CommandLine valuesOf(const QCommandLineParser &parser)
{
    // Desktops set the first under Wayland; some only the second, which then has the same meaning.
    QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
    if (token.isEmpty())
        token = qEnvironmentVariable("DESKTOP_STARTUP_ID");
    CommandLine values{.dataDir = parser.value(dataDir),
                       .request = {.inputs = parser.positionalArguments(),
                                   .workingDirectory = QDir::currentPath(),
                                   .isMinimised = parser.isSet(minimised),
                                   .activationToken = token}};
    for (const QString &name : parser.optionNames()) { // in the order of the command line
        if (const auto command = desktop::playerCommand(name))
            values.request.commands.append(*command);
    }
    return values;
}

} // namespace

QStringList toArguments(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

std::optional<CommandLine> parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    const bool isUnderstood = parser.parse(arguments);
    const QStringList names = parser.optionNames();
    const bool asks = std::ranges::any_of(names, [](const QString &name) {
        return name == "h"_L1 || name.startsWith("help"_L1) || name == "v"_L1
               || name == "version"_L1;
    });
    return isUnderstood && !asks ? std::optional(valuesOf(parser)) : std::nullopt;
}

CommandLine processCommandLine(const QCoreApplication &application)
{
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);
    return valuesOf(parser);
}

bool needsRunningWindow(const desktop::StartRequest &request)
{
    const auto starts = [](PlayerCommand command) {
        return command == PlayerCommand::Play || command == PlayerCommand::PlayPause;
    };
    return request.inputs.isEmpty() && !request.isMinimised && !request.commands.isEmpty()
           && std::ranges::none_of(request.commands, starts);
}

} // namespace dogear
