// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/list_places.h>

#include <QCryptographicHash>
#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::sync {

namespace {

constexpr int base = 26;
constexpr qsizetype countedLetters = 5;
constexpr qint64 maxCount = qint64{base} * base * base * base * base - 1;

int digit(const QString &place, qsizetype index)
{
    return index < place.size() ? std::clamp(place[index].unicode() - u'a', 0, base - 1) : 0;
}

QChar letter(int value)
{
    return QChar(static_cast<char16_t>(u'a' + value));
}

qint64 counted(const QString &place)
{
    qint64 number = 0;
    for (qsizetype index = 0; index < countedLetters; ++index)
        number = number * base + digit(place, index);
    return number;
}

QString fromCounted(qint64 number)
{
    QString place(countedLetters, u'a');
    for (qsizetype index = countedLetters - 1; index >= 0; --index) {
        place[index] = letter(static_cast<int>(number % base));
        number /= base;
    }
    return place;
}

/// A place in the middle of \a before and \a after. \pre before < after, or after is empty
QString middle(const QString &before, const QString &after)
{
    QString place;
    bool isOpen = after.isEmpty(); // nothing limits the next letter from above
    for (qsizetype index = 0;; ++index) {
        isOpen = isOpen || index >= after.size(); // only if the two are in the wrong order
        const int low = digit(before, index);
        const int high = isOpen ? base : digit(after, index);
        const bool hasRoom = high - low > 1;
        place += letter(hasRoom ? (low + high) / 2 : low);
        if (hasRoom)
            return place.leftJustified(countedLetters, u'm');
        isOpen = isOpen || high > low;
    }
}

/// Counts up from \a before, or down from \a after, if the list is open there and numbers are left.
QStringList countedPlaces(const QString &before,
                          const QString &after,
                          int count,
                          const QString &ending)
{
    const bool goesUp = after.isEmpty();
    qint64 first = (maxCount - count) / 2;
    if (goesUp && !before.isEmpty())
        first = counted(before) + 1;
    else if (!goesUp)
        first = counted(after) - count;
    if (first < 1 || first + count > maxCount)
        return {};
    QStringList places;
    for (int index = 0; index < count; ++index)
        places.append(QString(fromCounted(first + index) + ending));
    return places;
}

/// Halves the range again and again, so that places stay short.
void divide(const QString &before,
            const QString &after,
            int count,
            const QString &ending,
            QStringList &places)
{
    if (count <= 0)
        return;
    const int left = (count - 1) / 2;
    const QString place = middle(before, after) + ending;
    divide(before, place, left, ending, places);
    places.append(place);
    divide(place, after, count - 1 - left, ending, places);
}

/// Whether each of \a known stays: the longest ascending sequence does.
QList<bool> kept(const QStringList &known)
{
    QList<qsizetype> ends; // index of the smallest end, by length
    QList<qsizetype> previous(known.size(), -1);
    for (qsizetype index = 0; index < known.size(); ++index) {
        if (known[index].isEmpty())
            continue;
        const auto end = std::ranges::lower_bound(
            ends, known[index], {}, [&known](qsizetype at) { return known[at]; });
        const qsizetype length = end - ends.begin();
        if (length > 0)
            previous[index] = ends[length - 1];
        if (length == ends.size())
            ends.append(index);
        else
            ends[length] = index;
    }
    QList<bool> stays(known.size(), false);
    for (qsizetype at = ends.isEmpty() ? -1 : ends.constLast(); at >= 0; at = previous[at])
        stays[at] = true;
    return stays;
}

} // namespace

bool isPlace(const QString &text)
{
    const auto isLetter = [](QChar each) { return each >= u'a' && each <= u'z'; };
    return text.size() >= countedLetters && text.size() <= maxPlaceLength
           && std::ranges::all_of(text, isLetter) && text != QString(countedLetters, u'a')
           && (text.size() == countedLetters || !text.endsWith(u'a'));
}

QString placeEnding(const QString &device)
{
    constexpr qsizetype hashedLetters = 3; // 17,576 devices
    const QByteArray hash =
        QCryptographicHash::hash(device.toUtf8(), QCryptographicHash::Sha256).left(hashedLetters);
    QString ending;
    for (const char byte : hash)
        ending += letter(static_cast<unsigned char>(byte) % base);
    return ending + u'm';
}

QStringList placesBetween(const QString &before,
                          const QString &after,
                          int count,
                          const QString &ending)
{
    const bool isBounded = !before.isEmpty() && !after.isEmpty();
    if (!isBounded) {
        const QStringList places = countedPlaces(before, after, count, ending);
        if (!places.isEmpty())
            return places;
    }
    QStringList places;
    divide(before, after, count, ending, places);
    return places;
}

QStringList newPlaces(const QStringList &known, const QString &ending)
{
    const QList<bool> stays = kept(known);
    QStringList places;
    qsizetype next = 0;
    while (next < known.size()) {
        if (stays[next]) {
            places.append(known[next++]);
            continue;
        }
        qsizetype end = next;
        while (end < known.size() && !stays[end])
            ++end;
        places += placesBetween(places.isEmpty() ? QString() : places.constLast(),
                                end < known.size() ? known[end] : QString(),
                                static_cast<int>(end - next),
                                ending);
        next = end;
    }
    return places;
}

} // namespace dogear::sync
