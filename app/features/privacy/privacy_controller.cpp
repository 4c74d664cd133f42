// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy_controller.h"

#include <itemmodels/contact_table_model.h>
#include <subscriptions/subscriptions.h>
#include <widgets/episode_detail_page.h>
#include <widgets/hosts_page.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <contacts/contact_log.h>
#include <stream/streamer.h>

using namespace Qt::StringLiterals;

namespace dogear {

using contacts::HostContact;
using widgets::HostsPage;

namespace {

/// Preferred size in units of the layout grid (widgets/metrics.h), which follow the font size.
constexpr double widthUnits = 260;
constexpr double heightUnits = 160;
/// Interval at which an open list is read again.
constexpr std::chrono::milliseconds readInterval{2'000};

} // namespace

PrivacyController::PrivacyController(contacts::ContactLog &contacts,
                                     subscriptions::Subscriptions &subscriptions,
                                     stream::Streamer &streamer,
                                     widgets::EpisodeDetailPage &page,
                                     widgets::MessageBar &messages,
                                     QWidget &window)
    : QObject(&window)
    , m_contacts(contacts)
    , m_subscriptions(subscriptions)
    , m_streamer(streamer)
    , m_page(page)
    , m_messages(messages)
    , m_window(window)
    , m_open(new QAction(tr("Contacted hosts"), &window))
    , m_model(new itemmodels::ContactTableModel(this))
{
    m_open->setObjectName(u"actionHosts"_s);
    window.addAction(m_open);
    connect(m_open, &QAction::triggered, this, &PrivacyController::openDialog);
    m_reads.setInterval(readInterval);
    m_reads.callOnTimeout(this, &PrivacyController::read);
    connect(&subscriptions, &subscriptions::Subscriptions::podcastsChanged, this, [this] {
        if (m_dialog)
            readShows();
    });
}

void PrivacyController::setPrivacy(const settings::PrivacySettings &privacy)
{
    m_streamer.setRemovesTrackers(privacy.removesTrackers);
    m_page.setLoadsPictures(privacy.loadsNotePictures);
}

void PrivacyController::openDialog()
{
    // An open dialog of the settings blocks the window and the other dialogs of the window.
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *parent = modal ? modal : &m_window;
    if (m_dialog && m_dialog->parentWidget() == parent) {
        m_dialog->activateWindow();
        return;
    }
    delete m_dialog;
    m_dialog = new QDialog(parent);
    m_dialog->setObjectName(u"hostsDialog"_s);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowTitle(tr("Hosts that Dogear contacts"));
    auto *page = new HostsPage(*m_model, m_dialog);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, m_dialog);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    auto *column = new QVBoxLayout(m_dialog);
    column->addWidget(page, 1);
    column->addWidget(buttons);
    const QFont font = m_dialog->font();
    m_dialog->resize(QSize(widgets::units(font, widthUnits), widgets::units(font, heightUnits))
                         .boundedTo(m_window.screen()->availableSize() * 9 / 10));
    connect(buttons, &QDialogButtonBox::rejected, m_dialog, &QDialog::reject);
    connect(page, &HostsPage::clearRequested, this, &PrivacyController::clear);
    connect(m_dialog, &QObject::destroyed, &m_reads, &QTimer::stop);
    readShows();
    read();
    m_reads.start();
    m_dialog->show(); // not open(): the user can keep using the window, and see what that causes
}

void PrivacyController::read()
{
    m_contacts.read().then(
        this, [this](const QList<HostContact> &contacts) { m_model->setContacts(contacts); });
}

void PrivacyController::readShows()
{
    m_subscriptions.all().then(this, [this](const Result<QList<domain::FollowedPodcast>> &shows) {
        if (!shows)
            return; // the list is useful without titles; the sidebar reports the error
        QHash<QString, QString> titles;
        for (const domain::FollowedPodcast &show : *shows)
            titles.insert(contacts::showTag(show.url), show.title());
        m_model->setShows(titles);
    });
}

void PrivacyController::clear()
{
    m_contacts.clear().then(this, [this](const Result<> &isCleared) {
        if (!isCleared)
            m_messages.showError(isCleared.error());
        read();
    });
}

} // namespace dogear
