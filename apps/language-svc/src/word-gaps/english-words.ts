import { LineIndex } from '../data-files/line-index.ts';
import { normalizeEnglish } from './normalize-english.ts';

/** A Chinese word for an English one. */
export interface EnglishWordMatch {
  word: string;
  /** The word class of the sense: `v` a verb, `n` a noun, `a` an adjective, `o` another. */
  kind: string;
  score: number;
}

/** What a form that is not the written one takes from the score: `tired` is a word of its own, before the forms of `tire`. */
const BASE_FORM = 0.6;

/** The index of Chinese words by English words and phrases, which `data-tools/build-english-words.ts` generates. */
export class EnglishWords {
  private readonly index: LineIndex;

  /** @param lines lines of an English key and, after a tab, `word:kind:score` divided by spaces */
  constructor(lines: Buffer) {
    this.index = new LineIndex(lines, 1);
  }

  /** Returns the Chinese words for an English word or phrase in any of its forms, the best first. */
  find(english: string): EnglishWordMatch[] {
    const byWord = new Map<string, EnglishWordMatch>();
    for (const [place, form] of formsOf(normalizeEnglish(english)).entries())
      for (const match of this.matchesOf(form)) {
        const score = match.score - (place === 0 ? 0 : BASE_FORM);
        if ((byWord.get(match.word)?.score ?? -Infinity) < score) byWord.set(match.word, { ...match, score });
      }
    return [...byWord.values()].toSorted((a, b) => b.score - a.score);
  }

  private matchesOf(key: string): EnglishWordMatch[] {
    const [line] = this.index.linesOf(key);
    if (line === undefined) return [];
    return line
      .slice(line.indexOf('\t') + 1)
      .split(' ')
      .map((match) => {
        const [word = '', kind = '', score = '0'] = match.split(':');
        return { word, kind, score: Number(score) / 10 };
      });
  }
}

const IRREGULAR = new Map(
  Object.entries({
    ate: 'eat',
    eaten: 'eat',
    went: 'go',
    gone: 'go',
    bought: 'buy',
    brought: 'bring',
    thought: 'think',
    taught: 'teach',
    caught: 'catch',
    fought: 'fight',
    sought: 'seek',
    saw: 'see',
    seen: 'see',
    ran: 'run',
    swam: 'swim',
    swum: 'swim',
    sang: 'sing',
    sung: 'sing',
    drank: 'drink',
    drunk: 'drink',
    began: 'begin',
    begun: 'begin',
    rang: 'ring',
    wrote: 'write',
    written: 'write',
    rode: 'ride',
    ridden: 'ride',
    drove: 'drive',
    driven: 'drive',
    rose: 'rise',
    risen: 'rise',
    broke: 'break',
    broken: 'break',
    spoke: 'speak',
    spoken: 'speak',
    stole: 'steal',
    stolen: 'steal',
    woke: 'wake',
    woken: 'wake',
    chose: 'choose',
    chosen: 'choose',
    froze: 'freeze',
    frozen: 'freeze',
    forgot: 'forget',
    forgotten: 'forget',
    got: 'get',
    gotten: 'get',
    gave: 'give',
    given: 'give',
    took: 'take',
    taken: 'take',
    shook: 'shake',
    shaken: 'shake',
    made: 'make',
    said: 'say',
    paid: 'pay',
    told: 'tell',
    sold: 'sell',
    held: 'hold',
    found: 'find',
    felt: 'feel',
    left: 'leave',
    lost: 'lose',
    met: 'meet',
    slept: 'sleep',
    kept: 'keep',
    swept: 'sweep',
    wept: 'weep',
    meant: 'mean',
    dreamt: 'dream',
    learnt: 'learn',
    spent: 'spend',
    sent: 'send',
    lent: 'lend',
    built: 'build',
    fell: 'fall',
    fallen: 'fall',
    flew: 'fly',
    flown: 'fly',
    grew: 'grow',
    grown: 'grow',
    knew: 'know',
    known: 'know',
    threw: 'throw',
    thrown: 'throw',
    drew: 'draw',
    drawn: 'draw',
    wore: 'wear',
    worn: 'wear',
    tore: 'tear',
    torn: 'tear',
    won: 'win',
    stood: 'stand',
    sat: 'sit',
    hid: 'hide',
    hidden: 'hide',
    bit: 'bite',
    bitten: 'bite',
    hung: 'hang',
    stuck: 'stick',
    dug: 'dig',
    shot: 'shoot',
    heard: 'hear',
    did: 'do',
    done: 'do',
    was: 'be',
    were: 'be',
    been: 'be',
    had: 'have',
    has: 'have',
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    geese: 'goose',
    knives: 'knife',
    leaves: 'leaf',
    wolves: 'wolf',
    lives: 'life',
    shelves: 'shelf',
    better: 'good',
    best: 'good',
    worse: 'bad',
    worst: 'bad',
    became: 'become',
    came: 'come',
    led: 'lead',
    fed: 'feed',
    bled: 'bleed',
    rode_: 'ride',
    lay: 'lie',
    laid: 'lay',
    shone: 'shine',
    blew: 'blow',
    blown: 'blow',
    fried: 'fry',
    cried: 'cry',
    tried: 'try',
    stung: 'sting',
    swung: 'swing',
    bent: 'bend',
  }),
);

/** Returns a word as it is written, then the base forms that it may belong to; of a phrase those of its last and of its first word. */
function formsOf(english: string): string[] {
  const words = english.split(' ');
  const forms = [english];
  for (const at of new Set([words.length - 1, 0]))
    for (const base of baseFormsOf(words[at]!)) forms.push(words.with(at, base).join(' '));
  if (english.includes('-')) forms.push(english.replaceAll('-', ' '), english.replaceAll('-', ''));
  return [...new Set(forms)];
}

function baseFormsOf(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  const forms = irregular ? [irregular] : [];
  const add = (pattern: RegExp, ...endings: string[]): void => {
    const stem = word.replace(pattern, '');
    if (stem === word || stem.length < 2) return;
    for (const ending of endings) forms.push(stem + ending);
    // swimming, stopped, bigger
    if (/([bdglmnprt])\1$/.test(stem) && !endings.includes('y')) forms.push(stem.slice(0, -1));
  };
  add(/ies$/, 'y');
  add(/es$/, '', 'e');
  add(/(?<!s)s$/, '');
  add(/ied$/, 'y');
  add(/ed$/, '', 'e');
  add(/ing$/, '', 'e');
  add(/ier$/, 'y');
  add(/iest$/, 'y');
  add(/er$/, '', 'e');
  add(/est$/, '', 'e');
  add(/ily$/, 'y');
  add(/ly$/, '');
  add(/'s$/, '');
  // British and American spellings
  add(/our(?=s?$)/, 'or');
  add(/or(?=s?$)/, 'our');
  add(/is(?=(?:e|ed|ing)$)/, 'iz');
  add(/iz(?=(?:e|ed|ing)$)/, 'is');
  add(/tre$/, 'ter');
  add(/ter$/, 'tre');
  return forms;
}
