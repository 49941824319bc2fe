import { type Entry, fileIdFromMediaUrl } from '@memory/contracts';
import { mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { createEntry, createFile, createUser, type EntryDraft } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let recording: string;
beforeAll(async () => {
  journal = await startJournalApp();
});
beforeEach(() => {
  mei = createUser(journal);
  recording = createFile(journal, mei);
});
afterAll(() => journal.close());

async function transcribe(url: string, extractedText: string): Promise<void> {
  const fileId = fileIdFromMediaUrl(url);
  const { eventId } = await journal.publish(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText,
  });
  await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
}

const patch = (id: string, payload: object, viewerId: string | null = mei, headers = {}) =>
  journal.request(viewerId, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload, headers });
const read = async (id: string, viewerId: string | null = mei): Promise<Entry> =>
  (await journal.request(viewerId, { url: `/api/journal-entries/${id}` })).json<Entry>();
const textAndState = ({ extractedText, transcriptState }: Entry) => [extractedText, transcriptState];
const createDraft = (fields: EntryDraft = {}): Promise<Entry> =>
  createEntry(journal, mei, { originalAudioUrl: recording, extractedText: '去公元', ...fields });

describe('a transcript', () => {
  it.each<[string, (file: string) => EntryDraft, Entry['transcriptState']]>([
    ['sent with its recording', (file) => ({ originalAudioUrl: file, extractedText: '去公元' }), 'draft'],
    ['that has not arrived', (file) => ({ originalAudioUrl: file }), undefined],
    ['of a photo', (file) => ({ originalImageUrl: file, extractedText: '去公园' }), undefined],
    ['of an entry that was typed', () => ({ content: '去公园' }), undefined],
  ])('%s', async (_, draft, state) => {
    expect((await createEntry(journal, mei, draft(recording))).transcriptState).toBe(state);
  });

  it('is a draft when it arrives after the entry', async () => {
    const [ofRecording, ofPhoto] = [
      await createEntry(journal, mei, { originalAudioUrl: recording }),
      await createEntry(journal, mei, { originalImageUrl: recording }),
    ];
    await transcribe(recording, '去公元');
    expect(textAndState(await read(ofRecording.id))).toEqual(['去公元', 'draft']);
    expect(textAndState(await read(ofPhoto.id))).toEqual(['去公元', undefined]);
  });

  it('is a draft when it arrived before the entry', async () => {
    await transcribe(recording, '去公元');
    expect(textAndState(await createEntry(journal, mei, { originalAudioUrl: recording }))).toEqual(['去公元', 'draft']);
  });

  it('of an entry that an earlier release wrote counts as confirmed', async () => {
    const { id } = await createDraft();
    await journal.database.$executeRaw`UPDATE entry SET is_transcript_draft = DEFAULT WHERE id = ${id}::uuid`;
    expect((await read(id)).transcriptState).toBe('confirmed');
  });

  it('is the same draft in the list of own entries', async () => {
    const { id } = await createDraft();
    const [listed] = (await journal.request(mei, { url: '/api/journal-entries' })).json<Entry[]>();
    expect([listed?.id, listed?.transcriptState]).toEqual([id, 'draft']);
  });
});

