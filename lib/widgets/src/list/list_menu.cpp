// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/list_menu.h>
#include <widgets/literal_text.h>

#include <QCoreApplication>
#include <QMenu>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Context of the translations, as these functions belong to no class.
struct ListMenu
{
    Q_DECLARE_TR_FUNCTIONS(ListMenu)
};

constexpr std::array fillMinutes = {10, 15, 25, 45, 60, 90};

} // namespace

void addListEntries(QMenu &menu,
                    const QList<domain::Playlist> &lists,
                    QObject &context,
                    const std::function<void(PlaylistId)> &choose)
{
    for (const domain::Playlist &list : lists) {
        menu.addAction(themedIcon(u"list"_s),
                       literalLabel(list.name), // a name may contain "&"
                       &context,
                       [choose, id = list.id] { choose(id); });
    }
    if (!lists.isEmpty())
        menu.addSeparator();
    menu.addAction(
        themedIcon(u"add"_s), ListMenu::tr("New list…"), &context, [choose] { choose({}); });
}

void addFillEntries(QMenu &menu, QObject &context, const std::function<void(int minutes)> &choose)
{
    for (const int minutes : fillMinutes) {
        menu.addAction(ListMenu::tr("%n minute(s)", nullptr, minutes), &context, [choose, minutes] {
            choose(minutes);
        });
    }
    menu.addSeparator();
    menu.addAction(ListMenu::tr("Other length…"), &context, [choose] { choose(0); });
}

} // namespace dogear::widgets
