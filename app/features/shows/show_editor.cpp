// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_editor.h"

#include <widgets/message_bar.h>
#include <widgets/picture_file.h>
#include <widgets/sidebar.h>

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::ViewKind;
using widgets::Sidebar;

ShowEditor::ShowEditor(subscriptions::Subscriptions &subscriptions,
                       widgets::MessageBar &messages,
                       Sidebar &sidebar,
                       QWidget &window)
    : QObject(&window)
    , m_subscriptions(subscriptions)
    , m_messages(messages)
    , m_window(window)
{
    connect(&sidebar, &Sidebar::archiveRequested, this, &ShowEditor::archive);
    connect(&sidebar, &Sidebar::tagRequested, this, &ShowEditor::setTag);
    connect(&sidebar, &Sidebar::newTagRequested, this, &ShowEditor::askForTag);
    connect(&sidebar, &Sidebar::pictureRequested, this, &ShowEditor::askForPicture);
    connect(&sidebar, &Sidebar::pictureResetRequested, this, &ShowEditor::resetPicture);
    connect(&sidebar,
            &Sidebar::renameRequested,
            this,
            [this](const LibraryView &view, const QString &name) {
                // Saved searches are renamed by SavedSearchController. A show without a name gets
                // its feed's; a tag needs one.
                if (view.kind == ViewKind::Podcast)
                    rename(view.podcast, name);
                else if (view.kind == ViewKind::Tag && !name.isEmpty())
                    renameTag(view.name, name);
            });
    connect(&sidebar, &Sidebar::viewRemoveRequested, this, [this](const LibraryView &view) {
        if (view.kind == ViewKind::Tag)
            removeTag(view.name);
    });
}

void ShowEditor::archive(PodcastId podcast, bool isArchived)
{
    const QString act = isArchived ? tr("Archive") : tr("Bring back");
    edit(podcast, {.isArchived = isArchived}, act, [isArchived](const QString &show) {
        const QString text =
            isArchived ? tr("“%1” is in the archive: it stays as it is and is not refreshed.")
                       : tr("“%1” is back from the archive.");
        return text.arg(show);
    });
}

void ShowEditor::setAnnounced(PodcastId podcast, bool isAnnounced)
{
    m_subscriptions.edit(podcast, {.isQuiet = !isAnnounced})
        .then(this, [this](const Result<domain::FollowedPodcast> &before) {
            if (!before)
                m_messages.showError(before.error());
        });
}

void ShowEditor::rename(PodcastId podcast, const QString &title)
{
    edit(podcast, {.title = title}, tr("Rename"), [](const QString &show) {
        return tr("“%1” was renamed.").arg(show);
    });
}

void ShowEditor::setTag(PodcastId podcast, const QString &tag, bool has)
{
    m_subscriptions.find(podcast).then(
        this, [this, tag, has](const Result<domain::FollowedPodcast> &show) {
            if (!show || show->tags.contains(tag) == has)
                return;
            QStringList tags = show->tags;
            if (has)
                tags.append(tag);
            else
                tags.removeAll(tag);
            const QString act = has ? tr("Add tag") : tr("Take tag away");
            edit(show->id, {.tags = tags}, act, [tag, has](const QString &title) {
                const QString text =
                    has ? tr("“%1” has the tag “%2” now.") : tr("“%1” no longer has the tag “%2”.");
                return text.arg(title, tag); // both at once: either may contain a %1
            });
        });
}

void ShowEditor::renameTag(const QString &from, const QString &to)
{
    m_subscriptions.renameTag(from, to).then(this, [this, to](const Result<Shows> &before) {
        // The library simplifies the name in the same way, so the place is found under it.
        reportResult(before, tr("Rename tag"), tr("Renamed to “%1”.").arg(to.simplified()));
        if (before)
            emit viewRequested({.kind = ViewKind::Tag, .name = to.simplified()});
    });
}

void ShowEditor::removeTag(const QString &tag)
{
    // An empty name removes the tag.
    m_subscriptions.renameTag(tag, {}).then(this, [this, tag](const Result<Shows> &before) {
        reportResult(before,
                     tr("Remove tag"),
                     tr("The tag “%1” was removed; its shows are still here.").arg(tag));
    });
}

void ShowEditor::setPicture(PodcastId podcast, const QString &path)
{
    widgets::readPictureFile(path).then(this, [this, podcast, path](const QByteArray &picture) {
        if (picture.isEmpty())
            m_messages.show(tr("“%1” isn't an image Dogear can read. The show keeps the one it "
                               "has; choose another file.")
                                .arg(QFileInfo(path).fileName()));
        else
            edit(podcast, {.picture = picture}, tr("Choose picture"), [](const QString &) {
                return tr("Picture changed.");
            });
    });
}

void ShowEditor::resetPicture(PodcastId podcast)
{
    edit(podcast, {.picture = QByteArray()}, tr("Picture of the feed"), [](const QString &) {
        return tr("Feed picture restored.");
    });
}

void ShowEditor::askForTag(PodcastId podcast)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New tag"));
    dialog->setLabelText(tr("Name of the tag"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, podcast](const QString &text) {
        if (const QString tag = text.simplified(); !tag.isEmpty())
            setTag(podcast, tag, true);
    });
    dialog->open();
}

void ShowEditor::askForPicture(PodcastId podcast)
{
    auto *dialog = new QFileDialog(&m_window, tr("Choose a picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Pictures (%1)").arg(widgets::picturePatterns().join(u' '))});
    connect(dialog, &QFileDialog::fileSelected, this, [this, podcast](const QString &path) {
        setPicture(podcast, path);
    });
    dialog->open();
}

void ShowEditor::edit(PodcastId podcast,
                      const subscriptions::ShowEdit &edit,
                      const QString &act,
                      const Sentence &sentence)
{
    m_subscriptions.edit(podcast, edit)
        .then(this, [this, act, sentence](const Result<domain::FollowedPodcast> &before) {
            reportResult(
                before.map([](const domain::FollowedPodcast &show) { return Shows{show}; }),
                act,
                before ? sentence(before->title()) : QString());
        });
}

void ShowEditor::reportResult(const Result<Shows> &before, const QString &act, const QString &text)
{
    if (!before) {
        m_messages.showError(before.error());
        return;
    }
    QList<PodcastId> ids;
    for (const domain::FollowedPodcast &show : *before)
        ids.append(show.id);
    const auto undo = [this, shows = *before] { return m_subscriptions.undoEdits(shows); };
    m_messages.offerUndo(text, {.name = act, .undo = undo, .shows = ids});
}

} // namespace dogear
