// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/check_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::words {

using domain::LibraryFault;

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

QString damageSentence(const domain::LibraryFinding &finding)
{
    return CheckText::tr("The file of the library is damaged (%1). Restore a backup; what is here "
                         "now is kept beside it.")
        .arg(finding.subject);
}

} // namespace

QString findingSentence(const domain::LibraryFinding &finding)
{
    // Qt's plural forms take an int.
    const int count = int(finding.count);
    switch (finding.fault) {
    case LibraryFault::Damage:
        break;
    case LibraryFault::Index:
        return CheckText::tr("Indexes did not fit the library; they were built anew.");
    case LibraryFault::SearchIndex:
        // A search index is checked again after it was rebuilt, and may still be wrong.
        return finding.isRepaired
                   ? CheckText::tr("The search index did not fit the library; it was built anew.")
                   : CheckText::tr("The search index %1 does not fit the library and cannot be "
                                   "built anew. Restore a backup.")
                         .arg(finding.subject);
        // The subject is the name of the table.
    case LibraryFault::Orphans:
        return CheckText::tr(
                   "%n rows of “%1” belonged to nothing; they were taken out.", nullptr, count)
            .arg(finding.subject);
    case LibraryFault::Counts:
        return CheckText::tr(
            "The episodes of %n shows were miscounted; they were counted again.", nullptr, count);
    }
    return damageSentence(finding);
}

QString checkSentence(const domain::LibraryReport &report)
{
    if (report.findings.isEmpty())
        return CheckText::tr("The library is sound; nothing was found wrong.");
    if (report.findings.size() == 1)
        // A single finding is described in full; more would not fit into one line.
        return findingSentence(report.findings.constFirst());
    if (report.isSound())
        return CheckText::tr("Found and fixed %n problems.", nullptr, int(report.findings.size()));
    return CheckText::tr("Found %n problems, and not all could be fixed. Restore a backup.",
                         nullptr,
                         int(report.findings.size()));
}

QString contentText(int shows, int episodes)
{
    // Two plural forms cannot share one translated text, so each number has its own.
    return CheckText::tr("%1, %2", "shows, episodes")
        .arg(CheckText::tr("%Ln shows", nullptr, shows),
             CheckText::tr("%Ln episodes", nullptr, episodes));
}

} // namespace dogear::words
