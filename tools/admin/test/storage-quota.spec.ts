import { runAdmin, serveInPlaceOf } from './run-admin.ts';

describe('the storage quota', () => {
  const userId = '0197a3f0-0000-7000-8000-000000000001';
  const GB = 1024 ** 3;
  let stored: { usedBytes: number; quotaBytes: number; isDefaultQuota: boolean };
  const { env, requests } = serveInPlaceOf(['SOCIAL', 'MEDIA'], ({ method, url, headers, body }) => {
    if (!headers['x-memory-identity']) return [401, { code: 'unauthenticated_caller', message: 'refused' }];
    if (url.search === '?username=mei') return [200, { id: userId, username: 'mei' }];
    if (url.pathname !== `/internal/people/${userId}/storage`)
      return [404, { code: 'user_not_found', message: 'nobody' }];
    if (method === 'PATCH') {
      const { quotaBytes } = body as { quotaBytes: number | null };
      stored = { ...stored, quotaBytes: quotaBytes ?? 2 * GB, isDefaultQuota: quotaBytes === null };
    }
    return [200, stored];
  });
  beforeEach(() => void (stored = { usedBytes: 1.25 * GB, quotaBytes: 2 * GB, isDefaultQuota: true }));

  it('of a user is shown with the usage', async () => {
    expect(await runAdmin(['storage:show', 'mei'], env)).toEqual({
      code: 0,
      out: 'mei uses 1.3 GB of 2 GB (the default).\n',
      err: '',
    });
  });

  it('can be increased, decreased and reset to the default', async () => {
    expect(await runAdmin(['storage:set', 'mei', '5GB'], env)).toMatchObject({
      code: 0,
      out: 'mei uses 1.3 GB of 5 GB (a quota of their own).\n',
    });
    expect(stored.quotaBytes).toBe(5 * GB);
    expect((await runAdmin(['storage:set', 'mei', '500mb'], env)).out).toMatch(
      /^mei uses 1\.3 GB of 500 MB \(a quota of their own\)\. Uploads are refused/,
    );
    expect(await runAdmin(['storage:set', 'mei', 'default'], env)).toMatchObject({
      code: 0,
      out: 'mei uses 1.3 GB of 2 GB (the default).\n',
    });
  });

  it.each(['5', '-5GB'])('of %j is rejected without a request to a service', async (size) => {
    expect(await runAdmin(['storage:set', '--', 'mei', size], env)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`"${size}" is not a size. Write it like 500MB, 5GB or 1TB`),
    });
    expect(requests).toEqual([]);
  });

  it('of an unknown user is rejected', async () => {
    expect(await runAdmin(['storage:show', 'nobody'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account nobody'),
    });
  });
});
