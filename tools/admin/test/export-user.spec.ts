import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDayAt } from '@memory/contracts';
import { runAdmin, serveInPlaceOf } from './run-admin.ts';

describe('the export of a person', () => {
  const userId = '0197a3f0-0000-7000-8000-000000000001';
  const archive = `/internal/people/${userId}/archive`;
  const { env, requests } = serveInPlaceOf(['SOCIAL', 'MEDIA'], ({ url }) => {
    if (url.search === '?username=mei') return [200, { id: userId, username: 'mei' }];
    return url.pathname === archive ? [200, 'all of it'] : [404];
  });
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'memory-export-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [[], 'UTC'],
    [['--time-zone', 'Asia/Shanghai'], 'Asia/Shanghai'],
  ])('with %j has the days of %s', async (options, timeZone) => {
    const out = join(folder, 'mei.zip');
    expect(await runAdmin(['user:export', 'mei', '--out', out, ...options], env)).toMatchObject({ code: 0, err: '' });
    expect(requests.at(-1)).toBe(`GET ${archive}?${new URLSearchParams({ timeZone })}`);
    expect(readFileSync(out, 'utf8')).toBe('"all of it"');
  });

  // Two zones whose days differ at any moment.
  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('is named by the day of %s', async (timeZone) => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      const days = [localDayAt(new Date(), timeZone)];
      expect(await runAdmin(['user:export', 'mei', '--time-zone', timeZone], env)).toMatchObject({ code: 0 });
      days.push(localDayAt(new Date(), timeZone));
      expect(days.map((day) => `memory-export-mei-${day}.zip`)).toContain(readdirSync(folder)[0]);
    } finally {
      process.chdir(before);
    }
  });

  it.each(['Mars/Olympus', '+08:00', ''])('rejects the time zone %j without a request', async (timeZone) => {
    expect(await runAdmin(['user:export', 'mei', '--time-zone', timeZone], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`"${timeZone}" is not a time zone. Write its name, like Asia/Shanghai.`),
    });
    expect([requests, readdirSync(folder)]).toEqual([[], []]);
  });
});
