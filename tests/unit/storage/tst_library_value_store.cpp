// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>
#include <storage/bookmark_store.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/library_value_store.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <storage/queue_store.h>
#include <storage/show_playback_store.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using domain::SyncField;
using domain::SyncFieldKind;

class TestLibraryValueStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void valuesAreRead();
    void previewsHaveOnlyAPlaceInTheQueue();
    void aPictureOfThisMachineHasNoValue();
    void favouritesKeepTheRestOfTheState();
    void tagsKeepTheirOrder();
    void settingsAreChangedOneByOne_data();
    void settingsAreChangedOneByOne();
    void bookmarksAreAddedChangedAndRemoved();

private:
    [[nodiscard]] QStringList read(SyncFieldKind kind);
    [[nodiscard]] EpisodeId id(const QString &guid)
    {
        return EpisodeId{
            m_connection->number(u"SELECT id FROM episode WHERE guid = ?"_s, {guid}).value_or(0)};
    }
    PodcastId addShow(const QString &name, bool isPreview = false);

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestLibraryValueStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = Connection::open(u":memory:"_s).value_or(nullptr);
    QVERIFY(m_connection);
    m_show = addShow(u"a"_s);
}

PodcastId TestLibraryValueStore::addShow(const QString &name, bool isPreview)
{
    const QUrl url(u"https://example.org/%1.xml"_s.arg(name));
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);
    const auto show = isPreview ? PreviewStore(*m_connection).add(url, name, now)
                                : PodcastStore(*m_connection).add(url, name, now);
    QList<EpisodeToStore> episodes;
    for (int number = 1; number <= 3; ++number) {
        domain::Episode episode;
        episode.guid = u"%1/%2"_s.arg(name).arg(number);
        episode.title = episode.guid;
        episode.published = now;
        episode.enclosure = domain::Enclosure{
            QUrl(u"https://example.org/%1.mp3"_s.arg(episode.guid)), u"audio/mpeg"_s, 1};
        episodes.append({episode, {}});
    }
    const auto stored = m_connection->transaction([&] {
        return EpisodeStore(*m_connection).update(show.value_or(PodcastId()), episodes, true, now);
    });
    return stored ? *show : PodcastId();
}

QStringList TestLibraryValueStore::read(SyncFieldKind kind)
{
    QStringList lines;
    const auto fields = LibraryValueStore(*m_connection).read(kind);
    for (const SyncField &field : fields.value_or(QList<SyncField>())) {
        const QString value = QString::fromUtf8(
            QJsonDocument(QJsonArray{field.value}).toJson(QJsonDocument::Compact));
        lines.append(u"%1|%2|%3|%4|%5"_s.arg(field.feed.section(u'/', -1),
                                             field.item,
                                             field.part,
                                             field.url.section(u'/', -1),
                                             value));
    }
    if (kind != SyncFieldKind::Queue)
        lines.sort();
    return lines;
}

void TestLibraryValueStore::valuesAreRead()
{
    PodcastStore podcasts(*m_connection);
    QVERIFY(podcasts.setTags(m_show, {u"News"_s, u"Daily"_s}));
    QVERIFY(podcasts.setOverrides(m_show,
                                  {.title = u"Mine"_s,
                                   .image = QUrl(u"https://example.org/i.png"_s),
                                   .isArchived = true,
                                   .isQuiet = true}));
    QVERIFY(ShowPlaybackStore(*m_connection)
                .put(m_show,
                     {.speed = 1.25,
                      .trimsSilence = false,
                      .levelsLoudness = true,
                      .intro = std::chrono::seconds(30),
                      .outro = std::chrono::seconds(5)}));
    QVERIFY(LibraryValueStore(*m_connection).setFavourites({{id(u"a/2"_s), true}}));
    QVERIFY(m_connection->transaction([&] {
        return QueueStore(*m_connection).replace({id(u"a/3"_s), id(u"a/1"_s)});
    }));
    SyncField bookmark;
    bookmark.part = u"65000/1700000001"_s;
    bookmark.value = QJsonObject{{u"note"_s, u"here"_s}};
    QVERIFY(LibraryValueStore(*m_connection).setBookmark(id(u"a/1"_s), bookmark));

    QCOMPARE(read(SyncFieldKind::Queue),
             (QStringList{u"a.xml|a/3||3.mp3|[true]"_s, u"a.xml|a/1||1.mp3|[true]"_s}));
    QCOMPARE(read(SyncFieldKind::Favourite), QStringList{u"a.xml|a/2||2.mp3|[true]"_s});
    QCOMPARE(read(SyncFieldKind::Tag),
             (QStringList{u"a.xml|Daily|||[true]"_s, u"a.xml|News|||[true]"_s}));
    QCOMPARE(read(SyncFieldKind::Bookmark),
             QStringList{u"a.xml|a/1|65000/1700000001|1.mp3|[{\"note\":\"here\"}]"_s});
    QCOMPARE(read(SyncFieldKind::ShowSetting),
             (QStringList{u"a.xml||archived||[true]"_s,
                          u"a.xml||image||[\"https://example.org/i.png\"]"_s,
                          u"a.xml||intro||[30]"_s,
                          u"a.xml||loudness||[true]"_s,
                          u"a.xml||outro||[5]"_s,
                          u"a.xml||quiet||[true]"_s,
                          u"a.xml||silence||[false]"_s,
                          u"a.xml||speed||[1.25]"_s,
                          u"a.xml||title||[\"Mine\"]"_s}));
    const auto described =
        LibraryValueStore(*m_connection)
            .describe({id(u"a/2"_s), EpisodeId{9999}, id(u"a/1"_s)}, SyncFieldKind::ListItem);
    QVERIFY(described);
    QCOMPARE(described->size(), 2);
    QCOMPARE(described->constFirst().item, u"a/2"_s);
    QCOMPARE(described->constLast().kind, SyncFieldKind::ListItem);
}

