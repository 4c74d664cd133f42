// SPDX-License-Identifier: GPL-3.0-or-later
#include <query/stemmer.h>

#include <libstemmer.h>

namespace dogear::query {

void Stemmer::Deleter::operator()(sb_stemmer *stemmer) const
{
    sb_stemmer_delete(stemmer);
}

// The library knows its algorithms by their ISO 639 codes as well, and returns null for others.
Stemmer::Stemmer(const QString &language)
    : m_language(language)
    , m_stemmer(sb_stemmer_new(language.toUtf8().constData(), "UTF_8"))
{}

QString Stemmer::stem(const QString &word) const
{
    if (!m_stemmer)
        return word;
    const QByteArray bytes = word.toUtf8();
    const sb_symbol *stem = sb_stemmer_stem(
        m_stemmer.get(), reinterpret_cast<const sb_symbol *>(bytes.constData()), int(bytes.size()));
    if (!stem) // out of memory
        return word;
    return QString::fromUtf8(reinterpret_cast<const char *>(stem),
                             sb_stemmer_length(m_stemmer.get()));
}

} // namespace dogear::query
