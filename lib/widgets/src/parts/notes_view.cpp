// SPDX-License-Identifier: GPL-3.0-or-later
#include <notes/notes.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <query/marks.h>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int lineHeightPercent = 145;

/// Margin that Qt gives to a quotation, on both sides, in pixels; each level adds one.
constexpr double quoteMargin = 40;
constexpr double quoteUnits = 5; ///< the margin that it gets instead, on one side

/// Builds the style sheet at each rendering, so that its colours follow a change of the palette,
/// and its distances the font.
QString notesStyle(const QPalette &palette, const QFont &font)
{
    const QColor paper = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    return u"a { color: %1; } code, pre { background-color: %2; }"
           " h3, h4, h5, h6 { font-weight: 600; margin-top: %3px; margin-bottom: %4px; }"
           " p, ul, ol, pre, blockquote { margin-top: 0px; margin-bottom: %5px; }"
           " li { margin-bottom: %4px; }"_s
               .arg(readable(palette.color(QPalette::Link), text, paper).name(),
                    mixed(paper, text, 0.08).name())
               .arg(units(font, 5))
               .arg(units(font, 1))
               .arg(units(font, 3));
}

bool isFetchable(const QUrl &url)
{
    return url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
}

} // namespace

NotesView::NotesView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"notesView"_s);
    setAccessibleName(tr("Show notes"));
    setPlaceholderText(tr("There are no notes."));
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Base); // colours the viewport's margins, which fitWidth() sets
    setAutoFillBackground(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() == QLatin1StringView(notes::timeScheme))
            emit timeActivated(std::chrono::milliseconds(url.path().toLongLong()));
        else
            emit linkActivated(url);
    });
    // The tool-tip shows the target of a link before the user follows it.
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl &url) {
        const bool isTime = url.scheme() == QLatin1StringView(notes::timeScheme);
        viewport()->setToolTip(
            literalToolTip(isTime ? tr("Play from here") : url.toDisplayString()));
    });
}

void NotesView::setNotes(const NotesText &notes)
{
    m_notes = notes;
    m_showsPictures = false;
    m_pictures.clear();
    // Searched in the sanitised HTML: a picture that may not be shown must not be offered.
    const QString withPictures = safeHtml(true);
    m_hasPictures = withPictures.contains("<img "_L1);
    m_html = m_hasPictures ? safeHtml(false) : withPictures;
    render();
    verticalScrollBar()->setValue(0);
}

void NotesView::setSearched(const query::Query &query)
{
    if (m_searched == query)
        return;
    m_searched = query;
    markSearched();
}

void NotesView::markSearched()
{
    // Extra selections do not change the document, so marking needs no new layout of the text.
    QList<QTextEdit::ExtraSelection> marked;
    QTextCharFormat format;
    format.setBackground(searchedColor(palette()));
    format.setForeground(palette().color(QPalette::Text));
    for (QTextBlock block = document()->begin(); block.isValid() && !m_searched.isEmpty();
         block = block.next()) {
        for (const query::Mark &mark :
             query::marks(block.text(), query::Field::Notes, m_searched)) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + mark.begin);
            cursor.setPosition(block.position() + mark.end, QTextCursor::KeepAnchor);
            marked.append({.cursor = cursor, .format = format});
        }
    }
    setExtraSelections(marked);
}

void NotesView::showPictures()
{
    m_showsPictures = true;
    m_html = safeHtml(true);
    render();
    // render() has collected the addresses, in fitPictures().
    for (auto picture = m_pictures.cbegin(); picture != m_pictures.cend(); ++picture)
        emit pictureRequested(picture.key());
}

void NotesView::setPicture(const QUrl &url, const QImage &picture)
{
    if (!m_showsPictures || !m_pictures.contains(url))
        return; // it belongs to notes that are no longer shown
    m_pictures.insert(url, picture);
    render();
}

/// The only way by which HTML of a feed reaches this view (lib/README.md, Promises).
QString NotesView::safeHtml(bool hasPictures) const
{
    return notes::toSafeHtml(
        m_notes.html,
        {.base = m_notes.base, .duration = m_notes.duration, .allowImages = hasPictures});
}

/// Sets the height of lines and the margins of quotations, which style sheets cannot set.
void NotesView::formatBlocks()
{
    QTextBlockFormat format;
    format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
    // Wraps long lines of <pre>, which would be cut: the view has no horizontal scroll bar.
    format.setNonBreakableLines(false);
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(format);
    m_quotes.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat before = block.blockFormat();
        if (before.rightMargin() <= 0 || before.leftMargin() <= 0)
            continue; // only a quotation has both
        m_quotes.append(block.blockNumber());
        const double level = std::max(1.0, std::round(before.rightMargin() / quoteMargin));
        const double margin = level * units(font(), quoteUnits);
        const bool isReversed = block.textDirection() == Qt::RightToLeft;
        QTextBlockFormat quote;
        quote.setLeftMargin(isReversed ? 0 : margin);
        quote.setRightMargin(isReversed ? margin : 0);
        QTextCursor(block).mergeBlockFormat(quote);
    }
}

