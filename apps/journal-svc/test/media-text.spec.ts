import { fileIdFromMediaUrl } from '@memory/contracts';
import { mediaProcessed } from '@memory/events';
import { eventually } from '@memory/testing';
import { aFile, anEntry, aPerson } from './factories.ts';
import { type Heard, type JournalApp, startJournal } from './journal-app.ts';

let journal: JournalApp;
let mei: string;
let recording: string;
beforeAll(async () => {
  journal = await startJournal();
});
beforeEach(() => {
  mei = aPerson(journal);
  recording = aFile(journal, mei);
});
afterAll(() => journal.close());

function processed(url: string, extractedText: string | null): Promise<Heard> {
  const fileId = fileIdFromMediaUrl(url);
  return journal.hear(mediaProcessed, fileId, {
    fileId,
    ownerId: mei,
    kind: 'audio',
    job: 'transcription',
    status: 'done',
    extractedText,
  });
}

const textOf = async (id: string): Promise<string> =>
  (await journal.database.entry.findUniqueOrThrow({ where: { id } })).extractedText;
const keptTexts = () =>
  journal.database.fileText.findMany({ where: { ownerId: mei }, select: { extractedText: true } });
const change = (id: string, payload: object) =>
  journal.ask(mei, { method: 'PATCH', url: `/api/journal-entries/${id}`, payload });

describe('the text of a file', () => {
  it('reaches the memories that use the file and have no text yet, and no other', async () => {
    const other = aFile(journal, mei);
    const [waiting, alsoWaiting, written, different] = [
      await anEntry(journal, mei, { originalAudioUrl: recording }),
      await anEntry(journal, mei, { originalImageUrl: recording }),
      await anEntry(journal, mei, { originalAudioUrl: recording, extractedText: '自己写的' }),
      await anEntry(journal, mei, { originalAudioUrl: other }),
    ];
    await processed(recording, '今天很好');
    await eventually(async () => expect(await textOf(waiting.id)).toBe('今天很好'));
    expect(await textOf(alsoWaiting.id)).toBe('今天很好');
    expect(await textOf(written.id)).toBe('自己写的');
    expect(await textOf(different.id)).toBe('');
  });

  it('that came before the memory is in it from the start', async () => {
    await processed(recording, '早到的');
    await eventually(async () => expect(await keptTexts()).toHaveLength(1));
    expect((await anEntry(journal, mei, { originalAudioUrl: recording })).extractedText).toBe('早到的');
    expect((await anEntry(journal, mei, { originalAudioUrl: recording, extractedText: '我的' })).extractedText).toBe(
      '我的',
    );
  });

  it('is left alone by jobs that find none', async () => {
    const { id } = await anEntry(journal, mei, { originalAudioUrl: recording });
    await processed(recording, '今天很好');
    await eventually(async () => expect(await textOf(id)).toBe('今天很好'));
    await change(id, { extractedText: '' });
    await processed(recording, null);
    await processed(recording, '再来');
    await eventually(async () => expect(await keptTexts()).toEqual([{ extractedText: '再来' }]));
  });

  it('does not come back into a memory whose author has emptied it, whichever way it comes', async () => {
    const photo = aFile(journal, mei);
    const { id } = await anEntry(journal, mei, { originalAudioUrl: recording, mediaFiles: [photo] });
    const removed = await anEntry(journal, mei, { originalAudioUrl: recording, textRemoved: true });
    await processed(recording, '听错了');
    await eventually(async () => expect(await textOf(id)).toBe('听错了'));
    await change(id, { extractedText: '' });
    await processed(recording, '又听错了');
    await eventually(async () => expect(await keptTexts()).toEqual([{ extractedText: '又听错了' }]));
    expect([await textOf(id), await textOf(removed.id)]).toEqual(['', '']);

    await change(id, { originalAudioUrl: recording, mediaFiles: [] });
    expect((await anEntry(journal, mei, { originalAudioUrl: recording, textRemoved: true })).extractedText).toBe('');
    await processed(recording, '还是错的');
    await eventually(async () => expect(await keptTexts()).toEqual([{ extractedText: '还是错的' }]));
    expect([await textOf(id), await textOf(removed.id)]).toEqual(['', '']);

    const newer = aFile(journal, mei);
    await change(id, { originalAudioUrl: newer });
    await processed(newer, '听对了');
    await eventually(async () => expect(await textOf(id)).toBe('听对了'));
  });

  it('that comes twice has its effect once', async () => {
    const { id } = await anEntry(journal, mei, { originalAudioUrl: recording });
    const first = await processed(recording, '一次');
    await eventually(async () => expect(await textOf(id)).toBe('一次'));
    await change(id, { extractedText: '' });
    await first.again();
    // Events of one file are handled in order: when this one is done, the repeat has been dealt with.
    const { eventId } = await processed(recording, '');
    await eventually(async () => expect(await journal.database.handledEvent.count({ where: { eventId } })).toBe(1));
    expect(await textOf(id)).toBe('');
  });

  it('is forgotten with the last memory that used the file', async () => {
    await processed(recording, '秘密');
    await eventually(async () => expect(await keptTexts()).toHaveLength(1));
    const [one, another] = [
      await anEntry(journal, mei, { originalAudioUrl: recording }),
      await anEntry(journal, mei, { originalAudioUrl: recording }),
    ];
    const remove = (id: string) => journal.ask(mei, { method: 'DELETE', url: `/api/journal-entries/${id}` });
    await remove(one.id);
    expect(await keptTexts()).toHaveLength(1);
    await remove(another.id);
    expect(await keptTexts()).toEqual([]);
  });
});

