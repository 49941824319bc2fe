import { type Mood, moods } from '@memory/contracts';
import { type Evidence, sum } from './feeling.ts';
import { thresholds, weights } from './mood-weights.ts';

/** From terrible to wonderful. */
const classes: readonly Mood[] = moods.toReversed();
/** The sentiment at which a class ends and the next begins. */
const BORDERS = [0.2, 0.4, 0.6, 0.8] as const;
const STRONG = 2.9;
const STRONGEST = 4.5;
const STRONG_ONES_MAX = 3;

/**
 * The evidence in figures that are all 0 when nothing is felt, positive for joy and negative for sorrow, and that grow slowly: a long happy day
 * is not happier than a short one by its number of sentences.
 */
export function figuresOf({ sentences, shouts, superlatives }: Evidence): number[] {
  const feelings = sentences.flat();
  // a day is remembered by how it ended
  const ending = sum(sentences.findLast((sentence) => sentence.length > 0) ?? []);
  const joys = feelings.filter((feeling) => feeling > 0);
  const sorrows = feelings.filter((feeling) => feeling < 0).map(Math.abs);
  const [joy, sorrow] = [sum(joys), sum(sorrows)];
  const side = (joy - sorrow) / (joy + sorrow + 1);
  return [
    side,
    Math.log1p(joy) - Math.log1p(sorrow),
    strongest(joys) - strongest(sorrows),
    strong(joys) - strong(sorrows),
    Math.sign(side) * shouts,
    Math.sign(side) * Math.min(superlatives, 2),
    ending / (1 + Math.abs(ending)),
  ];
}

const strongest = (all: readonly number[]): number => Math.min(all.reduce((most, one) => Math.max(most, one), 0), STRONGEST);
const strong = (all: readonly number[]): number => Math.min(all.filter((feeling) => feeling >= STRONG).length, STRONG_ONES_MAX);

/** The class of a text and the sentiment (0 to 1) it comes from, so that the two never disagree. */
export function judge(evidence: Evidence): { mood: Mood; sentiment: number } {
  const height = sum(figuresOf(evidence).map((figure, place) => figure * weights[place]!));
  const place = thresholds.filter((threshold) => height >= threshold).length;
  return { mood: classes[place]!, sentiment: sentimentAt(height, place) };
}

/** Within its class in proportion to where the height lies between the thresholds; nothing felt is exactly the middle. */
function sentimentAt(height: number, place: number): number {
  const [sad, glad] = [thresholds[1]!, thresholds[2]!];
  if (place === 2) return height < 0 ? 0.5 - 0.1 * share(height, sad) : 0.5 + 0.1 * share(height, glad);
  const away = (from: number): number => 1 - 1 / (1 + Math.abs(height - from));
  if (place === 4) return 0.8 + 0.2 * away(thresholds[3]!);
  if (place === 0) return 0.2 - 0.2 * away(thresholds[0]!);
  const [from, to] = [thresholds[place - 1]!, thresholds[place]!];
  return BORDERS[place - 1]! + 0.2 * ((height - from) / (to - from));
}

const share = (height: number, border: number): number => Math.min(1, height / border);

/** The sentiment nearest to `sentiment` that a text of this class may have. */
export function withinItsClass(mood: Mood, sentiment: number): number {
  const place = classes.indexOf(mood);
  return Math.min(Math.max(sentiment, BORDERS[place - 1] ?? 0), BORDERS[place] ?? 1);
}
