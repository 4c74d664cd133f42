// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells from a catalogue whether a text of the window is a source text or a translation.

#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>

namespace dogear::test {

class CatalogueTexts
{
public:
    /// Reads the file \a path.ts.
    explicit CatalogueTexts(const QString &path)
    {
        using namespace Qt::StringLiterals;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == "source"_L1)
                source = xml.readElementText();
            else if (xml.name() == "translation"_L1)
                addMessage(source, readTranslation(xml));
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_sources.isEmpty(); }
    /// Whether \a text is a source text that is translated otherwise.
    [[nodiscard]] bool isSource(const QString &text) const
    {
        return matches(m_sources, text) && !matches(m_translations, text);
    }
    /// Whether \a text is a translation that differs from its source text.
    [[nodiscard]] bool isTranslation(const QString &text) const
    {
        return matches(m_translations, text) && !matches(m_sources, text);
    }

private:
    /// Returns the translation, or the forms of a plural, which are elements inside.
    [[nodiscard]] static QStringList readTranslation(QXmlStreamReader &xml)
    {
        using namespace Qt::StringLiterals;
        QString text;
        QStringList forms;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement())
                forms.append(xml.readElementText());
            else if (xml.isCharacters())
                text += xml.text();
            else if (xml.isEndElement())
                break;
        }
        return forms.isEmpty() ? QStringList{text} : forms;
    }

    void addMessage(const QString &source, const QStringList &translations)
    {
        // A text such as "%1: %2" matches any other.
        if (!hasWords(source) || translations.contains(source))
            return;
        m_sources.append(pattern(source));
        for (const QString &translation : translations) {
            if (hasWords(translation))
                m_translations.append(pattern(translation));
        }
    }

    [[nodiscard]] static bool hasWords(QString text)
    {
        using namespace Qt::StringLiterals;
        static const QRegularExpression other(u"%L?(?:\\d+|n)|[^\\p{L}]"_s);
        return text.remove(other).size() >= 4;
    }

    [[nodiscard]] static QRegularExpression pattern(QString text)
    {
        using namespace Qt::StringLiterals;
        static const QRegularExpression mnemonic(u"&(?=\\S)"_s);
        text = QRegularExpression::escape(text.remove(mnemonic).trimmed());
        static const QRegularExpression placeholder(u"\\\\%L?(?:\\d+|n)"_s);
        text.replace(placeholder, u".+"_s);
        return QRegularExpression(QRegularExpression::anchoredPattern(text),
                                  QRegularExpression::DotMatchesEverythingOption);
    }

    [[nodiscard]] static bool matches(const QList<QRegularExpression> &patterns,
                                      const QString &text)
    {
        return std::any_of(patterns.cbegin(), patterns.cend(), [&](const QRegularExpression &each) {
            return each.match(text).hasMatch();
        });
    }

    QList<QRegularExpression> m_sources;
    QList<QRegularExpression> m_translations;
};

} // namespace dogear::test