describe('a memory whose recording is replaced', () => {
  it('loses what was heard in the old one, and gets what is heard in the new one', async () => {
    await processed(recording, '旧的');
    await eventually(async () => expect(await keptTexts()).toHaveLength(1));
    const { id } = await anEntry(journal, mei, { originalAudioUrl: recording });
    const newer = aFile(journal, mei);
    expect((await change(id, { originalAudioUrl: newer })).json().extractedText).toBe('');
    await processed(newer, '新的');
    await eventually(async () => expect(await textOf(id)).toBe('新的'));
  });

  it('keeps a text that somebody wrote', async () => {
    const { id } = await anEntry(journal, mei, { originalAudioUrl: recording, extractedText: '我写的' });
    expect((await change(id, { originalAudioUrl: aFile(journal, mei) })).json().extractedText).toBe('我写的');
    expect((await change(id, { originalAudioUrl: recording, extractedText: '改了' })).json().extractedText).toBe(
      '改了',
    );
  });
});

/** How many transactions of this database stand waiting for another. */
async function waiting(): Promise<number> {
  const found = await journal.database.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return found.length;
}
const untilWaiting = (count: number) => eventually(async () => expect(await waiting()).toBe(count));

describe('a text that arrives in the very moment the memory is saved', () => {
  it('reaches it when the memory was first', async () => {
    await anEntry(journal, mei);
    const saving = await journal.database.$transaction(async (tx) => {
      // Saving ends with the totals: it stands there with the memory written and not yet to be seen by anyone.
      await tx.$executeRaw`SELECT FROM author_counter WHERE author_id = ${mei}::uuid FOR UPDATE`;
      const saved = anEntry(journal, mei, { originalAudioUrl: recording });
      await untilWaiting(1);
      await processed(recording, '同时');
      await untilWaiting(2);
      return { saved };
    });
    const { id } = await saving.saved;
    await eventually(async () => expect(await textOf(id)).toBe('同时'));
  });

  it('reaches it when the text was first', async () => {
    const earlier = await anEntry(journal, mei, { originalAudioUrl: recording });
    const saving = await journal.database.$transaction(async (tx) => {
      // Attaching ends with the memories that use the file: it stands there with the text kept and not yet to be seen.
      await tx.$executeRaw`SELECT FROM entry WHERE id = ${earlier.id}::uuid FOR UPDATE`;
      await processed(recording, '同时');
      await untilWaiting(1);
      const saved = anEntry(journal, mei, { originalAudioUrl: recording });
      await untilWaiting(2);
      return { saved };
    });
    expect(await textOf((await saving.saved).id)).toBe('同时');
  });
});
