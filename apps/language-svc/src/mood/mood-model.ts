import { type Mood, moods } from '@memory/contracts';
import { type Evidence, sum } from './feeling.ts';
import { learnedOdds } from './learned-mood.ts';
import { thresholds, weights } from './mood-weights.ts';

/** From terrible to wonderful. */
const classes: readonly Mood[] = moods.toReversed();
const NEUTRAL = classes.indexOf('neutral');
/** The sentiment at which a class ends and the next begins. */
const BORDERS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
const STRONG = 2.9;
const STRONGEST = 4.5;
const STRONG_ONES_MAX = 3;
/** The lists against the learned phrases: they know the texts they were made with too well to be believed as much as they ask for. */
const LISTS_SHARE = 0.5;
/** Where joy and sorrow are both this likely, or neither is likelier than not, nothing is said: to take one for the other is the worst mistake. */
const IN_DOUBT = 0.25;
const LIKELIER_THAN_NOT = 0.5;
const LEAST = 1e-6;

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

const strongest = (all: readonly number[]): number =>
  Math.min(
    all.reduce((most, one) => Math.max(most, one), 0),
    STRONGEST,
  );
const strong = (all: readonly number[]): number =>
  Math.min(all.filter((feeling) => feeling >= STRONG).length, STRONG_ONES_MAX);

/**
 * The class of a text, and a sentiment that agrees with it: what the lists found and what its phrases were learned to mean, together.
 * @param text simplified
 */
export function judge(text: string, evidence: Evidence): { mood: Mood; sentiment: number } {
  const chances = combined(chancesByLists(evidence), learnedOdds(text));
  const [sorrow, joy] = [sum(chances.slice(0, NEUTRAL)), sum(chances.slice(NEUTRAL + 1))];
  const isInDoubt = Math.min(sorrow, joy) > IN_DOUBT || Math.max(sorrow, joy) < LIKELIER_THAN_NOT;
  const place = isInDoubt ? NEUTRAL : chances.indexOf(Math.max(...chances));
  return { mood: classes[place]!, sentiment: sentimentIn(place, chances) };
}

function combined(byLists: readonly number[], odds: readonly number[]): number[] {
  const heights = odds.map((one, place) => one + LISTS_SHARE * Math.log(byLists[place]!));
  const highest = Math.max(...heights);
  const shares = heights.map((height) => Math.exp(height - highest));
  return shares.map((share) => share / sum(shares));
}

/** How likely each class is by the lists alone: ordinal logistic regression. */
function chancesByLists(evidence: Evidence): number[] {
  const height = sum(figuresOf(evidence).map((figure, place) => figure * weights[place]!));
  const above = [1, ...thresholds.map((threshold) => 1 / (1 + Math.exp(threshold - height))), 0];
  return classes.map((_, place) => Math.max(LEAST, above[place]! - above[place + 1]!));
}

/** Within the class, nearer to the neighbour that is the more likely. */
function sentimentIn(place: number, chances: readonly number[]): number {
  const [below, above] = [sum(chances.slice(0, place)), sum(chances.slice(place + 1))];
  const share = place === 0 ? above : place === classes.length - 1 ? 1 - below : (1 + above - below) / 2;
  return BORDERS[place]! + (BORDERS[place + 1]! - BORDERS[place]!) * share;
}

/** The sentiment nearest to `sentiment` that a text of this class may have. */
export function withinItsClass(mood: Mood, sentiment: number): number {
  const place = classes.indexOf(mood);
  return Math.min(Math.max(sentiment, BORDERS[place]!), BORDERS[place + 1]!);
}
