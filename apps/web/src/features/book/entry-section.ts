import type { Entry } from '@memory/contracts';
import { formatMoment } from '../../lib/format-date.ts';
import { transcriptOf } from '../recording/transcript-placeholder.ts';
import type { BookOrder } from './book.ts';
import type { NumberedEntry } from './chapters.ts';
import type { Flow } from './page-flow.ts';
import { CINNABAR, COLUMN, JADE, PAGE, SOFT, WHITE } from './pdf-canvas.ts';
import { drawPictures, type NamedPicture } from './image-rows.ts';

const STAMP = 12;
const TEXT_LEFT = STAMP + 5;
/** A heading stays with the first lines of its text. */
const HEADING_AND_LINES = 36;
const DIVIDER = 15;

/** The transcript, where it says something that the memory's own text does not. */
export function separateTranscript({ content, extractedText }: Entry): string | null {
  const transcript = transcriptOf(extractedText);
  return transcript !== null && transcript.trim() !== content.trim() ? transcript : null;
}

/** One memory: its day, title, when and where, its text, transcript and pictures. */
export function drawMemory(
  flow: Flow,
  order: BookOrder,
  { day, entry }: NumberedEntry,
  pictures: readonly NamedPicture[],
): void {
  const { options, words } = order;
  flow.need(HEADING_AND_LINES);
  drawHeading(flow, order, { day, entry });
  if (entry.content.trim() !== '') {
    flow.space(2);
    flow.text(flow.paper.signs.set(entry.content.trim()), { size: 11.5 });
  }
  const transcript = options.transcripts ? separateTranscript(entry) : null;
  if (transcript !== null)
    drawTranscript(flow, entry.originalAudioUrl ? words.transcript : words.readFromPhoto, transcript);
  if (pictures.length > 0) drawPictures(flow, pictures);
}

function drawHeading(flow: Flow, { options, language }: BookOrder, { day, entry }: NumberedEntry): void {
  const { paper } = flow;
  const top = flow.y;
  paper.box(PAGE.margin, top, STAMP, STAMP, CINNABAR, 2);
  paper.write(String(day), PAGE.margin + STAMP / 2, top + 7.7, {
    size: day > 999 ? 10 : 14,
    colour: WHITE,
    align: 'center',
  });
  flow.text(paper.signs.set(entry.title), { size: 15, indent: TEXT_LEFT });
  const under = [options.dates ? formatMoment(entry.createdAt, language) : null, entry.location]
    .filter((part) => part)
    .join('  ·  ');
  if (under !== '') flow.text(paper.signs.set(under), { size: 9, colour: SOFT, indent: TEXT_LEFT });
  // the stamp is as high as a title of one line with its date
  if (flow.y > top) flow.y = Math.max(flow.y, top + STAMP + 2);
}

function drawTranscript(flow: Flow, label: string, transcript: string): void {
  const { paper } = flow;
  const bar = (top: number, height: number): void => paper.box(PAGE.margin, top, 0.9, height, JADE);
  flow.space(4);
  flow.need(16);
  flow.text(paper.signs.set(label), { size: 8.5, colour: JADE, indent: 4, each: bar });
  flow.text(paper.signs.set(transcript.trim()), { size: 10.5, indent: 4, each: bar });
}

/** The line between two memories of a page. Where the next one goes to the next page, there is none. */
export function drawDivider(flow: Flow): void {
  if (flow.left < DIVIDER + HEADING_AND_LINES) {
    flow.turn();
    return;
  }
  flow.space(7);
  flow.paper.line(PAGE.margin + COLUMN / 2 - 10, flow.y, PAGE.margin + COLUMN / 2 + 10, flow.y, CINNABAR);
  flow.y += 8;
}
