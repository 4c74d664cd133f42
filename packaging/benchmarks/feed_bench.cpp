// SPDX-License-Identifier: GPL-3.0-or-later
// feed_bench RUNS FILE…: measures in processor time how fast Dogear's parser, and libxml2's SAX
// parser with empty handlers, parse each file. Prints a line for each file and engine: file,
// engine, MB/s (median of RUNS), episodes.
#include <feed/feed_parser.h>

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <libxml/parser.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr double runSeconds = 0.1; // short files are parsed repeatedly for this long

double processorSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

/// Parses a document. \return the number of episodes, or -1 on failure
using Engine = std::function<int(const QByteArray &)>;

int readWithDogear(const QByteArray &document)
{
    const auto parsed = dogear::feed::parseFeed(document, QUrl(u"https://example.org/feed"_s));
    return parsed ? int(parsed->episodes.size()) : -1;
}

void startElement(void * /*context*/,
                  const xmlChar * /*name*/,
                  const xmlChar * /*prefix*/,
                  const xmlChar * /*uri*/,
                  int /*namespaceCount*/,
                  const xmlChar ** /*namespaces*/,
                  int /*attributeCount*/,
                  int /*defaultedCount*/,
                  const xmlChar ** /*attributes*/)
{}

void endElement(void * /*context*/,
                const xmlChar * /*name*/,
                const xmlChar * /*prefix*/,
                const xmlChar * /*uri*/)
{}

void characters(void * /*context*/, const xmlChar * /*text*/, int /*size*/) {}

/// Only tokenises the document: no parser that uses libxml2 can be faster.
int readWithEmptyHandlers(const QByteArray &document)
{
    xmlSAXHandler handler{};
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = startElement;
    handler.endElementNs = endElement;
    handler.characters = characters;
    handler.ignorableWhitespace = characters;
    handler.cdataBlock = characters;

    // In chunks, and with the options of Dogear's parser: only the handlers make the difference.
    xmlParserCtxt *context = xmlCreatePushParserCtxt(&handler, nullptr, nullptr, 0, nullptr);
    if (!context)
        return -1;
    xmlCtxtUseOptions(context, XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOCDATA);
    constexpr qsizetype chunk = 1024 * 1024;
    for (qsizetype at = 0; at < document.size(); at += chunk)
        xmlParseChunk(
            context, document.constData() + at, int(std::min(chunk, document.size() - at)), 0);
    xmlParseChunk(context, nullptr, 0, 1);
    xmlFreeParserCtxt(context);
    return 0;
}

double megabytesPerSecond(const QByteArray &document, const Engine &read)
{
    const double begin = processorSeconds();
    double bytes = 0;
    double seconds = 0;
    do {
        read(document);
        bytes += double(document.size());
        seconds = processorSeconds() - begin;
    } while (seconds < runSeconds);
    return bytes / 1e6 / seconds;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void measure(const QByteArray &document, const QString &file, int runs)
{
    std::vector<double> dogear;
    std::vector<double> floor;
    for (int run = 0; run < runs; ++run) { // alternating, so that other load slows both engines
        dogear.push_back(megabytesPerSecond(document, readWithDogear));
        floor.push_back(megabytesPerSecond(document, readWithEmptyHandlers));
    }
    const QByteArray name = file.toUtf8();
    std::printf(
        "%s\tdogear\t%.3f\t%d\n", name.constData(), median(dogear), readWithDogear(document));
    std::printf("%s\tsax\t%.3f\t0\n", name.constData(), median(floor));
}

} // namespace

int main(int argc, char *argv[])
{
    const int runs = argc > 1 ? std::atoi(argv[1]) : 0;
    if (runs < 1 || argc < 3) {
        std::fprintf(stderr, "usage: feed_bench RUNS FILE…\n");
        return 2;
    }
    for (int i = 2; i < argc; ++i) {
        QFile file(QFile::decodeName(argv[i]));
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "feed_bench: cannot read %s\n", argv[i]);
            return 1;
        }
        measure(file.readAll(), file.fileName(), runs);
    }
    return 0;
}
