import { type EntryGreetings, fileIdFromMediaUrl, mediaUrl, type NewGreeting } from '@memory/contracts';
import { entryFilesReleased, recordingConverted } from '@memory/events';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { eraseAuthor } from '../src/erasure/erase-author.ts';
import { createEntry, createFile, createRecording, createUser, eventsAbout, giveGreeting } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => {
  journal = await startJournalApp();
});
afterAll(() => journal.close());

/** Mei, her friend Li, an entry of Mei, and a recording of Li. */
async function createFriends(privacyLevel: 'private' | 'friends' | 'public' = 'friends') {
  const [mei, li] = [createUser(journal, 'Mei'), createUser(journal, 'Li')];
  await journal.social.befriend(mei, li);
  const { id } = await createEntry(journal, mei, { privacyLevel });
  return { mei, li, id, voice: createRecording(journal, li) };
}

const listGreetings = async (viewer: string, id: string): Promise<EntryGreetings['greetings']> =>
  (await journal.request(viewer, { url: `/api/greetings?entryIds=${id}` }))
    .json<EntryGreetings[]>()
    .flatMap(({ greetings }) => greetings);
const hears = async (viewer: string | null, url: string): Promise<boolean> =>
  (await journal.request(viewer, { url: `/internal/files/${fileIdFromMediaUrl(url)}/visibility` })).json().visible;
const isUsed = async (url: string): Promise<boolean> => {
  const ids = [fileIdFromMediaUrl(url)];
  const response = await journal.request(null, { method: 'POST', url: '/internal/files/used', payload: { ids } });
  return response.json().usedIds.length === 1;
};
const releasesOf = (entryId: string) => eventsAbout(journal, entryFilesReleased.type, entryId);
const releaseOf = (entryId: string, authorId: string, url: string) => ({
  entryId,
  authorId,
  fileIds: [fileIdFromMediaUrl(url)],
});
const changeEntry = (author: string, id: string, payload: object) =>
  journal.request(author, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });
const remove = (viewer: string, id: string, giver: string) =>
  journal.request(viewer, { method: 'DELETE', url: `/api/journal-entries/${id}/greetings/${giver}` });

describe('a voice greeting', () => {
  it('is given with a stamp or without one, and neither takes the other away', async () => {
    const { mei, li, id, voice } = await createFriends();
    const given = await giveGreeting(journal, li, id, { recordingUrl: voice });
    expect(given.json()).toMatchObject({ stamp: null, recordingUrl: voice, giver: { id: li } });
    await giveGreeting(journal, li, id, 'tea');
    expect(await listGreetings(mei, id)).toMatchObject([{ stamp: 'tea', recordingUrl: voice }]);
    const other = createRecording(journal, li);
    await giveGreeting(journal, li, id, { recordingUrl: other });
    expect(await listGreetings(li, id)).toMatchObject([{ stamp: 'tea', recordingUrl: other }]);
    expect(await releasesOf(id)).toEqual([releaseOf(id, li, voice)]);
  });

  it('is stored once however often it is sent, and releases no file then', async () => {
    const { mei, li, id, voice } = await createFriends();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => giveGreeting(journal, li, id, { recordingUrl: voice })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await listGreetings(mei, id)).toMatchObject([{ recordingUrl: voice }]);
    expect(await releasesOf(id)).toEqual([]);
  });

  it.each<[string, string, (people: { mei: string; li: string }) => string]>([
    ["a recording of the entry's author", 'file_not_found', ({ mei }) => createRecording(journal, mei)],
    ['a file that does not exist', 'file_not_found', () => mediaUrl(uuidv7())],
    ['a photo', 'not_a_recording', ({ li }) => createFile(journal, li, 'image', 'image/webp')],
    ['31 seconds', 'greeting_recording_too_long', ({ li }) => createRecording(journal, li, 31)],
    ['a length that is not known', 'greeting_recording_too_long', ({ li }) => createRecording(journal, li, null)],
  ])('is not made of %s', async (_, code, choose) => {
    const { mei, li, id } = await createFriends();
    const response = await giveGreeting(journal, li, id, { recordingUrl: choose({ mei, li }) });
    expect(response.json().code).toBe(code);
    expect(await listGreetings(mei, id)).toEqual([]);
  });

  it('with nothing in it is no greeting', async () => {
    const { li, id } = await createFriends();
    expect((await giveGreeting(journal, li, id, {} as NewGreeting)).json().code).toBe('invalid_request');
  });
});

