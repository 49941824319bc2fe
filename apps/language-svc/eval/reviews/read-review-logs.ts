import { readFileSync } from 'node:fs';
import type { HistoryReview } from '../../src/reviews/optimise-weights.ts';

const DAY_MS = 86_400_000;

interface ExportedReview {
  readonly id: string;
  readonly kind: string;
  readonly itemId: string;
  readonly cardType: string;
  readonly rating: number;
  readonly reviewedAt: string;
  readonly day: string;
  readonly undoes: string | null;
}

/**
 * Reads a real log: `vocabulary.json` of a data export, or a CSV file with the columns `card_id`, `review_time` (milliseconds since 1970) and
 * `review_rating`, as srs-benchmark and the converters of Anki's collections write them. Days in such a file begin at 4 o'clock UTC.
 * @throws Error for a file of any other form
 */
export function readReviewLog(path: string): HistoryReview[][] {
  const text = readFileSync(path, 'utf8');
  const rows = path.endsWith('.json') ? parseExport(text) : parseCsv(text);
  if (rows.length === 0) throw new Error(`${path} has no reviews.`);
  return [...Map.groupBy(rows, ({ card }) => card).values()].map((reviews) =>
    reviews.toSorted((one, other) => one.at - other.at),
  );
}

type CardReview = HistoryReview & { readonly card: string };

function parseExport(text: string): CardReview[] {
  const { reviews = [] } = JSON.parse(text) as { reviews?: ExportedReview[] };
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  return reviews
    .filter(({ kind, id }) => kind === 'review' && !undone.has(id))
    .map(({ itemId, cardType, reviewedAt, day, rating }) => ({
      card: `${itemId}:${cardType}`,
      at: Date.parse(reviewedAt),
      day: Date.parse(`${day}T00:00:00Z`) / DAY_MS,
      rating,
    }));
}

function parseCsv(text: string): CardReview[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = header.split(',').map((name) => name.trim());
  const indexes = ['card_id', 'review_time', 'review_rating'].map((name) => columns.indexOf(name));
  if (indexes.includes(-1)) throw new Error('The first line must name card_id, review_time and review_rating.');
  const [cardIndex = 0, timeIndex = 0, ratingIndex = 0] = indexes;
  return lines.map((line, index) => {
    const values = line.split(',');
    const [at, rating] = [Number(values[timeIndex]), Number(values[ratingIndex])];
    if (!Number.isFinite(at) || ![1, 2, 3, 4].includes(rating)) throw new Error(`Line ${index + 2} is no review.`);
    return { card: values[cardIndex] ?? '', at, day: Math.floor((at - 4 * 3_600_000) / DAY_MS), rating };
  });
}
