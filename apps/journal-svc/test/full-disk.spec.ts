import { canMountDisks, mountSmallDisk, type SmallDisk } from '@memory/testing';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

const MB = 1024 ** 2;
const describeWithDisk = canMountDisks ? describe : describe.skip;

describeWithDisk('while the disk of PostgreSQL is full', () => {
  let disk: SmallDisk;
  let journal: JournalApp;
  let mei: string;
  const tablespace = `small_${process.pid}`;
  beforeAll(async () => {
    [disk, journal] = await Promise.all([mountSmallDisk(4 * MB, 'postgres'), startJournalApp()]);
    mei = createUser(journal);
    await journal.database.$executeRawUnsafe(`CREATE TABLESPACE ${tablespace} LOCATION '${disk.folder}'`);
    await journal.database.$executeRawUnsafe(`ALTER TABLE entry SET TABLESPACE ${tablespace}`);
  });
  afterEach(() => disk.free());
  afterAll(async () => {
    // A tablespace can be dropped when it is empty.
    await journal.database.$executeRawUnsafe('ALTER TABLE entry SET TABLESPACE pg_default');
    await journal.database.$executeRawUnsafe(`DROP TABLESPACE ${tablespace}`);
    await journal.close();
    await disk.unmount();
  });

  it.each([
    ['in one statement', async () => ({ method: 'POST', url: '/api/journal-entries' }) as const],
    [
      'in a transaction of Prisma',
      async () => {
        const { id } = await createEntry(journal, mei);
        return { method: 'PATCH', url: `/api/journal-entries/${id}` } as const;
      },
    ],
  ])('a write %s is a 503 with Retry-After that changes nothing, and reads work', async (_, target) => {
    const request = { ...(await target()), payload: { title: '今天', content: incompressibleText() } };
    const read = () => journal.request(mei, { url: '/api/journal-entries' });
    const before = (await read()).json() as unknown;
    await disk.fill();
    const response = await journal.request(mei, request);
    expect([response.statusCode, response.json()]).toMatchObject([503, { code: 'service_unavailable' }]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body).not.toMatch(/disk|space|postgres/i);
    expect((await read()).json()).toEqual(before);
    await disk.free();
    expect((await journal.request(mei, request)).statusCode).toBeLessThan(300);
  });
});

/** A text that PostgreSQL must store on new pages, because it cannot be compressed. */
const incompressibleText = (): string =>
  Array.from({ length: 20_000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
