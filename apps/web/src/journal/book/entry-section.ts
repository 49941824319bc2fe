import { distinctExtractedText } from '../../capture/index.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import type { BookRequest } from './book.ts';
import type { NumberedEntry } from './chapters.ts';
import { drawImageRows, type EntryImage } from './image-rows.ts';
import type { FlowTextStyle, PageFlow } from './page-flow.ts';
import { A4_PAGE, pdfColours, TEXT_WIDTH } from './page-layout.ts';
import { BLANK_START, substituteWithReadings } from './readings-by-unit.ts';

/** Side of the coloured square that contains the day number, in millimetres. */
const STAMP_SIZE = 12;
const TITLE_INDENT = STAMP_SIZE + 5;
/** Height in millimetres of an entry's heading with the first lines of its text. These are kept together on one page. */
const MIN_ENTRY_HEIGHT = 36;
const DIVIDER_HEIGHT = 15;

/** Draws one entry of the book: day number, title, date and location, content, transcript and images. */
export function drawEntry(
  flow: PageFlow,
  request: BookRequest,
  { day, entry }: NumberedEntry,
  images: readonly EntryImage[],
): void {
  const { options, labels } = request;
  flow.ensureHeight(MIN_ENTRY_HEIGHT);
  drawHeading(flow, request, { day, entry });
  if (entry.content.trim() !== '') {
    flow.addSpace(2);
    addTextWithReadings(flow, request, entry.content, { size: 11.5 });
  }
  const transcript = options.transcripts ? distinctExtractedText(entry) : null;
  if (transcript !== null)
    drawTranscript(flow, request, entry.originalAudioUrl ? labels.transcript : labels.readFromPhoto, transcript);
  if (images.length > 0) drawImageRows(flow, images);
}

function drawHeading(flow: PageFlow, { options, language }: BookRequest, { day, entry }: NumberedEntry): void {
  const { canvas } = flow;
  const top = flow.y;
  canvas.fillRect(A4_PAGE.margin, top, STAMP_SIZE, STAMP_SIZE, pdfColours.cinnabar, 2);
  canvas.writeLine(String(day), A4_PAGE.margin + STAMP_SIZE / 2, top + 7.7, {
    size: day > 999 ? 10 : 14,
    colour: pdfColours.white,
    align: 'center',
  });
  flow.addText(canvas.font.glyphFallback.substitute(entry.title), { size: 15, indent: TITLE_INDENT });
  const subtitle = [options.dates ? formatDateTime(entry.createdAt, language) : null, entry.location]
    .filter((part) => part)
    .join('  ·  ');
  if (subtitle !== '')
    flow.addText(canvas.font.glyphFallback.substitute(subtitle), {
      size: 9,
      colour: pdfColours.softInk,
      indent: TITLE_INDENT,
    });
  // The square with the day number may be higher than the title and the subtitle, so the text starts below the square.
  if (flow.y > top) flow.y = Math.max(flow.y, top + STAMP_SIZE + 2);
}

function drawTranscript(flow: PageFlow, request: BookRequest, label: string, transcript: string): void {
  const { canvas } = flow;
  const drawBar = (top: number, height: number): void =>
    canvas.fillRect(A4_PAGE.margin, top, 0.9, height, pdfColours.jade);
  flow.addSpace(4);
  flow.ensureHeight(16);
  flow.addText(canvas.font.glyphFallback.substitute(label), {
    size: 8.5,
    colour: pdfColours.jade,
    indent: 4,
    onLine: drawBar,
  });
  addTextWithReadings(flow, request, transcript, { size: 10.5, indent: 4, onLine: drawBar });
}

/** Writes a text of an entry, with the readings that it has in this book. */
function addTextWithReadings(flow: PageFlow, { readings }: BookRequest, text: string, style: FlowTextStyle): void {
  const { glyphFallback } = flow.canvas.font;
  const found = readings.get(text);
  if (found) flow.addTextWithReadings(substituteWithReadings(text, found, glyphFallback), style);
  else flow.addText(glyphFallback.substitute(text).replace(BLANK_START, '').trimEnd(), style);
}

/** Draws a line between two entries; starts a new page instead when the heading of the next entry does not fit on the current page. */
export function drawEntryDivider(flow: PageFlow): void {
  if (flow.remainingHeight < DIVIDER_HEIGHT + MIN_ENTRY_HEIGHT) {
    flow.startPage();
    return;
  }
  flow.addSpace(7);
  flow.canvas.drawLine(
    A4_PAGE.margin + TEXT_WIDTH / 2 - 10,
    flow.y,
    A4_PAGE.margin + TEXT_WIDTH / 2 + 10,
    flow.y,
    pdfColours.cinnabar,
  );
  flow.y += 8;
}
