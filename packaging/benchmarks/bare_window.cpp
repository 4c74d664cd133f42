// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a Qt program with a list shows: what Dogear's start is measured against.
#include <QApplication>
#include <QListView>
#include <QMainWindow>
#include <QStringListModel>

int main(int argc, char *argv[])
{
    const QApplication app(argc, argv);
    QStringList rows;
    for (int i = 0; i < 100; ++i)
        rows.append(QString::number(i));
    QStringListModel model(rows);
    QMainWindow window;
    auto *list = new QListView(&window);
    list->setModel(&model);
    window.setCentralWidget(list);
    window.setWindowTitle(QStringLiteral("Bare"));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
