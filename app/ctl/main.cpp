// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl [--data-dir DIR] [--json] COMMAND …: uses the library from a terminal.
#include "command.h"
#include "json_text.h"
#include "version.h"

#include <base/clock.h>
#include <library/networking.h>
#include <maintenance/restore.h>
#include <net/network_http_client.h>
#include <net/proxy.h>
#include <settings/data_folders.h>
#include <settings/settings.h>
#include <words/error_text.h>
#include <words/language_choice.h>

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QLocale>
#include <QLoggingCategory>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <keychain/keychain_store.h>
#include <resources/guide_resource.h>
#include <resources/translation_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

// Scripts rely on these numbers (README.md).
enum ExitCode { Done = 0, Failed = 1, WrongUsage = 2 };

/// Writes \a text as UTF-8, whatever the locale of the terminal says, and a line break.
void print(std::FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
    std::fputc('\n', stream);
}

/// The parsed command line, as far as it can be checked without the library.
struct Invocation
{
    const ctl::Command *command = nullptr;
    ctl::Arguments arguments;
    bool isJson = false;
    QString mistake; ///< what is wrong with the usage; empty if nothing is
};

QString usage()
{
    QStringList lines{u"usage: dogearctl [--data-dir DIR] [--json] COMMAND"_s, {}};
    for (const ctl::Command &command : ctl::allCommands())
        lines.append("  "_L1 + command.name + u' ' + command.usage);
    return lines.join(u'\n');
}

const ctl::Command *findCommand(const QString &name)
{
    for (const ctl::Command &command : ctl::allCommands()) {
        if (command.name == name)
            return &command;
    }
    return nullptr;
}

/// Returns the help of the first command in \a words if it has one of its own, else usage().
QString help(const QStringList &words)
{
    for (const QString &word : words) {
        const ctl::Command *command = findCommand(word);
        if (command && !command->help.isEmpty())
            return u"usage: dogearctl [--data-dir DIR] %1 %2\n\n%3"_s.arg(
                command->name, command->usage, command->help);
        if (command)
            break;
    }
    return usage();
}

/// Parses the option at \a words[i] into \a invocation, and advances \a i to its value.
/// \return false after a mistake
bool takeOption(const QStringList &words, qsizetype &i, Invocation &invocation)
{
    const QString word = words.at(i).sliced(2);
    const QString name = word.section(u'=', 0, 0);
    if (name == "json"_L1) {
        invocation.isJson = true;
        return true;
    }
    if (invocation.command && invocation.command->flags.contains(name) && !word.contains(u'=')) {
        invocation.arguments.options.insert(name, {});
        return true;
    }
    const bool isKnown = name == "data-dir"_L1
                         || (invocation.command && invocation.command->valueOptions.contains(name));
    // Both forms are accepted: "--limit=5" and "--limit 5".
    const bool hasValue = word.contains(u'=') || i + 1 < words.size();
    if (!isKnown || !hasValue) {
        invocation.mistake = isKnown ? u"--%1 needs a value"_s.arg(name)
                                     : u"there is no option --%1 here"_s.arg(name);
        return false;
    }
    const QString value = word.contains(u'=') ? word.section(u'=', 1) : words.at(++i);
    if (name == "data-dir"_L1)
        invocation.arguments.dataDir = value;
    else
        invocation.arguments.options.insert(name, value);
    return true;
}

/// Checks the number of positional arguments.
void checkPositional(Invocation &invocation)
{
    const qsizetype count = invocation.arguments.positional.size();
    const ctl::Command &command = *invocation.command;
    if (count < command.minPositional
        || (command.maxPositional >= 0 && count > command.maxPositional)) {
        invocation.mistake = u"usage: dogearctl %1 %2"_s.arg(command.name, command.usage);
    }
}

/// Parses the command line. QCommandLineParser cannot be used, because options are allowed before
/// and after the command, and a query may begin with a dash ("search -trees graph").
Invocation understand(const QStringList &words)
{
    Invocation invocation;
    bool areOptionsOver = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (!areOptionsOver && word == "--"_L1)
            areOptionsOver = true;
        else if (!areOptionsOver && word.startsWith("--"_L1)) {
            if (!takeOption(words, i, invocation))
                return invocation;
        } else if (invocation.command)
            invocation.arguments.positional.append(word);
        else if (invocation.command = findCommand(word); !invocation.command) {
            invocation.mistake =
                u"there is no command “%1”; dogearctl --help lists them"_s.arg(word);
            return invocation;
        }
    }
    if (!invocation.command)
        invocation.mistake = u"a command is missing; dogearctl --help lists them"_s;
    else
        checkPositional(invocation);
    return invocation;
}

/// Returns the sentence for \a error. Two errors need other advice in a terminal than in a window.
QString sentenceOf(const Error &error)
{
    if (error.code == ErrorCode::InvalidQuery)
        return u"dogearctl: “%1” is not understood; dogearctl --help lists what is"_s.arg(
            error.detail);
    if (error.code == ErrorCode::NotFound && !error.detail.isEmpty())
        return u"There is no “%1” in the library. Check the number or name."_s.arg(error.detail);
    if (error.code == ErrorCode::HttpStatus && error.httpStatus == 401)
        return u"%1 asks for a name and a password, or does not take these (401). Give them in the "
               "address, once: dogearctl subscribe %2://NAME:PASSWORD@%1%3"_s.arg(
                   error.url.authority(), error.url.scheme(), error.url.path());
    return words::errorSentence(error);
}

