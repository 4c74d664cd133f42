// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_accessible.h"

#include "position_slider.h"

#include <QAccessible>
#include <QAccessibleWidget>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Qt's own interface of a slider reports the seconds as a plain number, hence this one.
class PositionAccessible final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit PositionAccessible(PositionSlider *slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
        , m_slider(*slider)
    {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    /// Returns the time as the value and as part of the description: most screen readers read a
    /// slider's numeric value and ignore its text.
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_slider.accessiblePosition();
        if (kind != QAccessible::Description)
            return QAccessibleWidget::text(kind);
        const QString more = m_slider.accessibleDescription();
        return more.isEmpty() ? m_slider.accessiblePosition()
                              : QString(m_slider.accessiblePosition() + u". " + more);
    }

    [[nodiscard]] QVariant currentValue() const override { return m_slider.value(); }
    /// Seeks: setValue() outside showPosition() emits positionChosen().
    void setCurrentValue(const QVariant &value) override { m_slider.setValue(value.toInt()); }
    [[nodiscard]] QVariant maximumValue() const override { return m_slider.maximum(); }
    [[nodiscard]] QVariant minimumValue() const override { return m_slider.minimum(); }
    [[nodiscard]] QVariant minimumStepSize() const override { return m_slider.singleStep(); }

private:
    PositionSlider &m_slider;
};

QAccessibleInterface *createAccessible(const QString & /*className*/, QObject *object)
{
    auto *slider = qobject_cast<PositionSlider *>(object);
    return slider ? new PositionAccessible(slider) : nullptr; // Qt takes ownership
}

} // namespace

void installPositionAccessible()
{
    QAccessible::installFactory(createAccessible); // Qt ignores a factory it already has
}

} // namespace dogear::widgets
