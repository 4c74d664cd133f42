// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <resources/translation_resource.h>

using namespace Qt::StringLiterals;

namespace {

struct Message
{
    QString source;
    QStringList translations; ///< one, or one per plural form
    bool isFinished = true;
    bool isPlural = false;
};

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    message.isPlural = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.isFinished = !xml.attributes().hasAttribute("type"_L1);
            if (!message.isPlural) {
                message.translations.append(xml.readElementText());
                continue;
            }
            while (xml.readNextStartElement())
                message.translations.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(QXmlStreamReader &xml)
{
    QList<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "message"_L1)
            messages.append(readMessage(xml));
    }
    return messages;
}

/// \return the placeholders "%1" and "%L2", sorted. "%n" may be missing in a translation ("one
/// episode").
QStringList placeholders(const QString &text)
{
    static const QRegularExpression placeholder(u"%L?\\d+"_s);
    QStringList found;
    for (const auto &match : placeholder.globalMatch(text))
        found.append(match.captured());
    std::ranges::sort(found);
    return found;
}

QString faultOf(const Message &message)
{
    if (!message.isFinished)
        return u"not translated"_s;
    for (const QString &translation : message.translations) {
        if (translation.isEmpty())
            return u"empty"_s;
        if (placeholders(translation) != placeholders(message.source))
            return u"other placeholders"_s;
        if (translation.endsWith(u'…') != message.source.endsWith(u'…'))
            return u"ellipsis lost or added"_s;
        if (translation.contains(u'!'))
            return u"exclamation mark"_s;
    }
    return {};
}

} // namespace

class TestTranslations final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dogear::resources::loadTranslations(); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void faultsAreFound_data();
    void faultsAreFound();
    void everyMessageIsTranslated_data();
    void everyMessageIsTranslated();
};

void TestTranslations::faultsAreFound_data()
{
    QTest::addColumn<QString>("xml");
    QTest::addColumn<QString>("fault");

    QTest::newRow("a correct message") << u"<source>Play %1</source><translation>%1 spielen"
                                          "</translation>"_s
                                       << QString();
    QTest::newRow("an unfinished translation")
        << u"<source>Play</source><translation type=\"unfinished\"></translation>"_s
        << u"not translated"_s;
    QTest::newRow("a finished but empty translation")
        << u"<source>Play</source><translation></translation>"_s << u"empty"_s;
    QTest::newRow("a missing placeholder")
        << u"<source>Play %1</source><translation>Spielen</translation>"_s
        << u"other placeholders"_s;
    QTest::newRow("a missing ellipsis")
        << u"<source>Add…</source><translation>Neu</translation>"_s << u"ellipsis lost or added"_s;
    QTest::newRow("an exclamation mark")
        << u"<source>Done</source><translation>Fertig!</translation>"_s << u"exclamation mark"_s;
}

void TestTranslations::faultsAreFound()
{
    QFETCH(const QString, xml);
    QFETCH(const QString, fault);

    QXmlStreamReader reader(u"<TS><context><message>%1</message></context></TS>"_s.arg(xml));
    const QList<Message> messages = readMessages(reader);
    QCOMPARE(messages.size(), 1);
    QCOMPARE(faultOf(messages.first()), fault);
}

void TestTranslations::everyMessageIsTranslated_data()
{
    QTest::addColumn<QString>("file");
    for (const QFileInfo &file :
         QDir(QStringLiteral(DOGEAR_TRANSLATIONS)).entryInfoList({u"*.ts"_s}))
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
}

void TestTranslations::everyMessageIsTranslated()
{
    QFETCH(const QString, file);

    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&source);
    const QList<Message> messages = readMessages(xml);
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const Message &message : messages) {
        const QString fault = faultOf(message);
        QVERIFY2(fault.isEmpty(), qPrintable(message.source + u": "_s + fault));
    }

    QTranslator translator;
    QVERIFY(translator.load(u":/i18n/"_s + QFileInfo(file).completeBaseName() + u".qm"_s));
    QCOMPARE(translator.isEmpty(), messages.isEmpty());
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
