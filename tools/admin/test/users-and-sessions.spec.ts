import { runAdmin, runAdminProcess, serveInPlaceOf } from './run-admin.ts';

const USER = { id: '0197a3f0-0000-7000-8000-000000000001', username: '小红' };
const OTHER = { id: '0197a3f0-0000-7000-8000-000000000002', username: 'load_1' };
const pathOf = ({ username }: typeof USER): string => `/internal/accounts?username=${encodeURIComponent(username)}`;
const responses: Record<string, object> = { [pathOf(USER)]: USER, [pathOf(OTHER)]: OTHER, '/internal/erasures': [] };
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ method, url }) => {
  if (method === 'DELETE') return [204];
  const known = responses[`${url.pathname}${url.search}`];
  return known ? [200, known] : [404, { code: 'user_not_found', message: 'This person could not be found.' }];
});

describe('sessions:end', () => {
  it('ends the sessions of the account with this username', async () => {
    const { code, out } = await runAdmin(['sessions:end', USER.username], env);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('小红 is being signed out') });
    expect(requests.at(-1)).toBe(`DELETE /internal/accounts/${USER.id}/sessions`);
  });

  it('ends none for an unknown username', async () => {
    const { code, err } = await runAdmin(['sessions:end', 'unknown'], env);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('There is no account unknown') });
    expect(requests).toHaveLength(1);
  });
});

describe('user:address-names', () => {
  it('lists usernames that are addresses, and says when they are replaced', async () => {
    responses['/internal/address-names'] = [{ id: USER.id, username: 'anna@school.example' }];
    const { code, out } = await runAdmin(['user:address-names'], env);
    expect(code).toBe(0);
    expect(out).toContain(`${USER.id} anna@school.example\n1 in all.`);
    responses['/internal/address-names'] = [];
    expect((await runAdmin(['user:address-names'], env)).out).toContain('No username');
  });
});

describe('user:delete', () => {
  const deletions = () => requests.filter((request) => request.startsWith('DELETE'));

  it('deletes several accounts', async () => {
    expect(await runAdminProcess(['user:delete', USER.username, OTHER.username, '--yes'], env)).toMatchObject({
      code: 0,
    });
    expect(deletions()).toEqual([USER, OTHER].map(({ id }) => `DELETE /internal/accounts/${id}`));
  });

  it('deletes none when one of the usernames is unknown', async () => {
    const { code, err } = await runAdmin(['user:delete', USER.username, 'unknown', '--yes'], env);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('There is no account unknown') });
    expect(deletions()).toEqual([]);
  });
});
