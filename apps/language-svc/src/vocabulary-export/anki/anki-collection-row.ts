/** The fields of a note, in order. The first field names the note. */
export const ankiFields = [
  'word',
  'simplified',
  'traditional',
  'pinyin',
  'zhuyin',
  'meaning',
  'sentence',
  'photo',
  'clip',
] as const;
export type AnkiField = (typeof ankiFields)[number];

/**
 * The ids of the note type and of the deck. They never change: Anki adds the notes of a later package to the same deck, and updates the notes that
 * it already has.
 */
export const ANKI_MODEL_ID = 1_763_800_000_001;
export const ANKI_DECK_ID = 1_763_800_000_002;

/** The time of the last change of the note type. The collection uses this time for all its times, so that the same words give the same file. */
export const NOTE_TYPE_CHANGED_AT = new Date('2026-11-29T00:00:00Z');

const SCHEMA_VERSION = 11;
const DECK_NAME = 'Memory';
const backHtml = `<div class="reading">{{pinyin}}{{#zhuyin}} · {{zhuyin}}{{/zhuyin}}</div>
<div class="meaning">{{meaning}}</div>
{{#sentence}}<div class="sentence">{{sentence}}</div>{{/sentence}}
{{clip}}
{{photo}}`;

const templates = [
  { name: 'Recognise', qfmt: '<div class="word">{{word}}</div>', afmt: `{{FrontSide}}<hr id="answer">${backHtml}` },
  {
    name: 'Recall',
    qfmt: '<div class="meaning">{{meaning}}</div>',
    afmt: `{{FrontSide}}<hr id="answer"><div class="word">{{word}}</div>${backHtml}`,
  },
];
/** The number of cards of each note. */
export const ankiTemplateCount = templates.length;

const css = `.card { font-family: sans-serif; font-size: 1.1rem; text-align: center; }
.word { font-size: 3rem; }
.sentence { font-size: 1.5rem; margin: 0.75rem 0; }
.sentence b { color: #0a7a5c; }
img { max-width: 90%; max-height: 40vh; border-radius: 0.75rem; }`;

/** Returns the one row of the table `col`: the settings of a collection with the deck and the note type of this product. */
export function ankiCollectionRow(): (number | string)[] {
  const modifiedAt = NOTE_TYPE_CHANGED_AT.getTime();
  const [models, decks] = [
    { [ANKI_MODEL_ID]: model },
    { 1: deck(1, 'Default'), [ANKI_DECK_ID]: deck(ANKI_DECK_ID, DECK_NAME) },
  ];
  const json = [settings, models, decks, { 1: deckOptions }, {}].map((value) => JSON.stringify(value));
  return [1, Math.floor(modifiedAt / 1_000), modifiedAt, modifiedAt, SCHEMA_VERSION, 0, 0, 0, ...json];
}

const model = {
  id: ANKI_MODEL_ID,
  name: 'Memory word',
  type: 0,
  mod: Math.floor(NOTE_TYPE_CHANGED_AT.getTime() / 1_000),
  usn: -1,
  sortf: 0,
  did: ANKI_DECK_ID,
  tmpls: templates.map((template, ord) => ({ ...template, ord, did: null, bqfmt: '', bafmt: '' })),
  flds: ankiFields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
  css,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  req: templates.map((_, ord) => [ord, 'any', [ord === 0 ? 0 : ankiFields.indexOf('meaning')]]),
  tags: [],
  vers: [],
};

const deck = (id: number, name: string) => ({
  id,
  name,
  mod: 0,
  usn: 0,
  desc: '',
  conf: 1,
  dyn: 0,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
});

const settings = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [ANKI_DECK_ID],
  curDeck: ANKI_DECK_ID,
  curModel: ANKI_MODEL_ID,
  sortType: 'noteFld',
  sortBackwards: false,
  timeLim: 0,
  addToCur: true,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  collapseTime: 1_200,
};

const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  dyn: false,
  autoplay: true,
  replayq: true,
  timer: 0,
  maxTaken: 60,
  new: { perDay: 20, delays: [1, 10], ints: [1, 4, 7], initialFactor: 2_500, order: 1, separate: true, bury: true },
  rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, bury: true },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
};
