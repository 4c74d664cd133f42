// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells about Dogear: its version, its licence, and the libraries that it uses with their
///        licences and versions.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_about.cpp

#include <QDialog>
#include <QIcon>
#include <QList>
#include <QString>

class QTreeWidget;

namespace dogear::widgets {

/// A library that Dogear uses.
struct LibraryFacts
{
    QString name;
    QString version; ///< empty if the library does not tell it
    QString licence; ///< its SPDX identifier
    QString purpose;
};

/// A part of the system and its version.
struct VersionFact
{
    QString name;
    QString version;
};

struct AboutFacts
{
    QString version; ///< of Dogear
    QIcon icon;
    QString licenceText; ///< of Dogear
    QList<LibraryFacts> libraries;
    QList<VersionFact> versions;
};

class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const AboutFacts &facts, QWidget *parent = nullptr);

    /// Sets a version that becomes known later, in both tables.
    void setVersion(const QString &name, const QString &version);

private:
    [[nodiscard]] QWidget *createAbout(const AboutFacts &facts);
    [[nodiscard]] QWidget *createLicences(const AboutFacts &facts);
    [[nodiscard]] QWidget *createVersions(const AboutFacts &facts);

    QTreeWidget *m_libraries = nullptr;
    QTreeWidget *m_versions = nullptr;
};

} // namespace dogear::widgets
