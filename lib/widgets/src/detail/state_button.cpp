// SPDX-License-Identifier: GPL-3.0-or-later
#include "state_button.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace dogear::widgets {

namespace {

class StateButtonAccessible final : public QAccessibleWidget
{
public:
    explicit StateButtonAccessible(StateButton *button)
        : QAccessibleWidget(button, QAccessible::CheckBox)
        , m_button(*button)
    {}

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button.isChecked();
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{toggleAction()} + QAccessibleWidget::actionNames();
    }

    void doAction(const QString &name) override
    {
        if (name == toggleAction())
            m_button.click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    StateButton &m_button;
};

QAccessibleInterface *createAccessible(const QString & /*className*/, QObject *object)
{
    auto *button = qobject_cast<StateButton *>(object);
    return button ? new StateButtonAccessible(button) : nullptr; // Qt takes ownership
}

} // namespace

StateButton::StateButton(QWidget *parent)
    : QToolButton(parent)
{
    setCheckable(true);
    QAccessible::installFactory(createAccessible); // Qt ignores a factory it already has
}

} // namespace dogear::widgets