describe('the author of a draft', () => {
  it('corrects it, which leaves it a draft, and confirms it, once or twice', async () => {
    const { id } = await createDraft();
    expect(textAndState((await patch(id, { extractedText: '去公园' })).json())).toEqual(['去公园', 'draft']);
    const confirmation = { extractedText: '去公园玩', transcriptConfirmed: true };
    for (const attempt of [1, 2])
      expect([attempt, ...textAndState((await patch(id, confirmation)).json())]).toEqual([
        attempt,
        '去公园玩',
        'confirmed',
      ]);
    expect(textAndState(await read(id))).toEqual(['去公园玩', 'confirmed']);
  });

  it('keeps it a draft with every other change', async () => {
    const { id } = await createDraft();
    for (const change of [{ title: '公园' }, { content: '去公园' }, { privacyLevel: 'friends' }, { mediaFiles: [] }])
      expect((await patch(id, change)).json<Entry>().transcriptState).toBe('draft');
  });

  it('cannot make a confirmed text a draft again', async () => {
    const { id } = await createDraft();
    await patch(id, { transcriptConfirmed: true });
    expect((await patch(id, { transcriptConfirmed: false })).statusCode).toBe(400);
    expect(textAndState((await patch(id, { extractedText: '去公园' })).json())).toEqual(['去公园', 'confirmed']);
  });

  it('does not confirm a text that another window has changed', async () => {
    const { id, version } = await createDraft();
    await patch(id, { extractedText: '去动物园' });
    const confirmation = { extractedText: '去公园', transcriptConfirmed: true };
    const conflict = await patch(id, confirmation, mei, { 'if-match': `"${version}"` });
    expect([conflict.statusCode, ...textAndState(conflict.json().current)]).toEqual([409, '去动物园', 'draft']);
    expect(textAndState(await read(id))).toEqual(['去动物园', 'draft']);
  });

  it('removes it, after which a text that arrives later is not added', async () => {
    const { id } = await createDraft();
    expect(textAndState((await patch(id, { extractedText: '' })).json())).toEqual(['', undefined]);
    await transcribe(recording, '又来了');
    expect(textAndState(await read(id))).toEqual(['', undefined]);
  });
});

describe('a second transcription', () => {
  it.each<[string, object]>([
    ['is not checked', {}],
    ['was corrected', { extractedText: '去公园' }],
    ['was confirmed', { transcriptConfirmed: true }],
  ])('does not change a text that %s', async (_, change) => {
    const { id } = await createDraft();
    const before = (await patch(id, change)).json<Entry>();
    await transcribe(recording, '去动物园');
    expect(await read(id)).toEqual(before);
  });
});

describe('the text of another recording', () => {
  it('is a draft, whether it is sent with the recording or arrives later', async () => {
    const { id } = await createDraft();
    await patch(id, { transcriptConfirmed: true });
    const second = createFile(journal, mei);
    const sent = await patch(id, { originalAudioUrl: second, extractedText: '第二次' });
    expect(textAndState(sent.json())).toEqual(['第二次', 'draft']);
    await patch(id, { transcriptConfirmed: true });
    await transcribe(second, '第二次');
    const third = createFile(journal, mei);
    expect(textAndState((await patch(id, { originalAudioUrl: third })).json())).toEqual(['', undefined]);
    await transcribe(third, '第三次');
    expect(textAndState(await read(id))).toEqual(['第三次', 'draft']);
  });

  it('does not replace a text that the author has written, nor its state', async () => {
    const { id } = await createDraft();
    await patch(id, { extractedText: '去公园', transcriptConfirmed: true });
    const changed = await patch(id, { originalAudioUrl: createFile(journal, mei) });
    expect(textAndState(changed.json())).toEqual(['去公园', 'confirmed']);
  });

  it('has no state when the recording is removed', async () => {
    const { id } = await createDraft();
    expect((await patch(id, { originalAudioUrl: null })).json<Entry>().transcriptState).toBeUndefined();
    const again = await patch(id, { originalAudioUrl: createFile(journal, mei) });
    expect(textAndState(again.json())).toEqual(['去公元', 'confirmed']);
  });
});

describe('other viewers', () => {
  it.each(['friend', 'stranger', 'signed-out'] as const)('neither learn the state nor confirm: %s', async (kind) => {
    const { id, shareId } = await createDraft({ privacyLevel: 'public' });
    const viewer = kind === 'signed-out' ? null : createUser(journal, '小明');
    if (kind === 'friend') await journal.social.befriend(viewer!, mei);
    const timeline = (await journal.request(viewer, { url: `/api/public-timeline/${mei}` })).json();
    const shared = (await journal.request(viewer, { url: `/api/shared/${shareId}` })).json<Entry>();
    for (const seen of [await read(id, viewer), shared, timeline.entries[0]]) {
      expect(seen).toMatchObject({ id, extractedText: '去公元' });
      expect(seen).not.toHaveProperty('transcriptState');
      expect(seen).not.toHaveProperty('isTranscriptDraft');
    }
    const status = kind === 'signed-out' ? 401 : 403;
    expect((await patch(id, { transcriptConfirmed: true }, viewer)).statusCode).toBe(status);
    expect((await read(id)).transcriptState).toBe('draft');
  });
});
