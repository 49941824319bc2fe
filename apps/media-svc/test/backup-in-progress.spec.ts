import { Readable } from 'node:stream';
import { BACKUP_LOCK_KEY } from '@memory/object-store/backup-lock';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { CONFIG } from '@memory/service-kit';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { MediaConfig } from '../src/config.ts';
import { DeleteFileObjects } from '../src/files/delete-file-objects.ts';
import { DeleteOrphanedObjects } from '../src/files/delete-orphaned-objects.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let media: MediaApp;
let worker: Awaited<ReturnType<MediaApp['startWorker']>>;
let databaseUrl: string;
let backup: Client;
beforeAll(async () => {
  media = await startMediaApp();
  worker = await media.startWorker();
  databaseUrl = media.app.get<MediaConfig>(CONFIG).DATABASE_URL;
});
afterAll(() => media.stop());
beforeEach(async () => {
  backup = new Client({ connectionString: databaseUrl });
  await backup.connect();
  await backup.query('SELECT pg_advisory_lock($1)', [BACKUP_LOCK_KEY]);
});

afterEach(() => backup.end());

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);
const uploadAndDeleteRow = async (): Promise<string> => {
  const { file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording('wav'));
  await media.database.file.delete({ where: { id: file.id } });
  return file.id;
};

it('keeps the objects of deleted files while a backup runs, whose snapshot may contain their rows', async () => {
  const id = await uploadAndDeleteRow();
  await media.app.get(DeleteFileObjects).execute([id]);
  await worker.get(DeleteOrphanedObjects).execute(inTwoHours());
  expect(await media.storedKeys()).toContain(id);

  // Also when the backup was killed: PostgreSQL releases the lock with the connection.
  await backup.end();
  await worker.get(DeleteOrphanedObjects).execute(inTwoHours());
  expect(await media.storedKeys()).not.toContain(id);
});

it('deletes objects at once when the backup runs on another database of the server', async () => {
  await backup.query('SELECT pg_advisory_unlock_all()');
  const other = new Client({ connectionString: Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href });
  await other.connect();
  await other.query('SELECT pg_advisory_lock($1)', [BACKUP_LOCK_KEY]);
  const key = uuidv7();
  await media.app.get<ObjectStore>(OBJECT_STORE).put(key, Readable.from([Buffer.from('a')]), 1);
  await media.app.get(DeleteFileObjects).execute([key]);
  expect(await media.storedKeys()).not.toContain(key);
  await other.end();
});
