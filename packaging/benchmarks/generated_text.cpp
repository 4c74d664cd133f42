// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated_text.h"

#include <array>
#include <cmath>

namespace dogear::bench {

namespace {

constexpr std::array syllables =
    {"ka", "lo", "mi", "ren", "tu", "vas", "or", "pel", "di", "sun", "gra", "be", "no", "fi"};

} // namespace

GeneratedText::GeneratedText(int vocabulary, unsigned seed)
    : m_random(seed)
{
    for (int word = 0; word < vocabulary; ++word) {
        QString text;
        // The digits of a number in base 14 as syllables; from 200 on there are at least three.
        for (int rest = word + 200; rest > 0; rest /= int(syllables.size()))
            text += QLatin1StringView(syllables[size_t(rest) % syllables.size()]);
        m_vocabulary.append(text);
    }
}

// Not std::uniform_real_distribution: its results differ between standard libraries.
double GeneratedText::uniform()
{
    return double(m_random()) / (double(std::mt19937::max()) + 1);
}

int GeneratedText::below(int end)
{
    return int(uniform() * end);
}

QString GeneratedText::words(int count)
{
    QString text;
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            text += u' ';
        // The frequency of a word is inversely proportional to its rank (Zipf's law).
        text += m_vocabulary.at(int(std::pow(double(m_vocabulary.size()), uniform())) - 1);
    }
    return text;
}

} // namespace dogear::bench
