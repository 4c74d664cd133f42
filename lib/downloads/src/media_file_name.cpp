// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_suffix.h"

#include <base/utc.h>
#include <downloads/media_file_name.h>

#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::downloads {

namespace {

/// Far more than any show has episodes with one title and date; see uniqueFilePath().
constexpr int maxSameNames = 10'000;

/// Characters that are invisible but change the display of others, or that not every file system
/// can store: controls, direction marks, joiners, zero-width spaces. Some network drives replace
/// refused characters by private ones.
bool isInvisible(char32_t sign)
{
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
        return true;
    default:
        return QChar::isNonCharacter(sign);
    }
}

void appendSign(QString &name, char32_t sign)
{
    // Refused by FAT, NTFS or network drives ('/' by all); the hyphen keeps the words apart.
    switch (sign) {
    case U'/':
    case U'\\':
    case U'|':
    case U':':
    case U'*':
    case U'<':
    case U'>':
        name += u'-';
        break;
    case U'"':
        name += u'\'';
        break;
    case U'?':
        break;
    default:
        if (QChar::isSpace(sign))
            name += u' ';
        else if (!isInvisible(sign))
            name += QChar::fromUcs4(sign);
    }
}

/// Composes before the replacement, so that a mark belongs to its letter, and afterwards, because a
/// removed character may have stood between a letter and its mark.
QString withoutRefusedSigns(const QString &text)
{
    QString composed = text.normalized(QString::NormalizationForm_C);
    composed.replace(u": "_s, u" - "_s); // "Part 1: Beginnings" reads "Part 1 - Beginnings"
    QString name;
    for (const char32_t sign : QStringView(composed).toUcs4())
        appendSign(name, sign);
    return name.normalized(QString::NormalizationForm_C).simplified();
}

/// Windows drops trailing dots and spaces; elsewhere a leading dot hides a file.
QString withoutOuterDots(const QString &name)
{
    const auto isInside = [](QChar sign) { return sign != u'.' && sign != u' '; };
    const auto begin = std::ranges::find_if(name, isInside);
    const auto end = std::find_if(name.rbegin(), name.rend(), isInside).base();
    return begin < end ? QString(&*begin, end - begin) : QString();
}

/// Whether \a stem is the name of a Windows device, which is reserved whatever ending follows.
bool isReserved(const QString &stem)
{
    static constexpr std::array devices{
        "CON"_L1, "PRN"_L1, "AUX"_L1, "NUL"_L1, "CONIN$"_L1, "CONOUT$"_L1, "CLOCK$"_L1};
    const QString upper = stem.trimmed().toUpper();
    if (std::ranges::find(devices, upper) != devices.end())
        return true;
    const bool isPort = upper.startsWith("COM"_L1) || upper.startsWith("LPT"_L1);
    // Windows also treats the superscript digits as port numbers.
    return isPort && upper.size() == 4 && QStringView(u"0123456789¹²³").contains(upper.back());
}

QString withoutReservedName(const QString &name)
{
    const QString stem = name.section(u'.', 0, 0);
    return isReserved(stem) ? stem.trimmed() + u'_' + name.sliced(stem.size()) : name;
}

qsizetype bytesOf(QStringView text)
{
    return text.toUtf8().size();
}

/// Whether a cut at \a at would separate the two halves of a surrogate pair.
bool isWithinPair(const QString &text, qsizetype at)
{
    return at < text.size() && text.at(at).isLowSurrogate() && text.at(at - 1).isHighSurrogate();
}

/// Returns the longest beginning of \a text with at most \a maxBytes that ends where \a next
/// allows. \a next returns the first allowed position after the one that it is given.
template<typename Next>
QString cutBetween(const QString &text, qsizetype maxBytes, const Next &next)
{
    qsizetype end = 0;
    qsizetype bytes = 0;
    while (end < text.size()) {
        const qsizetype place = next(end);
        bytes += bytesOf(QStringView(text).sliced(end, place - end));
        if (bytes > maxBytes)
            break;
        end = place;
    }
    return text.first(end);
}

