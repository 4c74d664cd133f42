// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/station.h>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

constexpr std::array orderNames = {std::pair{StationOrder::NewestFirst, "newest"_L1},
                                   std::pair{StationOrder::OldestFirst, "oldest"_L1},
                                   std::pair{StationOrder::Shuffled, "shuffled"_L1}};

// Odd factors have an inverse modulo each power of two. These spread neighbouring ids widely.
constexpr std::array<quint64, 3> factors = {0x9E3779B97F4A7C15ULL,
                                            0xBF58476D1CE4E5B9ULL,
                                            0x94D049BB133111EBULL};

constexpr int minBits = 8; ///< of a place, so that few episodes are mixed, too

/// The inverse of the odd \a factor modulo 2^64: each step doubles the number of correct bits.
constexpr quint64 inverseOf(quint64 factor)
{
    quint64 inverse = factor;
    for (int correctBits = 3; correctBits < 64; correctBits *= 2)
        inverse *= 2 - factor * inverse;
    return inverse;
}

} // namespace

QString toName(StationOrder order)
{
    for (const auto &[value, name] : orderNames) {
        if (value == order)
            return name;
    }
    return {};
}

std::optional<StationOrder> stationOrderFromName(const QString &name)
{
    for (const auto &[value, known] : orderNames) {
        if (known == name)
            return value;
    }
    return {};
}

ShuffledIds::ShuffledIds(quint32 seed, qint64 lastId)
    : m_seed(seed * factors.at(0))
{
    int bits = minBits;
    while (bits < 62 && (qint64(1) << bits) <= lastId)
        ++bits;
    m_mask = (quint64(1) << bits) - 1;
    m_shift = (bits + 1) / 2;
}

/// Each step is a bijection of the places. Shifting by half of the bits undoes itself, see
/// placeOf().
qint64 ShuffledIds::idAt(qint64 place) const
{
    quint64 value = quint64(place) & m_mask;
    for (const quint64 factor : factors) {
        value = ((value + m_seed) * factor) & m_mask;
        value ^= value >> m_shift;
    }
    return qint64(value);
}

qint64 ShuffledIds::placeOf(qint64 id) const
{
    quint64 value = quint64(id) & m_mask;
    for (auto factor = factors.crbegin(); factor != factors.crend(); ++factor) {
        value ^= value >> m_shift;
        value = (value * inverseOf(*factor) - m_seed) & m_mask;
    }
    return qint64(value);
}

} // namespace dogear::domain