/// Paints a bar beside each quotation: it is recognised without colours, too.
void NotesView::paintEvent(QPaintEvent *event)
{
    QTextBrowser::paintEvent(event);
    if (m_quotes.isEmpty())
        return;
    QPainter painter(viewport());
    painter.translate(0, -verticalScrollBar()->value());
    const QColor color = outlineColor(palette(), palette().color(QPalette::Base));
    const int width = std::max(2, units(font(), 0.75));
    for (const int number : std::as_const(m_quotes)) {
        const QTextBlock block = document()->findBlockByNumber(number);
        const QRectF area = document()->documentLayout()->blockBoundingRect(block);
        const QTextBlockFormat format = block.blockFormat();
        const double gap = units(font(), quoteUnits) / 2.0;
        // In the margin. The rectangle has the width of the lines, but begins at the page's margin.
        const double x =
            format.rightMargin() > 0 ? area.right() + gap : area.left() + format.leftMargin() - gap;
        painter.fillRect(QRectF(x - width / 2.0, area.top(), width, area.height()), color);
    }
}

void NotesView::render()
{
    document()->setDefaultStyleSheet(notesStyle(palette(), font()));
    // setHtml() scrolls to the top, but a picture that arrives must not move the text.
    const int scrolled = verticalScrollBar()->value();
    setHtml(m_html);
    formatBlocks();
    document()->setDocumentMargin(units(font(), 4));
    fitPictures();
    fitHeight();
    markSearched();
    verticalScrollBar()->setValue(scrolled);
}

/// Makes pictures no wider than the text, and adds the addresses of all pictures to m_pictures.
void NotesView::fitPictures()
{
    const int widest = viewport()->width() - 2 * units(font(), 4);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextImageFormat format = part.fragment().charFormat().toImageFormat();
            if (!format.isValid())
                continue;
            const QUrl url(format.name());
            if (isFetchable(url) && !m_pictures.contains(url))
                m_pictures.insert(url, {}); // showPictures() asks for it
            const QSize size = m_pictures.value(url).size();
            if (size.isEmpty())
                continue;
            const int wanted = format.width() > 0 ? int(format.width()) : size.width();
            const int width = std::min(wanted, widest);
            format.setWidth(width);
            format.setHeight(width * double(size.height()) / size.width());
            QTextCursor cursor(document());
            cursor.setPosition(part.fragment().position());
            cursor.movePosition(
                QTextCursor::NextCharacter, QTextCursor::KeepAnchor, part.fragment().length());
            cursor.setCharFormat(format);
        }
    }
}

void NotesView::setGrowing()
{
    m_isGrowing = true;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitHeight();
}

void NotesView::fitHeight()
{
    if (m_isGrowing)
        setFixedHeight(std::max(1, int(std::ceil(document()->size().height()))));
}

QVariant NotesView::loadResource(int type, const QUrl &name)
{
    // Documents load nothing from the network or the disk (lib/README.md, Promises).
    if (name.scheme() == "qrc"_L1 || name.path().startsWith(":/"_L1))
        return QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource || !isFetchable(name))
        return {};
    const QImage picture = m_pictures.value(name);
    if (!picture.isNull())
        return picture;
    // For a null image Qt would show the icon of a file; one transparent pixel shows nothing.
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

/// Limits lines to maxColumns characters, because longer ones are hard to read. In a wider view the
/// remaining width stays empty, at the trailing edge.
void NotesView::fitWidth()
{
    // The text and the margins of the document, four units on each side.
    const int widest = fontMetrics().averageCharWidth() * maxColumns + units(font(), 8);
    const int scrollBar = m_isGrowing ? 0 : verticalScrollBar()->sizeHint().width();
    const int rest = std::max(0, width() - widest - scrollBar);
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    setViewportMargins(isReversed ? rest : 0, 0, isReversed ? 0 : rest, 0);
}

void NotesView::resizeEvent(QResizeEvent *event)
{
    fitWidth(); // first, because the base class lays out the text in the new width
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

void NotesView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const bool isOtherLook =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (event->type() == QEvent::FontChange)
        fitWidth();
    if (isOtherLook && !m_notes.html.isEmpty())
        render();
}

} // namespace dogear::widgets