describe('the recording of a greeting', () => {
  it('is heard by the author of the entry, and not by another friend, a stranger or a visitor', async () => {
    const { mei, li, id, voice } = await createFriends('public');
    const wang = createUser(journal);
    await journal.social.befriend(mei, wang);
    await journal.social.befriend(li, wang);
    expect(await hears(mei, voice)).toBe(false);
    await giveGreeting(journal, li, id, { recordingUrl: voice });
    const listeners = [mei, wang, createUser(journal), null];
    expect(await Promise.all(listeners.map((viewer) => hears(viewer, voice)))).toEqual([true, false, false, false]);
    // The author hears what friends have left on an entry that became private.
    await changeEntry(mei, id, { privacyLevel: 'private' });
    expect(await hears(mei, voice)).toBe(true);
  });

  it.each<[string, (mei: string, li: string, id: string) => Promise<unknown>]>([
    ['the friendship ends', (mei, li) => journal.social.endFriendship(mei, li)],
    ['the author blocks the giver', (mei, li) => journal.social.block(mei, li)],
    ['the giver blocks the author', (mei, li) => journal.social.block(li, mei)],
    ['the giver has requested the deletion of the account', (_, li) => journal.social.leave(li)],
    ['the author removes it', (mei, li, id) => remove(mei, id, li)],
    ['the giver takes it back', (_, li, id) => remove(li, id, li)],
    [
      'the entry is deleted',
      (mei, _, id) => journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` }),
    ],
  ])('is silent for the author from the next request on when %s', async (_, withdraw) => {
    const { mei, li, id, voice } = await createFriends('public');
    await giveGreeting(journal, li, id, { recordingUrl: voice });
    expect(await hears(mei, voice)).toBe(true);
    await withdraw(mei, li, id);
    expect(await hears(mei, voice)).toBe(false);
  });

  it('is in use while the greeting exists, and released when it is removed or its entry deleted', async () => {
    const { mei, li, id, voice } = await createFriends();
    await giveGreeting(journal, li, id, { recordingUrl: voice });
    expect(await isUsed(voice)).toBe(true);
    await remove(mei, id, li);
    expect(await isUsed(voice)).toBe(false);
    expect(await releasesOf(id)).toEqual([releaseOf(id, li, voice)]);

    const { id: second } = await createEntry(journal, mei, { privacyLevel: 'friends' });
    const other = createRecording(journal, li);
    await giveGreeting(journal, li, second, { recordingUrl: other });
    await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${second}` });
    expect(await releasesOf(second)).toEqual([releaseOf(second, li, other)]);
  });

  it('is released when the account of the author is erased', async () => {
    const { mei, li, id, voice } = await createFriends();
    await giveGreeting(journal, li, id, { recordingUrl: voice });
    await journal.database.$transaction((tx) => eraseAuthor(tx, mei));
    expect(await releasesOf(id)).toEqual([releaseOf(id, li, voice)]);
    expect(await isUsed(voice)).toBe(false);
  });

  it('that the giver also uses in an entry stays in use when the greeting is removed', async () => {
    const { mei, li, id, voice } = await createFriends();
    await createEntry(journal, li, { privacyLevel: 'private', originalAudioUrl: voice });
    await giveGreeting(journal, li, id, { recordingUrl: voice });
    await remove(mei, id, li);
    expect([await isUsed(voice), await hears(mei, voice)]).toEqual([true, false]);
  });

  it('that is converted is replaced by its converted file', async () => {
    const { mei, li, id, voice } = await createFriends();
    await giveGreeting(journal, li, id, { recordingUrl: voice });
    const newFileId = uuidv7();
    const fileId = fileIdFromMediaUrl(voice);
    const converted = { fileId, ownerId: li, newFileId, newContentType: 'audio/mp4' };
    await journal.publish(recordingConverted, fileId, converted);
    await eventually(async () =>
      expect(await listGreetings(mei, id)).toMatchObject([{ recordingUrl: mediaUrl(newFileId) }]),
    );
    expect(await hears(mei, mediaUrl(newFileId))).toBe(true);
    expect(await releasesOf(id)).toEqual([releaseOf(id, li, voice)]);
  });
});
