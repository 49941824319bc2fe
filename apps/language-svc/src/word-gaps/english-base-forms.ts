/** Base forms, each followed by its irregular forms. */
const irregularForms = `
  eat ate eaten; go went gone; buy bought; bring brought; think thought; teach taught; catch caught; fight fought; seek sought;
  see saw seen; run ran; swim swam swum; sing sang sung; drink drank drunk; begin began begun; ring rang; write wrote written;
  ride rode ridden; drive drove driven; rise rose risen; break broke broken; speak spoke spoken; steal stole stolen; wake woke woken;
  choose chose chosen; freeze froze frozen; forget forgot forgotten; get got gotten; give gave given; take took taken; shake shook shaken;
  make made; say said; pay paid; tell told; sell sold; hold held; find found; feel felt; leave left; lose lost; meet met; sleep slept;
  keep kept; sweep swept; weep wept; mean meant; dream dreamt; learn learnt; spend spent; send sent; lend lent; build built;
  fall fell fallen; fly flew flown; grow grew grown; know knew known; throw threw thrown; draw drew drawn; wear wore worn; tear tore torn;
  win won; stand stood; sit sat; hide hid hidden; bite bit bitten; hang hung; stick stuck; dig dug; shoot shot; hear heard; do did done;
  be was were been; have had has; child children; man men; woman women; foot feet; tooth teeth; mouse mice; goose geese; knife knives;
  leaf leaves; wolf wolves; life lives; shelf shelves; good better best; bad worse worst; become became; come came; lead led; feed fed;
  bleed bled; lie lay; lay laid; shine shone; blow blew blown; fry fried; cry cried; try tried; sting stung; swing swung; bend bent
`;

const baseByIrregularForm = new Map(
  irregularForms.split(';').flatMap((entry) => {
    const [base = '', ...forms] = entry.trim().split(/\s+/);
    return forms.map((form) => [form, base] as const);
  }),
);

/**
 * Returns a word as it is written, then its possible base forms. For a phrase, returns the phrase with possible base forms of its last and of its
 * first word.
 */
export function possibleBaseForms(english: string): string[] {
  const words = english.split(' ');
  const forms = [english];
  for (const at of new Set([words.length - 1, 0]))
    for (const base of baseFormsOf(words[at]!)) forms.push(words.with(at, base).join(' '));
  if (english.includes('-')) forms.push(english.replaceAll('-', ' '), english.replaceAll('-', ''));
  return [...new Set(forms)];
}

function baseFormsOf(word: string): string[] {
  const irregular = baseByIrregularForm.get(word);
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
