// SPDX-License-Identifier: GPL-3.0-or-later
// bare_window: a minimal Qt program with a list, against which start and memory of `dogear` are
// measured.
#include <QApplication>
#include <QListView>
#include <QMainWindow>
#include <QStringListModel>

using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    const QApplication app(argc, argv);

    QStringList lines;
    for (int number = 1; number <= 1000; ++number)
        lines.append(u"Episode %1 of a list that is only text"_s.arg(number));
    QStringListModel model(lines);

    QMainWindow window;
    auto *list = new QListView(&window);
    list->setUniformItemSizes(true);
    list->setModel(&model);
    window.setCentralWidget(list);
    window.resize(1200, 800);
    window.show();
    return QApplication::exec();
}
