import { fileIdFromMediaUrl, mediaUrl } from '@memory/contracts';
import { mediaProcessed, recordingConverted } from '@memory/events';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { createFile, createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let oldUrl: string;
beforeAll(async () => void (journal = await startJournalApp()));
afterAll(() => journal.close());
beforeEach(() => {
  mei = createUser(journal);
  oldUrl = createFile(journal, mei);
});

const readEntry = async (id: string) =>
  (await journal.request(mei, { method: 'GET', url: `/api/journal-entries/${id}` })).json() as Record<string, unknown>;

function publishConverted(url: string, ownerId = mei, newFileId = uuidv7()) {
  const fileId = fileIdFromMediaUrl(url);
  return journal
    .publish(recordingConverted, fileId, { fileId, ownerId, newFileId, newContentType: 'audio/mp4' })
    .then((event) => ({ ...event, url: mediaUrl(newFileId) }));
}

it('replaces the recording by its converted file in every entry of the owner that uses it, and changes no other entry', async () => {
  const other = createFile(journal, mei);
  const [one, two, elsewhere] = [
    await createEntry(journal, mei, { originalAudioUrl: oldUrl }),
    await createEntry(journal, mei, { originalAudioUrl: oldUrl }),
    await createEntry(journal, mei, { originalAudioUrl: other }),
  ];
  const { url } = await publishConverted(oldUrl);
  await eventually(async () => expect(await readEntry(one.id)).toMatchObject({ originalAudioUrl: url, version: 2 }));
  expect(await readEntry(two.id)).toMatchObject({ originalAudioUrl: url, version: 2 });
  expect(await readEntry(elsewhere.id)).toMatchObject({ originalAudioUrl: other, version: 1 });
  const ids = [oldUrl, url].map(fileIdFromMediaUrl);
  const response = await journal.request(mei, { method: 'POST', url: '/internal/files/used', payload: { ids } });
  expect(response.json()).toEqual({ usedIds: [fileIdFromMediaUrl(url)] });
});

it('an entry that is saved after the conversion has the converted file at once', async () => {
  const [id, converted] = [fileIdFromMediaUrl(oldUrl) ?? '', uuidv7()];
  const file = { id, ownerId: mei, kind: 'audio', contentType: 'audio/x-matroska' } as const;
  journal.media.files.set(id, { ...file, convertedTo: { id: converted, contentType: 'audio/mp4' } });
  expect(await createEntry(journal, mei, { originalAudioUrl: oldUrl })).toMatchObject({
    originalAudioUrl: mediaUrl(converted),
  });
});

it('keeps what is missing from the recording', async () => {
  const damaged = createFile(journal, mei, 'audio', 'audio/x-matroska', 'part');
  const { id } = await createEntry(journal, mei, { originalAudioUrl: damaged });
  const { url } = await publishConverted(damaged);
  await eventually(async () =>
    expect(await readEntry(id)).toMatchObject({ incompleteFiles: [{ url, missing: 'part' }] }),
  );
});

it('leaves no text of a recording that entries used', async () => {
  const fileId = fileIdFromMediaUrl(oldUrl);
  const { id } = await createEntry(journal, mei, { originalAudioUrl: oldUrl });
  await journal.publish(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText: '录音',
  });
  await eventually(async () => expect(await readEntry(id)).toMatchObject({ extractedText: '录音' }));
  const { url } = await publishConverted(oldUrl);
  await eventually(async () => expect(await readEntry(id)).toMatchObject({ originalAudioUrl: url }));
  const texts = await journal.database.fileText.findMany({ where: { ownerId: mei } });
  expect(texts.map((text) => text.fileId)).toEqual([fileIdFromMediaUrl(url)]);
});

it('has its effect once when the event is delivered twice', async () => {
  const { id } = await createEntry(journal, mei, { originalAudioUrl: oldUrl });
  const event = await publishConverted(oldUrl);
  await eventually(async () => expect(await readEntry(id)).toMatchObject({ version: 2 }));
  await event.republish();
  const { eventId } = await publishConverted(oldUrl);
  await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
  expect(await readEntry(id)).toMatchObject({ originalAudioUrl: event.url, version: 2 });
});

it('copies the extracted text to the new file, for entries created later', async () => {
  const fileId = fileIdFromMediaUrl(oldUrl);
  await journal.publish(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText: '早到的',
  });
  const newFileId = fileIdFromMediaUrl(createFile(journal, mei));
  const { url } = await publishConverted(oldUrl, mei, newFileId);
  await eventually(async () =>
    expect(await journal.database.fileText.findUnique({ where: { fileId: newFileId } })).toMatchObject({
      extractedText: '早到的',
    }),
  );
  expect((await createEntry(journal, mei, { originalAudioUrl: url })).extractedText).toBe('早到的');
});

it('changes no entries of other users', async () => {
  const { id } = await createEntry(journal, mei, { originalAudioUrl: oldUrl });
  const { eventId } = await publishConverted(oldUrl, createUser(journal));
  await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
  expect(await readEntry(id)).toMatchObject({ originalAudioUrl: oldUrl, version: 1 });
});
