import { AUTHOR_ID, type Accounts } from '../../people/stored/people.ts';

/** Whose session a request has; null for a signed-out viewer. */
export type Viewer = keyof Accounts | null;

/** A list of the product, or another part of it whose work must not grow with the number of rows of others. */
export interface MeasuredList {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  readonly isPaged: boolean;
}

const paged = (name: string, path: string, viewer: Viewer): MeasuredList => ({ name, path, viewer, isPaged: true });
const whole = (name: string, path: string, viewer: Viewer): MeasuredList => ({ name, path, viewer, isPaged: false });

const month = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 7);

export const measuredLists: readonly MeasuredList[] = [
  paged('public timeline', '/api/public-timeline', null),
  paged('public timeline, 2,200 users blocked', '/api/public-timeline', 'popular'),
  paged('own entries', '/api/journal-entries', 'reader'),
  paged("friends' timeline, 500 friends", '/api/friends-journal-entries', 'reader'),
  paged("a user's timeline", `/api/public-timeline/${AUTHOR_ID}`, null),
  paged('vocabulary', '/api/vocabulary', 'reader'),
  paged('vocabulary, compact', '/api/vocabulary/compact', 'reader'),
  paged('friends', '/api/friends', 'popular'),
  paged('friend requests', '/api/friend-requests', 'popular'),
  paged('friend notices', '/api/friend-notices', 'popular'),
  paged('blocked users', '/api/blocks', 'popular'),
  whole('months with entries', '/api/journal-entries/months?timeZone=Asia/Shanghai', 'reader'),
  whole('calendar of a month', `/api/journal-entries/calendar?month=${month}&timeZone=Asia/Shanghai`, 'reader'),
  whole('on this day', '/api/journal-entries/on-this-day?timeZone=Asia/Shanghai', 'reader'),
  whole('words of the vocabulary', '/api/vocabulary/words', 'reader'),
];

/** Texts that tens of thousands of users' names equal, begin with or contain. */
export const userSearches: readonly string[] = ['王小明', '王', '小明', 'pupil', 'upil_', '明'];

/** Texts that no entry of the writer contains, although most entries contain parts of some of them. */
export const missedTerms: readonly string[] = [
  '龜',
  '龜鼎',
  '一龜',
  'zebra',
  'hill',
  'school school school school',
  '%',
  '€',
];
