import { type Action, send } from '../action.ts';
import { pickOne } from '../random.ts';
import { createRequest } from '../request.ts';
import type { VirtualUser } from '../virtual-user.ts';
import { openHome } from './read-pages.ts';

const SENTENCES = [
  '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。',
  '今天天气很好，我们去公园玩，看见了很多花。',
  'My grandmother taught me how to fold dumplings.',
  '老师说我的字写得越来越漂亮了，我很高兴！',
  'We walked along the river until the rain came. 我们都湿了。',
];
const MIN_SENTENCES = 3;
const MAX_SENTENCES = 10;

/** Writes an entry that only its author may see. */
export function* writeEntry(user: VirtualUser): Action {
  const length = MIN_SENTENCES + Math.floor(user.random() * (MAX_SENTENCES - MIN_SENTENCES));
  const content = Array.from({ length }, () => pickOne(user.random, SENTENCES)).join(' ');
  yield* createEntry(user, { title: 'A morning at school 早上', content });
}

/** Creates an entry, and remembers its id. */
export function* createEntry(user: VirtualUser, entry: { title: string; content: string; [field: string]: unknown }) {
  const response = yield* send(
    createRequest('create an entry', '/api/journal-entries', { privacyLevel: 'private', ...entry }),
  );
  user.ownEntryIds.unshift((response.json() as { id: string }).id);
}

/**
 * Shares one of one's own entries with friends. Entries are never made public, so that a run fills no timeline that others read.
 */
export function* shareEntry(user: VirtualUser): Action {
  if (user.ownEntryIds.length === 0) yield* openHome(user);
  if (user.ownEntryIds.length === 0) yield* writeEntry(user);
  const id = pickOne(user.random, user.ownEntryIds);
  yield [
    {
      name: 'share an entry',
      kind: 'write',
      method: 'PATCH',
      path: `/api/journal-entries/${id}`,
      json: { privacyLevel: 'friends' },
      expectedStatus: 200,
    },
  ];
}

/** Adds characters of one's own entries to one's vocabulary, as the button of the vocabulary page does. */
export function* extractVocabulary(): Action {
  yield [{ ...createRequest('add words to the vocabulary', '/api/vocabulary/extract', {}), expectedStatus: 200 }];
}