/// Installs the English plural forms ("1 entry", "2 entries"), and English numbers and dates. All
/// output of this program is English.
void useEnglish()
{
    QLocale::setDefault(words::englishLocale(QLocale::system()));
    resources::loadTranslations();
    auto *plurals = new QTranslator(qApp);
    if (plurals->load(u":/i18n/dogear_en.qm"_s))
        QCoreApplication::installTranslator(plurals);
}

/// Whether \a command sends requests, and so needs the password of the proxy.
bool usesNetwork(const ctl::Command &command)
{
    static const QStringList names{u"subscribe"_s,
                                   u"import"_s,
                                   u"refresh"_s,
                                   u"discover"_s,
                                   u"charts"_s,
                                   u"resolve"_s,
                                   u"download"_s,
                                   u"sync"_s};
    return names.contains(command.name);
}

/// Prints \a outcome. \return the exit code
int report(const ctl::Outcome &outcome, bool isJson)
{
    if (isJson && !outcome.json.isNull())
        print(stdout,
              QString::fromUtf8(ctl::toUtf8(outcome.json, QJsonDocument::Indented)).trimmed());
    else if (!outcome.text.isEmpty())
        print(stdout, outcome.text);
    int exitCode = Done;
    for (const QString &sentence : {outcome.notice, outcome.sentence}) {
        if (!sentence.isEmpty())
            print(stderr, sentence);
    }
    for (const Error &error : outcome.errors) {
        // A mistyped argument is found only by the command, but it is wrong usage all the same.
        const bool isMistyped = error.code == ErrorCode::InvalidQuery;
        if (outcome.sentence.isEmpty())
            print(stderr, sentenceOf(error));
        exitCode = std::max<int>(exitCode, isMistyped ? WrongUsage : Failed);
    }
    for (const QString &problem : outcome.problems) {
        print(stderr, problem);
        exitCode = std::max<int>(exitCode, Failed);
    }
    return exitCode;
}

} // namespace

int main(int argc, char *argv[])
{
    net::keepProxyOffThisMachine();
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"dogear"_s);
    // Errors are reported as sentences. The log is off unless the user sets QT_LOGGING_RULES.
    QLoggingCategory::setFilterRules(u"dogear.*=false"_s);
    resources::loadGuide();
    useEnglish();

    const QStringList words = QCoreApplication::arguments().sliced(1);
    // Anywhere in the command line, because a user who asks for help may have mistyped the rest.
    if (words.contains("--help"_L1) || words.contains("-h"_L1)) {
        print(stdout, help(words));
        return Done;
    }
    if (words.contains("--version"_L1)) {
        print(stdout, u"dogearctl %1"_s.arg(QLatin1StringView(version)));
        return Done;
    }
    Invocation invocation = understand(words);
    if (!invocation.mistake.isEmpty()) {
        print(stderr, u"dogearctl: "_s + invocation.mistake);
        return WrongUsage;
    }
    const auto folders = settings::DataFolders::create(invocation.arguments.dataDir);
    if (!folders)
        return report(ctl::failedOutcome(folders.error()), invocation.isJson);
    // Completes a restore that a window, or another dogearctl that was killed, has prepared.
    if (const auto restored = maintenance::finishRestore(*folders); !restored)
        return report(ctl::failedOutcome(restored.error()), invocation.isJson);

    const SystemClock clock;
    keychain::KeychainStore secrets(u"dogear"_s);
    library::Networking networking(*folders, clock, &secrets);
    net::NetworkHttpClient http(userAgent(), networking.connections());
    library::Library library(*folders, http, clock, &secrets);
    invocation.arguments.networking = &networking;
    invocation.arguments.secrets = &secrets;
    QObject::connect(
        &library.accounts(),
        &accounts::Accounts::notStoredInKeychain,
        &app,
        [](const QUrl &, const Error &error) { print(stderr, words::errorSentence(error)); });
    settings::Settings settings(folders->settings);
    const settings::RefreshSettings limits = settings.refresh();
    // The limits that the user chose in the window apply here, too.
    library.refresher().setLimits({.perHost = limits.maxPerHost, .inTotal = limits.maxInFlight});
    QFutureWatcher<ctl::Outcome> watcher;
    // The future may be finished already. QFutureWatcher emits from the event loop, so exit() is
    // called after exec() all the same.
    QObject::connect(&watcher, &QFutureWatcher<ctl::Outcome>::finished, &app, [&] {
        QCoreApplication::exit(report(watcher.result(), invocation.isJson));
    });
    const auto run = [&] {
        watcher.setFuture(invocation.command->run(library, invocation.arguments));
    };
    if (!usesNetwork(*invocation.command)) {
        // A request that is sent all the same must not wait for a password that nobody reads.
        networking.configurator().applyNetwork(settings.desktop().network(), {});
        run();
        return QCoreApplication::exec();
    }
    // Without a user of the proxy this is done at once, and opens no keychain.
    networking.configurator().readPassword().then(qApp, [&](const Result<> &isRead) {
        if (!isRead)
            print(stderr, words::errorSentence(isRead.error()));
        run();
    });
    return QCoreApplication::exec();
}
