import { type InterfaceTexts, loadDictionary } from './i18n.ts';

/** The texts that no first screen shows, by the part of the app that uses them. */
const dictionaries = {
  /** The profile and the settings. */
  account: {
    en: () => import('./account.en.json'),
    'zh-Hans': () => import('./account.zh.json'),
  },
  /** The book as PDF, and its dialog. */
  book: {
    en: () => import('./book.en.json'),
    'zh-Hans': () => import('./book.zh.json'),
  },
  /** What the form for a new entry shows rarely, and what follows a save. */
  newEntry: {
    en: () => import('./new-entry.en.json'),
    'zh-Hans': () => import('./new-entry.zh.json'),
  },
  /** Friend codes, finding people, requests and notices, and what friends last shared. */
  friends: {
    en: () => import('./friends.en.json'),
    'zh-Hans': () => import('./friends.zh.json'),
  },
  /** The calendar, and the memories of the same day in earlier years. */
  ownPast: {
    en: () => import('./own-past.en.json'),
    'zh-Hans': () => import('./own-past.zh.json'),
  },
  passwordReset: {
    en: () => import('./password-reset.en.json'),
    'zh-Hans': () => import('./password-reset.zh.json'),
  },
  /** Choosing or taking a photo of handwriting. */
  photoInput: {
    en: () => import('./photo-input.en.json'),
    'zh-Hans': () => import('./photo-input.zh.json'),
  },
  /** The choices of the reading aids, on cards and in the settings. */
  readingAids: {
    en: () => import('./reading-aids.en.json'),
    'zh-Hans': () => import('./reading-aids.zh.json'),
  },
  /** Recording, waiting for the words of a recording and checking them, and what is missing from damaged files. */
  recorder: {
    en: () => import('./recorder.en.json'),
    'zh-Hans': () => import('./recorder.zh.json'),
  },
  /** Today's words, and the settings of learning. */
  reviews: {
    en: () => import('./reviews.en.json'),
    'zh-Hans': () => import('./reviews.zh.json'),
  },
  /** The page on which one text is read. */
  readingMode: {
    en: () => import('./reading-mode.en.json'),
    'zh-Hans': () => import('./reading-mode.zh.json'),
  },
  /** Reporting and blocking other people. */
  safety: {
    en: () => import('./safety.en.json'),
    'zh-Hans': () => import('./safety.zh.json'),
  },
  /** The search in memories. */
  search: {
    en: () => import('./search.en.json'),
    'zh-Hans': () => import('./search.zh.json'),
  },
  secondFactor: {
    en: () => import('./second-factor.en.json'),
    'zh-Hans': () => import('./second-factor.zh.json'),
  },
  /** Watching and writing characters stroke by stroke. */
  strokes: {
    en: () => import('./strokes.en.json'),
    'zh-Hans': () => import('./strokes.zh.json'),
  },
  /** The vocabulary page. */
  wordList: {
    en: () => import('./word-list.en.json'),
    'zh-Hans': () => import('./word-list.zh.json'),
  },
  /** The reader's coverage of a text, and the choices about its words. */
  wordStates: {
    en: () => import('./word-states.en.json'),
    'zh-Hans': () => import('./word-states.zh.json'),
  },
} satisfies Record<string, InterfaceTexts>;

/** Waits until a module and the texts that its components use are loaded. */
export async function withInterfaceTexts<Module>(
  part: keyof typeof dictionaries,
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadDictionary(dictionaries[part])]);
  return loaded;
}
