import { type Action, send } from '../action.ts';
import { pickOne } from '../random.ts';
import { processingRequest, readRequest, type ScenarioResponse } from '../request.ts';
import type { VirtualUser } from '../virtual-user.ts';

/** The parts of a listed entry that virtual users need. */
interface ListedEntry {
  readonly id: string;
  readonly content: string;
}

/** The page requests twenty entries first and fifty with each further page. */
const FIRST_PAGE = '?limit=20';
/** The number of entries on a phone's first screen, whose moods the page requests at once. */
const VISIBLE_ENTRIES = 3;
const TIME_ZONE = 'timeZone=Asia%2FTaipei';
const WORDS = [
  '雪',
  '生日',
  '开心',
  '公园',
  '漂亮',
  '灯笼',
  '月亮',
  '弟弟',
  '写',
  '听',
  '森林',
  '熊猫',
  '学校',
  '朋友',
  '高兴',
];

const entriesOf = (response: ScenarioResponse | undefined): ListedEntry[] => (response?.json() ?? []) as ListedEntry[];

/** Opens the home page: the document, then the user and the entries, then what the page adds to them. */
export function* openHome(user: VirtualUser): Action {
  yield [readRequest('page', '/')];
  const [, own] = yield [
    readRequest('current user', '/api/simple-user'),
    readRequest('own entries', `/api/journal-entries${FIRST_PAGE}`),
  ];
  const entries = entriesOf(own);
  user.ownEntryIds = entries.map(({ id }) => id);
  yield [
    readRequest('reading aids', '/api/reading-aids'),
    readRequest('friend notices', `/api/friend-notices${FIRST_PAGE}`),
    readRequest('friend requests', '/api/friend-requests?limit=50'),
    readRequest('on this day', `/api/journal-entries/on-this-day?${TIME_ZONE}`),
    ...entries
      .filter(({ content }) => content.trim() !== '')
      .slice(0, VISIBLE_ENTRIES)
      .map(({ content }) => processingRequest('mood', '/api/analyze-mood', { text: content, audioUrl: null })),
  ];
}

/** Scrolls through one's own older entries. */
export function* readOwnEntries(): Action {
  yield* readTwoPages('own entries', '/api/journal-entries');
}

export function* readFriendsTimeline(user: VirtualUser): Action {
  user.seenEntryIds = yield* readTwoPages("friends' timeline", '/api/friends-journal-entries');
}

export function* readPublicTimeline(user: VirtualUser): Action {
  user.seenEntryIds = yield* readTwoPages('public timeline', '/api/public-timeline');
}

/** Reads the first page of a list of entries and the second one, if there is one. @returns the ids of the entries of the first page */
function* readTwoPages(name: string, path: string) {
  const first = yield* send(readRequest(name, path + FIRST_PAGE));
  if (first.nextPath !== null) yield* send(readRequest(`${name}, next page`, first.nextPath));
  return entriesOf(first).map(({ id }) => id);
}

/** Opens an entry of another author that the virtual user has seen in a list, with the readings above its characters. */
export function* readEntry(user: VirtualUser): Action {
  if (user.seenEntryIds.length === 0) yield* readPublicTimeline(user);
  const id = pickOne(user.random, user.seenEntryIds);
  if (id === undefined) return;
  const response = yield* send(readRequest('one entry', `/api/journal-entries/${id}`));
  const { content } = response.json() as ListedEntry;
  yield* send(processingRequest('readings of an entry', '/api/annotate/batch', { texts: [content] }));
}

/** Looks a word up. */
export function* lookUpWord(user: VirtualUser): Action {
  const word = pickOne(user.random, WORDS) ?? '';
  yield* send(readRequest('word', `/api/character-info/${encodeURIComponent(word)}`));
}

export function* openVocabulary(): Action {
  yield [readRequest('vocabulary', '/api/vocabulary/compact?limit=100')];
}
