// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens every page and dialog of the real window, one after another.

#include "application.h"

#include <QString>

#include <functional>

class QDialog;
class QWidget;

namespace dogear::test {

class WindowTour final
{
public:
    /// Called with the name of what is shown, "show, tab 2", and the window or dialog that shows
    /// it.
    using Visit = std::function<void(const QString &page, QWidget &root)>;

    WindowTour(Application &dogear, Visit visit);

    /// Visits everything. The window shows an episode of a show; \a word finds one of its episodes.
    /// What does not open is a failure of the current test.
    void visitAll(const QString &word);
    /// Visits what a library without shows has.
    void visitViews();

private:
    template<typename T>
    T *part(const char *name) const;
    void trigger(const char *action) const;
    void waitForList() const;
    void visitWindow(const QString &page);
    void visitTabs(const QString &page, const char *bar);
    void visitSearches(const QString &word);
    void visitShow();
    void visitDialog(const char *action);
    void visitPages(const QString &page, QDialog &dialog);
    [[nodiscard]] QDialog *openDialog() const;

    Application &m_dogear;
    Visit m_visit;
};

} // namespace dogear::test
