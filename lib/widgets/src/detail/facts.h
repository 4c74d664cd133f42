// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what a feed says as captions, texts and links, before widgets show it.
///
/// Texts of feeds are cleaned when they are added (notes/one_line.h), and only addresses that a
/// browser or a mail program opens become links; any other address is text.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace dogear::widgets {

struct Fact
{
    QString name;               ///< caption
    QString text;               ///< plain text on one line
    QUrl link = {};             ///< opened by a click on the text
    QUrl secondLink = {};       ///< another address, for example of a person's picture
    QString secondText = {};    ///< text of the second link
    QString copyText = {};      ///< copied by a button
    bool isFeedAddress = false; ///< has a button that changes the address

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Facts below a heading.
struct FactGroup
{
    QString title;
    QList<Fact> facts;

    friend bool operator==(const FactGroup &, const FactGroup &) = default;
};

/// Returns whether \a url may be opened: a web page or a mail address.
[[nodiscard]] bool isOpenable(const QUrl &url);
/// Returns \a url as people read it, without invisible characters.
[[nodiscard]] QString shownUrl(const QUrl &url);

/// Cleans \a parts, leaves out empty ones, and joins the others with "·".
[[nodiscard]] QString joinedPlain(const QStringList &parts);

/// Appends a fact to \a facts, unless \a parts and \a link are empty. The text is that of the
/// address if \a parts have none.
/// \return the new fact, or nullptr; valid until the next addition
Fact *addFact(QList<Fact> &facts,
              const QString &name,
              const QStringList &parts,
              const QUrl &link = {});
/// Adds a second link to \a fact, if there is one.
void addSecondLink(Fact *fact, const QString &text, const QUrl &url);

} // namespace dogear::widgets
