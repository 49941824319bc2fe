import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { registerApiUser } from '../support/api-user.ts';
import { createHandwritingPhoto } from '../support/handwriting-photo.ts';
import { runAdminCommand } from '../support/installation.ts';
import { queryDatabase } from '../support/stored-data.ts';

const TEXT = '今天我们去公园玩';

/** Runs the checks that compare services. @returns those of their problems that are about one of the ids, and how many were repaired in all */
async function checkIntegrity(ids: readonly string[], ...options: string[]): Promise<string[]> {
  const { out } = await runAdminCommand('integrity:check', '--json', ...options);
  const results = JSON.parse(out) as { service: string; check: string; remaining: { id: string; kind: string }[] }[];
  return results
    .flatMap(({ service, check, remaining }) =>
      remaining.map(({ id, kind }) => ({ id, line: `${service}/${check} ${kind}` })),
    )
    .filter(({ id }) => ids.includes(id))
    .map(({ line }) => line)
    .toSorted();
}

async function post(api: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
  const response = await api.post(path, { data });
  expect([path, response.ok()]).toEqual([path, true]);
  return (await response.json()) as { id: string };
}

test('what got lost between the services is found, and mended where it can be computed again', async ({
  baseURL,
  browser,
}) => {
  const { id: userId, api } = await registerApiUser(baseURL, { firstName: 'Careful' });
  const { id: itemId } = await post(api, '/api/vocabulary', { character: '公园', englishTranslation: 'park' });
  // As in an old vocabulary: changes of entries in the first minute may have been before it.
  await queryDatabase(
    'memory_language',
    `UPDATE vocabulary_item SET created_at = now() - interval '1 day' WHERE id = $1`,
    [itemId],
  );
  const buffer = await createHandwritingPhoto(browser, ['我喜欢猫']);
  const upload = await api.post('/api/upload/image', {
    multipart: { image: { name: 'page.jpg', mimeType: 'image/jpeg', buffer } },
  });
  const { url: originalImageUrl } = (await upload.json()) as { url: string };
  const fileId = originalImageUrl.split('/').at(-1) ?? '';
  const entry = { title: 'a day', content: TEXT, privacyLevel: 'private' };
  const { id: withPhoto } = await post(api, '/api/journal-entries', { ...entry, originalImageUrl });
  const { id: uncounted } = await post(api, '/api/journal-entries', entry);
  const { id: outdated } = await post(api, '/api/journal-entries', entry);
  const entryIds = [withPhoto, uncounted, outdated];
  const readFrequency = async (): Promise<unknown> =>
    (await queryDatabase('memory_language', 'SELECT frequency FROM vocabulary_item WHERE id = $1', [itemId]))[0];
  const readText = async (): Promise<unknown> =>
    (
      await queryDatabase('memory_journal', `SELECT extracted_text <> '' AS arrived FROM entry WHERE id = $1`, [
        withPhoto,
      ])
    )[0];
  await expect.poll(readText).toEqual({ arrived: true });
  await expect.poll(readFrequency).toEqual({ frequency: 3 });
  const ids = [itemId, fileId, userId, ...entryIds];
  expect(await checkIntegrity(ids)).toEqual([]);

  // An event counts as on its way until the producer has deleted it, a minute after it was handled.
  for (const database of ['memory_journal', 'memory_media'])
    await queryDatabase(database, 'DELETE FROM published_event WHERE entity_id = ANY($1)', [ids]);
  await queryDatabase('memory_journal', `UPDATE entry SET extracted_text = '' WHERE id = $1`, [withPhoto]);
  await queryDatabase('memory_journal', 'DELETE FROM file_text WHERE file_id = $1', [fileId]);
  await queryDatabase('memory_language', 'DELETE FROM occurrence WHERE entry_id = $1', [uncounted]);
  await queryDatabase('memory_language', 'DELETE FROM counted_entry WHERE entry_id = $1', [uncounted]);
  await queryDatabase('memory_language', 'UPDATE counted_entry SET version = 0 WHERE entry_id = $1', [outdated]);
  const lostFile = randomUUID();
  await queryDatabase(
    'memory_journal',
    `INSERT INTO entry_file (entry_id, role, position, file_id, content_type) VALUES ($1, 'image', 5, $2, 'image/webp')`,
    [outdated, lostFile],
  );
  const damaged = [...ids, lostFile];
  expect(await checkIntegrity(damaged)).toEqual([
    'journal-svc/entry-files missing',
    'language-svc/counted-entries outdated',
    'language-svc/frequencies wrong_number',
    'language-svc/occurrences not_counted',
    'media-svc/delivered-texts missing',
  ]);

  expect(await checkIntegrity(damaged, '--repair')).toEqual(['journal-svc/entry-files missing']);
  await expect.poll(readText).toEqual({ arrived: true });
  await expect.poll(readFrequency).toEqual({ frequency: 3 });
  await queryDatabase('memory_journal', 'DELETE FROM entry_file WHERE file_id = $1', [lostFile]);
  expect(await checkIntegrity(damaged)).toEqual([]);
});
