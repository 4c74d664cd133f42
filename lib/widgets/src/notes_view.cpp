// SPDX-License-Identifier: GPL-3.0-or-later
#include <notes/notes.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>

#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int lineHeightPercent = 145;

/// Colours come from the palette at each rendering, so that a change of theme is followed.
QString notesStyle(const QPalette &palette)
{
    QColor ground = palette.color(QPalette::Text);
    ground.setAlphaF(0.08F);
    return u"a { color: %1; } code, pre { background-color: %2; }"
           " h3, h4, h5, h6 { font-weight: 600; } li { margin-bottom: 4px; }"_s.arg(
               palette.color(QPalette::Link).name(), ground.name(QColor::HexArgb));
}

void setLineHeight(QTextDocument &document)
{
    QTextBlockFormat format;
    format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
    QTextCursor cursor(&document);
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(format);
}

} // namespace

NotesView::NotesView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"notesView"_s);
    setAccessibleName(tr("Show notes"));
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Base); // the margins beside the text are paper as well
    setAutoFillBackground(true);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() == QLatin1StringView(notes::timeScheme))
            emit timeActivated(std::chrono::milliseconds(url.path().toLongLong()));
        else
            emit linkActivated(url);
    });
}

void NotesView::setNotes(const NotesText &notes)
{
    m_notes = notes;
    render();
    verticalScrollBar()->setValue(0);
}

void NotesView::render()
{
    document()->setDefaultStyleSheet(notesStyle(palette()));
    setHtml(notes::toSafeHtml(m_notes.html, {.base = m_notes.base, .duration = m_notes.duration}));
    setLineHeight(*document());
    document()->setDocumentMargin(units(font(), 4));
}

QVariant NotesView::loadResource(int type, const QUrl &name)
{
    const bool isOwn = name.scheme() == "qrc"_L1 || name.path().startsWith(":/"_L1);
    return isOwn ? QTextBrowser::loadResource(type, name) : QVariant();
}

void NotesView::resizeEvent(QResizeEvent *event)
{
    const int widest = fontMetrics().averageCharWidth() * maxColumns + units(font(), 8);
    // A longer line is hard to read: what is wider stays empty.
    setViewportMargins(
        0, 0, std::max(0, width() - widest - verticalScrollBar()->sizeHint().width()), 0);
    QTextBrowser::resizeEvent(event);
}

void NotesView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_notes.html.isEmpty())
        render();
}

} // namespace dogear::widgets
