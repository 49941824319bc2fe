import { fileIdFromMediaUrl, USED_FILES_MAX_IDS } from '@memory/contracts';
import { createIdentityHeaders } from '@memory/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { createEntry, createFile, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
beforeAll(async () => void (journal = await startJournalApp()));
afterAll(() => journal.close());

const request = (ids: unknown) =>
  journal.request(null, { method: 'POST', url: '/internal/files/used', payload: { ids } as object });

describe('the used files', () => {
  it('are those that any entry uses now, each once, whoever wrote the entry', async () => {
    const [mei, tom] = [createUser(journal), createUser(journal)];
    const [recording, photo, shared, released] = [
      createFile(journal, mei),
      createFile(journal, tom, 'image', 'image/png'),
      createFile(journal, mei, 'image', 'image/png'),
      createFile(journal, mei),
    ];
    await createEntry(journal, mei, { originalAudioUrl: recording, mediaFiles: [shared] });
    await createEntry(journal, mei, { mediaFiles: [shared] });
    await createEntry(journal, tom, { originalImageUrl: photo });
    const { id } = await createEntry(journal, mei, { originalAudioUrl: released });
    await journal.request(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
    const ids = [recording, photo, shared, released].map(fileIdFromMediaUrl);
    const { usedIds } = (await request([...ids, uuidv7()])).json<{ usedIds: string[] }>();
    expect(usedIds.toSorted()).toEqual(ids.slice(0, 3).toSorted());
    expect((await request([])).json()).toEqual({ usedIds: [] });
  });

  it.each([
    ['no list', 'x'],
    ['an id that is none', ['x']],
    ['too many ids', Array.from({ length: USED_FILES_MAX_IDS + 1 }, () => uuidv7())],
  ])('are not requested with %s', async (_, ids) => {
    expect((await request(ids)).json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
  });

  it.each(['gateway', 'social-svc', 'language-svc'] as const)('are not told to %s', async (caller) => {
    const headers = await createIdentityHeaders({ service: 'journal-svc', userId: null, caller, use: 'internal' });
    const response = await journal.app.inject({
      method: 'POST',
      url: '/internal/files/used',
      headers,
      payload: { ids: [] },
    });
    expect(response.statusCode).toBe(401);
  });
});
