// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds anything in the program by name: a field over the top of the window, with the
///        matching actions, shows, views and settings below it.
///
/// While the palette is open, all keys are its own. Up, Down and the Page keys select a row, Return
/// chooses it; Esc and a click elsewhere close the palette. It gives the focus back before an entry
/// is chosen, because actions work on what has the focus. It deletes itself after closing.
///
/// Threads: GUI thread.
/// Owner:   the window that it covers; model and images outlive it.
/// Tests:   tests/gui/tst_command_palette.cpp

#include <itemmodels/palette_model.h>

#include <QFrame>
#include <QPointer>

class QKeyEvent;
class QLabel;

namespace dogear::widgets {

class ArtworkImages;
class SearchField;
class UniformListView;

class CommandPalette final : public QFrame
{
    Q_OBJECT

public:
    /// The list scrolls if it has more rows.
    static constexpr int maxVisibleRows = 10;

    /// \a model has its entries already.
    CommandPalette(itemmodels::PaletteModel &model, ArtworkImages &images, QWidget &window);

    /// Shows the palette, and gives its field the focus.
    void open();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Adds \a entries to the model; the row that the user has selected stays selected.
    void addEntries(const QList<itemmodels::PaletteEntry> &entries);

signals:
    /// Emitted after the palette was closed by choosing \a entry, which is enabled.
    void chosen(const dogear::itemmodels::PaletteEntry &entry);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void createList(ArtworkImages &images);
    void rank(const QString &text);
    [[nodiscard]] bool handleKey(const QKeyEvent &key);
    void select(int row);
    void step(int rows);
    void choose(const QModelIndex &index);
    /// Closes the palette and gives the focus back.
    void dismiss();
    void showNotice();
    void place();
    [[nodiscard]] bool contains(const QWidget *widget) const;

    itemmodels::PaletteModel &m_model;
    SearchField *m_field;
    UniformListView *m_list;
    QLabel *m_notice;
    QPointer<QWidget> m_focusedBefore;
    bool m_isOpen = false;
};

} // namespace dogear::widgets
