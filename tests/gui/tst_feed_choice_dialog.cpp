// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the dialog for a web page that names several feeds (rule 22).

#include "real_warnings.h"

#include <widgets/feed_choice_dialog.h>

#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using dogear::widgets::FeedChoiceDialog;

class TestFeedChoiceDialog final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        dogear::test::failOnRealWarning();
        m_dialog = std::make_unique<FeedChoiceDialog>(
            QUrl(u"https://e.org/show"_s),
            QList<dogear::notes::FeedLink>{{QUrl(u"https://e.org/audio"_s), u"Audio"_s},
                                           {QUrl(u"https://e.org/video"_s), u""_s}});
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    void returnFollowsTheFirst();
    void severalCanBeChosen();
    void withoutAChoiceNothingIsFollowed();

private:
    [[nodiscard]] QListWidget *list() const
    {
        return m_dialog->findChild<QListWidget *>(u"feedChoiceList"_s);
    }
    std::unique_ptr<FeedChoiceDialog> m_dialog;
};

void TestFeedChoiceDialog::returnFollowsTheFirst()
{
    const QSignalSpy accepted(m_dialog.get(), &QDialog::accepted);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(m_dialog->chosen(), QList{QUrl(u"https://e.org/audio"_s)});
}

void TestFeedChoiceDialog::severalCanBeChosen()
{
    list()->selectAll();
    QCOMPARE(m_dialog->chosen(),
             (QList{QUrl(u"https://e.org/audio"_s), QUrl(u"https://e.org/video"_s)}));
    QCOMPARE(list()->item(0)->text(), u"Audio\nhttps://e.org/audio"_s);
    QCOMPARE(list()->item(1)->text(), u"https://e.org/video"_s);
}

void TestFeedChoiceDialog::withoutAChoiceNothingIsFollowed()
{
    list()->clearSelection();
    QVERIFY(!m_dialog->findChild<QPushButton *>(u"feedChoiceAccept"_s)->isEnabled());
}

QTEST_MAIN(TestFeedChoiceDialog)
#include "tst_feed_choice_dialog.moc"
