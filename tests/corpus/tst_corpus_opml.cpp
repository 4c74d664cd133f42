// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/feed_url.h>
#include <feed/opml.h>

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns "groups|title|feed key" for each entry.
QStringList lines(const feed::OpmlDocument &list)
{
    QStringList all;
    for (const feed::OpmlEntry &entry : list.entries)
        all.append(entry.groups.join(u'/') + u'|' + entry.title + u'|' + feedUrlKey(entry.url));
    return all;
}

struct Outline
{
    QStringList groups;
    QString title;
    QString key;
};

/// Removes outer groups that contain every outline: Dogear ignores such a group.
void removeWrappers(QList<Outline> &outlines)
{
    const auto isIn = [](const Outline &outline, const QString &group) {
        return !outline.groups.isEmpty() && outline.groups.constFirst() == group;
    };
    while (!outlines.isEmpty() && !outlines.constFirst().groups.isEmpty()) {
        const QString group = outlines.constFirst().groups.constFirst();
        for (const Outline &outline : std::as_const(outlines)) {
            if (!isIn(outline, group))
                return;
        }
        for (Outline &outline : outlines)
            outline.groups.removeFirst();
    }
}

/// Merges outlines with the same address: one line with the groups of all of them.
QStringList merged(const QList<Outline> &outlines)
{
    QList<Outline> distinct;
    for (const Outline &outline : outlines) {
        const auto twin = std::find_if(distinct.begin(), distinct.end(), [&](const Outline &known) {
            return known.key == outline.key;
        });
        if (twin == distinct.end())
            distinct.append(outline);
        else
            twin->groups += outline.groups;
    }
    QStringList all;
    for (Outline &outline : distinct) {
        outline.groups.removeDuplicates();
        all.append(outline.groups.join(u'/') + u'|' + outline.title + u'|' + outline.key);
    }
    return all;
}

/// Returns the expected lines, computed from the outlines that Python's XML parser has read: every
/// outline with an address.
QStringList expectedLines(const QJsonArray &outlines)
{
    QList<Outline> all;
    QStringList open; // the name of each open outline; null for the outline of a show
    for (const auto &value : outlines) {
        const QJsonObject outline = value.toObject();
        const QString name = outline.value("title"_L1).toString().simplified();
        const QString title =
            name.isEmpty() ? outline.value("text"_L1).toString().simplified() : name;
        const QString address = outline.value("xmlUrl"_L1).toString();
        open = open.first(std::min(open.size(), outline.value("depth"_L1).toInteger()));
        QStringList groups = open;
        groups.removeAll(QString());
        open.append(address.isEmpty() ? title : QString());
        const Result<QUrl> url = feedUrlFromUserInput(address, {});
        if (!address.isEmpty() && url)
            all.append({groups, title, feedUrlKey(*url)});
    }
    removeWrappers(all);
    return merged(all);
}

/// Returns the files of opml_differences.tsv, each with the reason for the difference.
QHash<QString, QString> listedDifferences()
{
    QHash<QString, QString> listed;
    for (const QByteArray &line : contents(QStringLiteral(DOGEAR_OPML_DIFFERENCES)).split('\n')) {
        const QList<QByteArray> fields = line.split('\t');
        if (fields.size() == 2 && !line.startsWith('#'))
            listed.insert(QString::fromUtf8(fields.at(0)), QString::fromUtf8(fields.at(1)));
    }
    return listed;
}

} // namespace

/// Parses every OPML list of the corpus and compares it with the result of Python's XML parser,
/// except for the lists in opml_differences.tsv.
class TestCorpusOpml final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void listsAreReadAsByOthers();
};

void TestCorpusOpml::listsAreReadAsByOthers()
{
    const QString folder =
        qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS)) + "/corpus/"_L1;
    if (!QFile::exists(folder + "expected"_L1))
        QSKIP(qPrintable("no corpus: "_L1 + folder + "expected is not there"_L1));

    QHash<QString, QString> differences = listedDifferences();
    QStringList surprises;
    int read = 0;
    QDirIterator files(
        folder + "expected/open"_L1, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QJsonObject file = QJsonDocument::fromJson(contents(files.next())).object();
        if (!file.contains("opml"_L1))
            continue;
        const QString name = file.value("file"_L1).toString();
        const QJsonObject expected = file.value("opml"_L1).toObject();
        const QByteArray document = contents(folder + name);
        const auto list = feed::parseOpml(document);
        const bool isSame =
            list.has_value() == expected.value("ok"_L1).toBool()
            && (!list || lines(*list) == expectedLines(expected.value("outlines"_L1).toArray()));
        const bool isListed = differences.remove(name) > 0;
        if (isSame == isListed)
            surprises.append(name + (isListed ? " is as expected"_L1 : " is read otherwise"_L1));
        if (list && !list->entries.isEmpty()) { // rule 120: written lists are read back unchanged
            const auto again = feed::parseOpml(feed::writeOpml(list->entries, {}));
            QVERIFY2(again && again->entries == list->entries, qPrintable(name));
        }
        ++read;
    }
    QVERIFY2(surprises.isEmpty(), qPrintable(surprises.join(u'\n')));
    QVERIFY2(differences.isEmpty(), qPrintable(differences.keys().join(u' ')));
    QVERIFY(read > 38);
    qInfo("%d lists", read);
}

QTEST_GUILESS_MAIN(TestCorpusOpml)
#include "tst_corpus_opml.moc"
