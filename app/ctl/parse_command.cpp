// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <feed/feed_parser.h>
#include <words/format.h>

#include <QDir>
#include <QFile>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Reads the file \a name, or stdin for "-". \a url names the file in errors.
Result<QByteArray> readInput(const QString &name, const QUrl &url)
{
    QFile file;
    const bool isOpen = name == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly)
                                       : (file.setFileName(name), file.open(QIODevice::ReadOnly));
    if (!isOpen) {
        const auto code = file.exists() ? ErrorCode::FileUnreadable : ErrorCode::FileNotFound;
        return failure({code, file.errorString(), url});
    }
    return file.readAll();
}

/// Returns title, episodes and warnings as text.
QString describe(const feed::ParsedFeed &feed)
{
    QStringList lines{feed.podcast.title, {}};
    for (const domain::Episode &episode : feed.episodes) {
        const QString date =
            // Ten blanks keep the columns aligned.
            episode.published ? episode.published->toString(u"yyyy-MM-dd"_s) : u"          "_s;
        lines.append(u"%1  %2  %3"_s.arg(
            date,
            words::formatDuration(episode.duration.value_or(std::chrono::milliseconds{})),
            episode.title));
    }
    for (const QString &warning : feed.warnings)
        lines.append("! "_L1 + warning);
    return lines.join(u'\n');
}

} // namespace

Future<Outcome> runParse(library::Library & /*library*/, const Arguments &arguments)
{
    const QString name = arguments.positional.first();
    const QUrl file =
        name == "-"_L1
            ? QUrl()
            : QUrl::fromLocalFile(QDir::cleanPath(QDir::current().absoluteFilePath(name)));
    const QString baseOption = arguments.option(u"base-url"_s);
    // Relative addresses in the document start at its own address, which a saved file has lost.
    const QUrl base = baseOption.isEmpty() ? file : QUrl(baseOption);

    const Result<QByteArray> document = readInput(name, file);
    if (!document)
        return failedNow(document.error());
    Result<feed::ParsedFeed> feed = feed::parseFeed(*document, base);
    if (!feed) {
        // The parser knows no file; the error names it for the sentence on stderr.
        Error error = feed.error();
        error.url = file;
        return failedNow(error);
    }
    Outcome outcome{
        .json = QJsonDocument(toJson(*feed, base)), .text = describe(*feed), .errors = {}};
    if (feed->isTruncated) {
        // The readable part is printed all the same; the exit code says that it is incomplete.
        const Error error{.code = ErrorCode::TruncatedInput, .url = file};
        QJsonObject object = outcome.json.object();
        object.insert(u"error"_s, toJson(error));
        outcome.json.setObject(object);
        outcome.errors.append(error);
    }
    return readyFuture(outcome);
}

} // namespace dogear::ctl
