// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the catalogues of all languages: everything is translated, with its placeholders, plural
// forms, mnemonics and punctuation.

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <resources/translation_resource.h>

using namespace Qt::StringLiterals;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList translations; ///< one, or one per plural form
    bool isFinished = true;
    bool isPlural = false;
};

struct Catalogue
{
    QString language; ///< without the country: "pt"
    QList<Message> messages;
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

Catalogue readCatalogue(QXmlStreamReader &xml)
{
    Catalogue catalogue;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "TS"_L1) {
            catalogue.language =
                xml.attributes().value("language"_L1).toString().section(u'_', 0, 0);
        } else if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            catalogue.messages.append(readMessage(xml));
            catalogue.messages.last().context = context;
        }
    }
    return catalogue;
}

/// Returns the number of plural forms that Qt chooses from in \a language (qttools,
/// linguist/shared/numerus.cpp); 0 if it is not listed here.
int pluralForms(const QString &language)
{
    static const QHash<QString, int> forms{{u"ar"_s, 6},
                                           {u"de"_s, 2},
                                           {u"en"_s, 2},
                                           {u"es"_s, 2},
                                           {u"fr"_s, 2},
                                           {u"it"_s, 2},
                                           {u"ja"_s, 1},
                                           {u"ko"_s, 1},
                                           {u"pl"_s, 3},
                                           {u"pt"_s, 2},
                                           {u"ru"_s, 3},
                                           {u"zh"_s, 1}};
    return forms.value(language);
}