void TestLibraryValueStore::previewsHaveOnlyAPlaceInTheQueue()
{
    QVERIFY(addShow(u"b"_s, true).isValid());
    QVERIFY(LibraryValueStore(*m_connection).setFavourites({{id(u"b/1"_s), true}}));
    QVERIFY(m_connection->transaction(
        [&] { return QueueStore(*m_connection).replace({id(u"b/1"_s)}); }));
    QVERIFY(read(SyncFieldKind::Favourite).isEmpty());
    QCOMPARE(read(SyncFieldKind::Queue).size(), 1);
}

void TestLibraryValueStore::aPictureOfThisMachineHasNoValue()
{
    QVERIFY(PodcastStore(*m_connection)
                .setOverrides(m_show, {.title = {}, .image = QUrl(u"picture:abc"_s)}));
    QVERIFY(read(SyncFieldKind::ShowSetting).isEmpty());
}

void TestLibraryValueStore::favouritesKeepTheRestOfTheState()
{
    EpisodeStore episodes(*m_connection);
    const domain::EpisodeState state{.position = std::chrono::seconds(65),
                                     .lastPlayed =
                                         QDateTime::fromSecsSinceEpoch(1'700'000'000, utc)};
    QVERIFY(episodes.setState(id(u"a/1"_s), state));
    LibraryValueStore values(*m_connection);
    QVERIFY(values.setFavourites(
        {{id(u"a/1"_s), true}, {id(u"a/2"_s), false}, {EpisodeId{9999}, true}}));
    const auto stored = episodes.stored({id(u"a/1"_s), id(u"a/2"_s)});
    QVERIFY(stored);
    domain::EpisodeState expected = state;
    expected.isFavourite = true;
    QCOMPARE(stored->constFirst().state, expected);
    QVERIFY(!stored->constLast().state.isFavourite);
}

void TestLibraryValueStore::tagsKeepTheirOrder()
{
    PodcastStore podcasts(*m_connection);
    QVERIFY(podcasts.setTags(m_show, {u"C"_s, u"A"_s, u"B"_s}));
    const QHash<QString, bool> tags{
        {u"A"_s, false}, {u"Z"_s, true}, {u"X"_s, true}, {u"B"_s, true}};
    QVERIFY(LibraryValueStore(*m_connection).setTags(m_show, tags));
    const auto show = podcasts.find(m_show);
    QVERIFY(show);
    QCOMPARE(show->tags, (QStringList{u"C"_s, u"B"_s, u"X"_s, u"Z"_s}));
}

void TestLibraryValueStore::settingsAreChangedOneByOne_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QStringList>("expected");
    const QString speed = u"a.xml||speed||[2]"_s;
    QTest::newRow("a value") << u"title"_s << QJsonValue(u"T"_s)
                             << QStringList{speed, u"a.xml||title||[\"T\"]"_s};
    QTest::newRow("the default") << u"speed"_s << QJsonValue() << QStringList{};
    QTest::newRow("a value that is too large")
        << u"speed"_s << QJsonValue(99) << QStringList{u"a.xml||speed||[3]"_s};
    QTest::newRow("a negative time") << u"intro"_s << QJsonValue(-5) << QStringList{speed};
    QTest::newRow("a value of another type")
        << u"silence"_s << QJsonValue(u"yes"_s) << QStringList{speed};
    QTest::newRow("a picture that is no address on the web")
        << u"image"_s << QJsonValue(u"file:///etc/passwd"_s) << QStringList{speed};
    QTest::newRow("a name of a newer version") << u"pitch"_s << QJsonValue(2) << QStringList{speed};
}

void TestLibraryValueStore::settingsAreChangedOneByOne()
{
    QFETCH(const QString, name);
    QFETCH(const QJsonValue, value);
    QFETCH(const QStringList, expected);
    QVERIFY(ShowPlaybackStore(*m_connection).put(m_show, {.speed = 2.0}));
    QVERIFY(LibraryValueStore(*m_connection).setSettings(m_show, {{name, value}}));
    QCOMPARE(read(SyncFieldKind::ShowSetting), expected);
}

void TestLibraryValueStore::bookmarksAreAddedChangedAndRemoved()
{
    LibraryValueStore values(*m_connection);
    SyncField field;
    field.part = u"65000/1700000001"_s;
    field.value = QJsonObject{{u"note"_s, u"one"_s}};
    QVERIFY(values.setBookmark(id(u"a/1"_s), field));
    field.value = QJsonObject{{u"note"_s, u"two"_s}};
    QVERIFY(values.setBookmark(id(u"a/1"_s), field));
    QVERIFY(values.setBookmark(id(u"a/2"_s), field));
    QCOMPARE(read(SyncFieldKind::Bookmark).size(), 2);
    const auto bookmarks = BookmarkStore(*m_connection).list({.episode = id(u"a/1"_s)});
    QVERIFY(bookmarks);
    QCOMPARE(bookmarks->constFirst().note, u"two"_s);
    QCOMPARE(bookmarks->constFirst().title, u"a/1"_s);
    QCOMPARE(bookmarks->constFirst().position, std::chrono::milliseconds(65'000));
    field.value = QJsonValue();
    QVERIFY(values.setBookmark(id(u"a/1"_s), field));
    QVERIFY(values.setBookmark(id(u"a/1"_s), field));
    QCOMPARE(read(SyncFieldKind::Bookmark).size(), 1);
}

QTEST_GUILESS_MAIN(TestLibraryValueStore)
#include "tst_library_value_store.moc"
