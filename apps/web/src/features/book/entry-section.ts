import type { Entry } from '@memory/contracts';
import { formatDateTime } from '../../lib/format-date.ts';
import { transcriptOrNull } from '../recording/transcript-placeholder.ts';
import type { BookRequest } from './book.ts';
import type { NumberedEntry } from './chapters.ts';
import { drawImageRows, type EntryImage } from './image-rows.ts';
import type { PageFlow } from './page-flow.ts';
import { CINNABAR, COLUMN, JADE, PAGE, SOFT, WHITE } from './pdf-canvas.ts';

const STAMP = 12;
const TEXT_LEFT = STAMP + 5;
/** A heading stays with the first lines of its text. */
const HEADING_AND_LINES = 36;
const DIVIDER = 15;

/** The transcript, where it says something that the memory's own text does not. */
export function distinctTranscript({ content, extractedText }: Entry): string | null {
  const transcript = transcriptOrNull(extractedText);
  return transcript !== null && transcript.trim() !== content.trim() ? transcript : null;
}

/** One memory: its day, title, when and where, its text, transcript and pictures. */
export function drawEntry(
  flow: PageFlow,
  order: BookRequest,
  { day, entry }: NumberedEntry,
  pictures: readonly EntryImage[],
): void {
  const { options, labels } = order;
  flow.ensureHeight(HEADING_AND_LINES);
  drawHeading(flow, order, { day, entry });
  if (entry.content.trim() !== '') {
    flow.addSpace(2);
    flow.addText(flow.canvas.glyphFallback.substitute(entry.content.trim()), { size: 11.5 });
  }
  const transcript = options.transcripts ? distinctTranscript(entry) : null;
  if (transcript !== null)
    drawTranscript(flow, entry.originalAudioUrl ? labels.transcript : labels.readFromPhoto, transcript);
  if (pictures.length > 0) drawImageRows(flow, pictures);
}

function drawHeading(flow: PageFlow, { options, language }: BookRequest, { day, entry }: NumberedEntry): void {
  const { canvas } = flow;
  const top = flow.y;
  canvas.fillRect(PAGE.margin, top, STAMP, STAMP, CINNABAR, 2);
  canvas.writeLine(String(day), PAGE.margin + STAMP / 2, top + 7.7, {
    size: day > 999 ? 10 : 14,
    colour: WHITE,
    align: 'center',
  });
  flow.addText(canvas.glyphFallback.substitute(entry.title), { size: 15, indent: TEXT_LEFT });
  const under = [options.dates ? formatDateTime(entry.createdAt, language) : null, entry.location]
    .filter((part) => part)
    .join('  ·  ');
  if (under !== '') flow.addText(canvas.glyphFallback.substitute(under), { size: 9, colour: SOFT, indent: TEXT_LEFT });
  // the stamp is as high as a title of one line with its date
  if (flow.y > top) flow.y = Math.max(flow.y, top + STAMP + 2);
}

function drawTranscript(flow: PageFlow, label: string, transcript: string): void {
  const { canvas } = flow;
  const bar = (top: number, height: number): void => canvas.fillRect(PAGE.margin, top, 0.9, height, JADE);
  flow.addSpace(4);
  flow.ensureHeight(16);
  flow.addText(canvas.glyphFallback.substitute(label), { size: 8.5, colour: JADE, indent: 4, each: bar });
  flow.addText(canvas.glyphFallback.substitute(transcript.trim()), { size: 10.5, indent: 4, each: bar });
}

/** The line between two memories of a page. Where the next one goes to the next page, there is none. */
export function drawEntryDivider(flow: PageFlow): void {
  if (flow.remainingHeight < DIVIDER + HEADING_AND_LINES) {
    flow.startPage();
    return;
  }
  flow.addSpace(7);
  flow.canvas.line(PAGE.margin + COLUMN / 2 - 10, flow.y, PAGE.margin + COLUMN / 2 + 10, flow.y, CINNABAR);
  flow.y += 8;
}