/// Cuts between graphemes; a single grapheme that is too long is cut inside.
QString cutToBytes(const QString &text, qsizetype maxBytes)
{
    if (bytesOf(text) <= maxBytes)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    const QString cut = cutBetween(text, maxBytes, [&](qsizetype) {
        qsizetype place = finder.toNextBoundary();
        while (isWithinPair(text, place)) // Qt 6.4 finds a boundary there after a Thai letter
            place = finder.toNextBoundary();
        return place < 0 ? text.size() : place;
    });
    return !cut.isEmpty() ? cut : cutBetween(text, maxBytes, [&](qsizetype end) {
        return isWithinPair(text, end + 1) ? end + 2 : end + 1;
    });
}

/// Returns "2024-08-04", or an empty string if \a published is not a plausible date of publication.
QString dayOf(const std::optional<QDateTime> &published, const QTimeZone &zone)
{
    static constexpr int firstYear = 1900;
    static constexpr int lastYear = 9998; // in another zone the date may be in the next year
    if (!published || !published->isValid())
        return {};
    const QDate day = published->toUTC().date();
    // Programs write second 0 of Unix time for an unknown date.
    if (day.year() < firstYear || day.year() > lastYear || day == QDate(1970, 1, 1))
        return {};
    return published->toTimeZone(zone).date().toString(Qt::ISODate);
}

QString withoutEnding(const QString &name, const QString &ending)
{
    const bool hasIt = name.endsWith(ending, Qt::CaseInsensitive);
    return hasIt ? name.chopped(ending.size()) : name;
}

QString titleOf(const MediaFileFacts &facts, const QString &ending)
{
    const QString title = withoutOuterDots(withoutRefusedSigns(facts.title));
    // A title may end with the name of the file; "Title.mp3.mp3" would be odd.
    if (!title.isEmpty())
        return withoutEnding(title, ending);
    const QString served = facts.finalUrl.fileName(QUrl::FullyDecoded);
    return withoutOuterDots(withoutRefusedSigns(served.section(u'.', 0, 0)));
}

} // namespace

QString toFileName(const QString &text, qsizetype maxBytes)
{
    const QString name = withoutReservedName(withoutOuterDots(withoutRefusedSigns(text)));
    // The cut may have exposed another dot or space at the end.
    return withoutOuterDots(cutToBytes(name, maxBytes));
}

QString mediaFilePath(const MediaFileFacts &facts, const QTimeZone &zone)
{
    const QString ending = u'.' + mediaSuffixFor(facts);
    const QString day = dayOf(facts.published, zone);
    const QString title = titleOf(facts, ending);
    // If there is no day, every title starts with it, and the title stands alone.
    const QString whole = title.startsWith(day) ? title : QString(day + u' ' + title);
    const QString show = toFileName(facts.show);
    const QString name = toFileName(whole, maxNameBytes - ending.size());
    return (show.isEmpty() ? u"Podcast"_s : show) + u'/' + (name.isEmpty() ? u"Episode"_s : name)
           + ending;
}

std::optional<QString> uniqueFilePath(const QString &path,
                                      const std::function<bool(const QString &)> &exists)
{
    if (!exists(path))
        return path;
    const qsizetype nameAt = path.lastIndexOf(u'/') + 1;
    const QString folder = path.first(nameAt);
    const QString name = path.sliced(nameAt);
    const qsizetype dot = name.lastIndexOf(u'.');
    const QString stem = dot > 0 ? name.first(dot) : name;
    const QString ending = name.sliced(stem.size());
    for (int number = 2; number <= maxSameNames; ++number) {
        // The number must fit, so the stem is cut a second time.
        const QString end = u" (%1)"_s.arg(number) + ending;
        const QString next =
            folder + withoutOuterDots(cutToBytes(stem, maxNameBytes - bytesOf(end))) + end;
        if (!exists(next))
            return next;
    }
    return std::nullopt;
}

std::optional<QDateTime> fileTime(const std::optional<QDateTime> &published, const QDateTime &now)
{
    const QDateTime earliest(QDate(1980, 1, 1), QTime(0, 0), utc);
    const bool isBelieved =
        published && published->isValid() && *published >= earliest && *published <= now;
    return isBelieved ? published : std::nullopt;
}

} // namespace dogear::downloads