/// Whether \a language is written without spaces between words.
bool isWithoutSpaces(const QString &language)
{
    return language == "ja"_L1 || language == "zh"_L1;
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

/// Returns the letters after "&", in upper case; "Health & Fitness" and "&&" have none.
QString mnemonicsOf(const QString &text)
{
    static const QRegularExpression mnemonic(u"&(?:&|([^\\s&]))"_s);
    QString letters;
    for (const auto &match : mnemonic.globalMatch(text))
        letters += match.captured(1).toUpper();
    return letters;
}

/// Returns the last punctuation mark of \a text in its ASCII form; null if it ends otherwise.
QChar endOf(const QString &text)
{
    static const QHash<QChar, QChar> marks{{u'.', u'.'},
                                           {u'。', u'.'},
                                           {u':', u':'},
                                           {u'：', u':'},
                                           {u'?', u'?'},
                                           {u'？', u'?'},
                                           {u'؟', u'?'},
                                           {u'…', u'…'}};
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() ? QChar() : marks.value(trimmed.back());
}

/// Whether \a text addresses the reader. "Sie" at the start of a sentence is a pronoun of a thing.
bool addressesReader(const QString &language, const QString &text)
{
    static const QRegularExpression german(u"\\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)\\b"
                                           "|(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\\b"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    return language == "de"_L1 && german.match(text).hasMatch();
}

/// Compares how \a source and \a translation begin and end.
QString faultOfEdges(const QString &source, const QString &translation, const QString &language)
{
    const bool hasEllipsis = source.endsWith(u'…');
    if (translation.endsWith(u'…') != hasEllipsis)
        return u"ellipsis lost or added"_s;
    // A full stop may also end an abbreviation, so only a lost one is a fault.
    const QChar end = endOf(source);
    if (!end.isNull() && endOf(translation) != end)
        return u"punctuation lost at the end"_s;
    if (end.isNull() && endOf(translation) == u':')
        return u"colon added at the end"_s;
    const auto isSpaced = [](const QString &text) {
        return std::pair(text.front().isSpace(), text.back().isSpace());
    };
    if (!isWithoutSpaces(language) && isSpaced(source) != isSpaced(translation))
        return u"other spaces at the ends"_s;
    return {};
}

QString faultOf(const Message &message, const QString &language)
{
    if (!message.isFinished)
        return u"not translated"_s;
    if (message.isPlural && message.translations.size() != pluralForms(language))
        return u"wrong number of plural forms"_s;
    for (const QString &translation : message.translations) {
        if (translation.isEmpty())
            return u"empty"_s;
        if (placeholders(translation) != placeholders(message.source))
            return u"other placeholders"_s;
        if (const QString fault = faultOfEdges(message.source, translation, language);
            !fault.isEmpty())
            return fault;
        if (translation.contains(u'!') || translation.contains(u'！'))
            return u"exclamation mark"_s;
        if (mnemonicsOf(translation).size() != mnemonicsOf(message.source).size())
            return u"mnemonic lost or added"_s;
        if (addressesReader(language, translation))
            return u"addresses the reader"_s;
    }
    return {};
}

/// Entries that are shown next to each other: the contexts that belong to one menu or dialog.
QString groupOf(const QString &context)
{
    constexpr std::array menuBar{"dogear::Features"_L1, "dogear::ViewMenu"_L1};
    const bool isMenuBar =
        std::ranges::any_of(menuBar, [&](QLatin1StringView each) { return context == each; });
    return isMenuBar ? u"menu bar"_s : context;
}

/// Returns the messages whose mnemonic another one of the same menu or dialog has, too.
QStringList sharedMnemonics(const Catalogue &catalogue)
{
    QHash<QString, QSet<QString>> used;
    QStringList shared;
    for (const Message &message : catalogue.messages) {
        const QString letter = mnemonicsOf(message.translations.value(0));
        if (letter.isEmpty())
            continue;
        QSet<QString> &letters = used[groupOf(message.context)];
        if (letters.contains(letter))
            shared.append(message.context + u": "_s + message.translations.constFirst());
        letters.insert(letter);
    }
    return shared;
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
    void sharedMnemonicsAreFound();
    void everyMessageIsTranslated_data();
    void everyMessageIsTranslated();
    void everyFileIsListed();
};

void TestTranslations::faultsAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("fault");

    const auto row = [](const char *name, const QString &language, const QString &message) {
        return &(QTest::newRow(name) << language << u"<message>%1</message>"_s.arg(message));
    };
    *row("a correct message",
         u"de"_s,
         u"<source>Play %1</source><translation>%1 spielen</translation>"_s)
        << QString();
    *row("an unfinished translation",
         u"de"_s,
         u"<source>Play</source><translation type=\"unfinished\"></translation>"_s)
        << u"not translated"_s;
    *row("a finished but empty translation",
         u"de"_s,
         u"<source>Play</source><translation></translation>"_s)
        << u"empty"_s;
    *row("a missing placeholder",
         u"de"_s,
         u"<source>Play %1</source><translation>Spielen</translation>"_s)
        << u"other placeholders"_s;
    *row("a missing ellipsis", u"de"_s, u"<source>Add…</source><translation>Neu</translation>"_s)
        << u"ellipsis lost or added"_s;
    *row("an exclamation mark",
         u"de"_s,
         u"<source>Done</source><translation>Fertig!</translation>"_s)
        << u"exclamation mark"_s;
    *row("a missing full stop",
         u"de"_s,
         u"<source>It is done.</source><translation>Es ist fertig</translation>"_s)
        << u"punctuation lost at the end"_s;
    *row("the full stop of another script",
         u"ja"_s,
         u"<source>It is done.</source><translation>完了しました。</translation>"_s)
        << QString();
    *row("the question mark of another script",
         u"ar"_s,
         u"<source>Restore?</source><translation>استعادة؟</translation>"_s)
        << QString();
    *row("an abbreviation with a full stop",
         u"de"_s,
         u"<source>%1 h</source><translation>%1 Std.</translation>"_s)
        << QString();
    *row("a missing space before a unit",
         u"de"_s,
         u"<source> s</source><translation>s</translation>"_s)
        << u"other spaces at the ends"_s;
    *row("no space before a unit in a language without spaces",
         u"ja"_s,
         u"<source> s</source><translation>秒</translation>"_s)
        << QString();
    *row("a missing mnemonic",
         u"de"_s,
         u"<source>&amp;Help</source><translation>Hilfe</translation>"_s)
        << u"mnemonic lost or added"_s;
    *row("an ampersand that is no mnemonic",
         u"de"_s,
         u"<source>TV &amp; Film</source><translation>TV und Film</translation>"_s)
        << QString();
    *row("a formal address",
         u"de"_s,
         u"<source>Choose a file.</source><translation>Wählen Sie eine Datei.</translation>"_s)
        << u"addresses the reader"_s;
    *row("an informal address",
         u"de"_s,
         u"<source>Your shows</source><translation>Deine Sendungen</translation>"_s)
        << u"addresses the reader"_s;
    *row("a pronoun of a thing",
         u"de"_s,
         u"<source>It is gone.</source><translation>Sie ist weg.</translation>"_s)
        << QString();
}

void TestTranslations::faultsAreFound()
{
    QFETCH(const QString, language);
    QFETCH(const QString, message);
    QFETCH(const QString, fault);

    QXmlStreamReader reader(
        u"<TS language=\"%1_XX\"><context><name>C</name>%2</context></TS>"_s.arg(language,
                                                                                 message));
    const Catalogue catalogue = readCatalogue(reader);
    QCOMPARE(catalogue.language, language);
    QCOMPARE(catalogue.messages.size(), 1);
    QCOMPARE(faultOf(catalogue.messages.constFirst(), catalogue.language), fault);
}

void TestTranslations::sharedMnemonicsAreFound()
{
    const auto message = [](const QString &context, const QString &text) {
        return Message{.context = context, .source = text, .translations = {text}};
    };
    Catalogue catalogue{.language = u"de"_s,
                        .messages = {message(u"dogear::Features"_s, u"&Hilfe"_s),
                                     message(u"dogear::ViewMenu"_s, u"&Ansicht"_s),
                                     message(u"Other"_s, u"&Höhe"_s)}};
    QCOMPARE(sharedMnemonics(catalogue), QStringList());
    catalogue.messages.append(message(u"dogear::ViewMenu"_s, u"An&halten"_s));
    QCOMPARE(sharedMnemonics(catalogue), QStringList{u"dogear::ViewMenu: An&halten"_s});
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
    const Catalogue catalogue = readCatalogue(xml);
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY2(pluralForms(catalogue.language) > 0,
             qPrintable(u"add the plural forms of \"%1\" to this test"_s.arg(catalogue.language)));
    QStringList faults;
    for (const Message &message : catalogue.messages) {
        const QString fault = faultOf(message, catalogue.language);
        if (!fault.isEmpty())
            faults.append(message.context + u": "_s + message.source + u": "_s + fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    const QStringList shared = sharedMnemonics(catalogue);
    QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
}

/// A file that is not in the list of CMake is in no program.
void TestTranslations::everyFileIsListed()
{
    const QStringList files =
        QDir(QStringLiteral(DOGEAR_TRANSLATIONS)).entryList({u"dogear_*.ts"_s});
    QVERIFY(!files.isEmpty());
    for (const QString &file : files) {
        QTranslator translator;
        QVERIFY2(translator.load(u":/i18n/"_s + file.chopped(3) + u".qm"_s), qPrintable(file));
        QVERIFY2(!translator.isEmpty(), qPrintable(file));
    }
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
