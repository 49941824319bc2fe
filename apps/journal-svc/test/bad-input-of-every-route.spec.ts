import { journalRoutes, type RouteContract } from '@memory/contracts';
import { type ValidRequest, countRowsByTable, expectLinearWork, fuzzRoute, hasTextFields } from '@memory/testing';
import { createFile, createEntry, createRecording, createUser, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let id: string;
let friend: string;
let entryOfFriend: string;
beforeAll(async () => {
  journal = await startJournalApp();
  mei = createUser(journal);
  ({ id } = await createEntry(journal, mei, { privacyLevel: 'public' }));
  friend = createUser(journal);
  await journal.social.befriend(mei, friend);
  entryOfFriend = (await createEntry(journal, friend, { privacyLevel: 'friends' })).id;
});
afterAll(() => journal.close());

const newEntry = () => ({
  title: '今天',
  content: 'x',
  originalAudioUrl: createFile(journal, mei),
  privacyLevel: 'public',
  latitude: '1',
  longitude: '2',
});
const timeZone = 'Asia/Shanghai';
const validRequests: Record<keyof typeof journalRoutes, () => ValidRequest | Promise<ValidRequest>> = {
  listEntries: () => ({ query: { day: '2026-11-22', timeZone } }),
  listEntryMonths: () => ({ query: { timeZone } }),
  readCalendarMonth: () => ({ query: { month: '2026-11', timeZone } }),
  readOnThisDay: () => ({ query: { timeZone } }),
  readOnThisDaySettings: () => ({}),
  updateOnThisDaySettings: () => ({ body: { isShown: false, dismissedOn: '2026-11-22' } }),
  readEntry: () => ({ params: { id } }),
  friendsTimeline: () => ({}),
  latestFriendEntries: () => ({ query: { userIds: mei } }),
  createEntry: () => ({ body: newEntry() }),
  updateEntry: () => ({ params: { id }, body: { title: '明天', content: 'y', privacyLevel: 'friends' } }),
  deleteEntry: async () => ({ params: { id: (await createEntry(journal, mei)).id } }),
  publicTimeline: () => ({}),
  userTimeline: () => ({ params: { userId: mei } }),
  listGreetings: () => ({ query: { entryIds: id } }),
  giveGreeting: () => ({
    params: { id: entryOfFriend },
    body: { stamp: 'tea', recordingUrl: createRecording(journal, mei) },
  }),
  deleteGreeting: async () => {
    await giveGreeting(journal, mei, entryOfFriend);
    return { params: { id: entryOfFriend, giverId: mei } };
  },
  listGreetingNotices: () => ({}),
  readGreetingSettings: () => ({}),
  updateGreetingSettings: () => ({ body: { isOpen: false } }),
  closeGreetingsTo: () => ({ body: { userId: friend } }),
  openGreetingsTo: () => ({ params: { userId: friend } }),
  sharedEntry: () => ({ params: { shareId: 'x'.repeat(22) } }),
};

it.each(Object.entries<RouteContract>(journalRoutes))(
  '%s accepts valid input and rejects invalid input with the standard error body, without changing a row',
  async (name, route) => {
    const fuzzing = fuzzRoute({
      route,
      validRequest: validRequests[name as keyof typeof journalRoutes],
      send: (request) => journal.request(mei, request),
      readState: () => countRowsByTable(journal.database),
    });
    await expect(fuzzing).resolves.toBeUndefined();
  },
);

it.each(Object.entries<RouteContract>(journalRoutes).filter(([, route]) => hasTextFields(route)))(
  '%s does not work more than in proportion to the length of a text',
  async (name, route) => {
    const validRequest = validRequests[name as keyof typeof journalRoutes];
    const work = expectLinearWork({ route, validRequest, send: (request) => journal.request(mei, request) });
    await expect(work).resolves.toBeUndefined();
  },
  120_000,
);
