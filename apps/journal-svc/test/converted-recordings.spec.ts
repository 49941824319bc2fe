import { fileIdFromMediaUrl, mediaUrl } from '@memory/contracts';
import { mediaProcessed, recordingConverted } from '@memory/events';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let old: string;
beforeAll(async () => void (journal = await startJournal()));
afterAll(() => journal.close());
beforeEach(() => {
  mei = aPerson(journal);
  old = aFile(journal, mei);
});

const entryOf = async (id: string) =>
  (await journal.ask(mei, { method: 'GET', url: `/api/journal-entries/${id}` })).json() as Record<string, unknown>;

function converted(url: string, ownerId = mei, newFileId = uuidv7()) {
  const fileId = fileIdFromMediaUrl(url);
  return journal
    .hear(recordingConverted, fileId, { fileId, ownerId, newFileId, newContentType: 'audio/mp4' })
    .then((heard) => ({ ...heard, url: mediaUrl(newFileId) }));
}

it('every memory of its owner that used the recording uses its successor, and no other changes', async () => {
  const other = aFile(journal, mei);
  const [one, two, elsewhere] = [
    await anEntry(journal, mei, { originalAudioUrl: old }),
    await anEntry(journal, mei, { originalAudioUrl: old }),
    await anEntry(journal, mei, { originalAudioUrl: other }),
  ];
  const { url } = await converted(old);
  await eventually(async () => expect(await entryOf(one.id)).toMatchObject({ originalAudioUrl: url, version: 2 }));
  expect(await entryOf(two.id)).toMatchObject({ originalAudioUrl: url, version: 2 });
  expect(await entryOf(elsewhere.id)).toMatchObject({ originalAudioUrl: other, version: 1 });
  await eventually(async () =>
    expect(
      (await journal.ask(mei, { method: 'GET', url: `/internal/files/${fileIdFromMediaUrl(old)}/visibility` })).json(),
    ).toMatchObject({ used: false }),
  );
});

it('said twice, it has its effect once', async () => {
  const { id } = await anEntry(journal, mei, { originalAudioUrl: old });
  const heard = await converted(old);
  await eventually(async () => expect(await entryOf(id)).toMatchObject({ version: 2 }));
  await heard.again();
  const { eventId } = await converted(old);
  await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
  expect(await entryOf(id)).toMatchObject({ originalAudioUrl: heard.url, version: 2 });
});

it('takes the text along, for memories that are still to be written', async () => {
  const fileId = fileIdFromMediaUrl(old);
  await journal.hear(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText: '早到的',
  });
  const newFileId = fileIdFromMediaUrl(aFile(journal, mei));
  const { url } = await converted(old, mei, newFileId);
  await eventually(async () =>
    expect(await journal.database.fileText.findUnique({ where: { fileId: newFileId } })).toMatchObject({
      extractedText: '早到的',
    }),
  );
  expect((await anEntry(journal, mei, { originalAudioUrl: url })).extractedText).toBe('早到的');
});

it('touches nothing of anybody else', async () => {
  const { id } = await anEntry(journal, mei, { originalAudioUrl: old });
  const { eventId } = await converted(old, aPerson(journal));
  await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
  expect(await entryOf(id)).toMatchObject({ originalAudioUrl: old, version: 1 });
});
