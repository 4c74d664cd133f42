// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/feed_choice_dialog.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

FeedChoiceDialog::FeedChoiceDialog(const QUrl &page,
                                   const QList<notes::FeedLink> &feeds,
                                   QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
{
    setObjectName(u"feedChoiceDialog"_s);
    setWindowTitle(tr("Choose a feed"));
    auto *label = new QLabel(
        tr("The page at %1 names several feeds. Which do you want to follow?").arg(page.host()),
        this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // the name of the host must not be read as HTML
    label->setBuddy(m_list);
    m_list->setObjectName(u"feedChoiceList"_s);
    m_list->setAccessibleName(tr("Feeds"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setSpacing(units(font(), 1));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *follow = buttons->addButton(tr("Follow"), QDialogButtonBox::AcceptRole);
    follow->setObjectName(u"feedChoiceAccept"_s);
    follow->setDefault(true);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 3));
    column->addWidget(label);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);

    connect(m_list, &QListWidget::itemSelectionChanged, follow, [this, follow] {
        follow->setEnabled(!m_list->selectedItems().isEmpty());
    });
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill(feeds);
}

void FeedChoiceDialog::fill(const QList<notes::FeedLink> &feeds)
{
    for (const notes::FeedLink &feed : feeds) {
        // A private feed may have a password in its address, which must not be readable here.
        const QString address = feed.url.toDisplayString(QUrl::RemoveUserInfo);
        auto *item = new QListWidgetItem(
            feed.title.isEmpty() ? address : QString(feed.title + u'\n' + address), m_list);
        item->setData(Qt::UserRole, feed.url);
        item->setToolTip(literalToolTip(address));
    }
    // Pages name their main feed first, so it is selected, and Return follows it.
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

QList<QUrl> FeedChoiceDialog::chosen() const
{
    QList<QUrl> urls;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->isSelected())
            urls.append(m_list->item(row)->data(Qt::UserRole).toUrl());
    }
    return urls;
}

} // namespace dogear::widgets
