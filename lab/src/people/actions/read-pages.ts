import type { PersonResponse } from '../exchange.ts';
import type { Action, Person } from '../person.ts';

/** The properties of a listed entry that the actions use. */
interface ListedEntry {
  readonly id: string;
  readonly content: string;
}

/** The page size of the first page. The web app requests twenty entries first, and fifty with each further page. */
const FIRST_PAGE = '?limit=20';
/** The number of entries on a phone's first screen. The web app requests the moods of these entries at once. */
const VISIBLE_ENTRIES = 3;
const TIME_ZONE = 'timeZone=Asia%2FTaipei';
const WORDS = '雪 生日 开心 公园 漂亮 灯笼 月亮 弟弟 写 听 森林 熊猫 学校 朋友 高兴'.split(' ');

const idsOf = (page: PersonResponse): string[] => page.json<ListedEntry[]>().map(({ id }) => id);

/** Opens the home page: first the document, then the user and the entries, then further data for these entries. */
export const openHome: Action = async (person) => {
  await person.read('page', '/');
  const [, own] = await Promise.all([
    person.read('current user', '/api/simple-user'),
    person.read('own entries', `/api/journal-entries${FIRST_PAGE}`),
  ]);
  person.ownEntryIds = idsOf(own);
  const texts = own.json<ListedEntry[]>().flatMap(({ content }) => content.trim() || []);
  await Promise.all([
    person.read('reading aids', '/api/reading-aids'),
    person.read('friend notices', `/api/friend-notices${FIRST_PAGE}`),
    person.read('friend requests', '/api/friend-requests?limit=50'),
    person.read('on this day', `/api/journal-entries/on-this-day?${TIME_ZONE}`),
    ...texts
      .slice(0, VISIBLE_ENTRIES)
      .map((text) => person.process('mood', '/api/analyze-mood', { text, audioUrl: null })),
  ]);
};

/** Scrolls through one's own older entries. */
export const readOwnEntries: Action = async (person) =>
  void (await readTwoPages(person, 'own entries', '/api/journal-entries'));

export const readFriendsTimeline: Action = async (person) => {
  person.seenEntryIds = await readTwoPages(person, "friends' timeline", '/api/friends-journal-entries');
};

export const readPublicTimeline: Action = async (person) => {
  person.seenEntryIds = await readTwoPages(person, 'public timeline', '/api/public-timeline');
};

/** Reads the first page of a list of entries and, if there is one, the second page. @returns the ids of the entries on the first page */
async function readTwoPages(person: Person, name: string, path: string): Promise<string[]> {
  const first = await person.read(name, path + FIRST_PAGE);
  if (first.nextPath !== undefined) await person.read(`${name}, next page`, first.nextPath);
  return idsOf(first);
}

/** Opens an entry of another author that the person has seen in a list, with the readings above its characters. */
export const readEntry: Action = async (person) => {
  if (person.seenEntryIds.length === 0) await readPublicTimeline(person);
  const id = person.random.pickOrUndefined(person.seenEntryIds);
  if (id === undefined) return;
  const entry = await person.read('one entry', `/api/journal-entries/${id}`);
  const texts = [entry.json<ListedEntry>().content];
  await person.process('readings of an entry', '/api/annotate/batch', { texts });
};

export const lookUpWord: Action = async (person) =>
  void (await person.read('word', `/api/character-info/${encodeURIComponent(person.random.pick(WORDS))}`));

export const openVocabulary: Action = async (person) =>
  void (await person.read('vocabulary', '/api/vocabulary/compact?limit=100'));

export const openFriends: Action = async (person) => void (await person.read('friends', `/api/friends${FIRST_PAGE}`));
