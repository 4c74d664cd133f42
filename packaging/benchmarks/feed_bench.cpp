// SPDX-License-Identifier: GPL-3.0-or-later
// feed_bench FILE…: MB/s of Dogear's parser, and of libxml2's SAX parser with empty handlers.
#include <feed/feed_parser.h>

#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <functional>
#include <libxml/parser.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 nanosecondsEach = 400'000'000;

double megabytesPerSecond(const QByteArray &document, const std::function<void()> &parse)
{
    QElapsedTimer timer;
    timer.start();
    int rounds = 0;
    while (timer.nsecsElapsed() < nanosecondsEach) {
        parse();
        ++rounds;
    }
    return double(document.size()) * rounds / (double(timer.nsecsElapsed()) / 1e9) / 1e6;
}

} // namespace

int main(int argc, char *argv[])
{
    xmlInitParser();
    for (int i = 1; i < argc; ++i) {
        QFile file(QString::fromLocal8Bit(argv[i]));
        if (!file.open(QIODevice::ReadOnly))
            return 1;
        const QByteArray document = file.readAll();
        const double dogear = megabytesPerSecond(document, [&] {
            (void)dogear::feed::parseFeed(document, QUrl(u"https://example.org/feed"_s));
        });
        const double libxml = megabytesPerSecond(document, [&] {
            xmlSAXHandler handler{};
            handler.initialized = XML_SAX2_MAGIC;
            xmlParserCtxt *context =
                xmlCreatePushParserCtxt(&handler, nullptr, nullptr, 0, nullptr);
            xmlCtxtUseOptions(context, XML_PARSE_RECOVER | XML_PARSE_NONET);
            xmlParseChunk(context, document.constData(), int(document.size()), 1);
            xmlFreeDoc(context->myDoc);
            xmlFreeParserCtxt(context);
        });
        std::printf("%.2f %.2f %s\n", dogear, libxml, argv[i]);
    }
    return 0;
}
