// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/about_dialog.h>
#include <widgets/metrics.h>

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int iconSize = 64;

QLabel *createLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QTreeWidget *createTable(const QString &name, const QStringList &titles, QWidget *parent)
{
    auto *table = new QTreeWidget(parent);
    table->setObjectName(name);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setHeaderLabels(titles);
    return table;
}

void fitColumns(QTreeWidget &table)
{
    for (int column = 0; column < table.columnCount(); ++column)
        table.resizeColumnToContents(column);
}

} // namespace

AboutDialog::AboutDialog(const AboutFacts &facts, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Dogear"));
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(u"aboutTabs"_s);
    tabs->setFocusPolicy(Qt::NoFocus); // the focus is in its bar, whose tabs have names
    tabs->addTab(createAbout(facts), tr("About"));
    tabs->addTab(createLicences(facts), tr("Licences"));
    tabs->addTab(createVersions(facts), tr("Versions"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    resize(units(font(), 150), units(font(), 110));
}

void AboutDialog::setVersion(const QString &name, const QString &version)
{
    for (QTreeWidget *table : {m_libraries, m_versions}) {
        const auto rows = table->findItems(name, Qt::MatchExactly);
        for (QTreeWidgetItem *row : rows)
            row->setText(1, version);
        fitColumns(*table);
    }
}

QWidget *AboutDialog::createAbout(const AboutFacts &facts)
{
    auto *page = new QWidget(this);
    auto *icon = new QLabel(page);
    icon->setPixmap(facts.icon.pixmap(iconSize));
    QLabel *name = createLabel(tr("Dogear %1").arg(facts.version), page);
    name->setObjectName(u"aboutName"_s);
    name->setFont(semibold(scaledFont(font(), 1.3)));
    auto *column = new QVBoxLayout(page);
    column->setSpacing(units(font(), 2));
    column->addWidget(icon);
    column->addWidget(name);
    column->addWidget(createLabel(tr("A podcast player that keeps your place."), page));
    column->addWidget(createLabel(tr("Free software under the GNU General Public License, version "
                                     "3 or later. You may use, study, share and change it; it "
                                     "comes without any warranty."),
                                  page));
    column->addWidget(createLabel(tr("© The Dogear developers"), page));
    column->addStretch();
    return page;
}

QWidget *AboutDialog::createLicences(const AboutFacts &facts)
{
    auto *page = new QWidget(this);
    m_libraries = createTable(
        u"aboutLibraries"_s, {tr("Library"), tr("Version"), tr("Licence"), tr("Used for")}, page);
    m_libraries->setAccessibleName(tr("Libraries"));
    for (const LibraryFacts &library : facts.libraries)
        new QTreeWidgetItem(m_libraries,
                            {library.name, library.version, library.licence, library.purpose});
    fitColumns(*m_libraries);
    auto *licence = new QPlainTextEdit(facts.licenceText, page);
    licence->setObjectName(u"aboutLicence"_s);
    licence->setAccessibleName(tr("Licence of Dogear"));
    licence->setReadOnly(true);
    licence->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *column = new QVBoxLayout(page);
    column->addWidget(createLabel(tr("Dogear uses these libraries:"), page));
    column->addWidget(m_libraries, 1);
    column->addWidget(createLabel(tr("Licence of Dogear:"), page));
    column->addWidget(licence, 1);
    return page;
}

QWidget *AboutDialog::createVersions(const AboutFacts &facts)
{
    auto *page = new QWidget(this);
    m_versions = createTable(u"aboutVersions"_s, {tr("Part"), tr("Version")}, page);
    m_versions->setAccessibleName(tr("Versions"));
    for (const VersionFact &fact : facts.versions)
        new QTreeWidgetItem(m_versions, {fact.name, fact.version});
    fitColumns(*m_versions);
    auto *copy = new QPushButton(tr("Copy"), page);
    copy->setObjectName(u"aboutCopy"_s);
    connect(copy, &QPushButton::clicked, this, [this] {
        QStringList lines;
        for (int row = 0; row < m_versions->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *item = m_versions->topLevelItem(row);
            lines.append(item->text(0) + u": "_s + item->text(1));
        }
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    });
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_versions, 1);
    column->addWidget(copy, 0, Qt::AlignLeading);
    return page;
}

} // namespace dogear::widgets
