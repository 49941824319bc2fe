import type { RebuiltCards } from '@memory/contracts';
import { runAdmin, serveInPlaceOf } from './run-admin.ts';

describe('reviews:rebuild', () => {
  const [mei, li, tom] = ['1', '2', '3'].map((digit) => `0197a3f0-0000-7000-8000-00000000000${digit}`);
  const PAGE_SIZE = 2;
  let rebuilt: Record<string, RebuiltCards>;
  const { env, requests } = serveInPlaceOf(['SOCIAL', 'LANGUAGE'], ({ url }) => {
    if (url.search === '?username=mei') return [200, { id: mei, username: 'mei' }];
    if (url.pathname === '/internal/learners') {
      const after = url.searchParams.get('after') ?? '';
      const userIds = Object.keys(rebuilt).filter((id) => id > after);
      return [200, { userIds: userIds.slice(0, PAGE_SIZE) }];
    }
    const [, userId = ''] = /^\/internal\/learners\/(.+)\/rebuild-cards$/.exec(url.pathname) ?? [];
    const cards = rebuilt[userId];
    return cards ? [200, cards] : [404, { code: 'user_not_found', message: 'nobody' }];
  });
  beforeEach(() => {
    rebuilt = {
      [mei!]: { rows: 10, cards: 3, changedCards: 0, changedDays: 0 },
      [li!]: { rows: 20, cards: 5, changedCards: 0, changedDays: 0 },
      [tom!]: { rows: 1, cards: 1, changedCards: 0, changedDays: 0 },
    };
  });

  it('computes the cards of everyone, page by page', async () => {
    expect(await runAdmin(['reviews:rebuild'], env)).toEqual({
      code: 0,
      out: '9 cards of 3 people were computed from 31 rows. All were stored like that before.\n',
      err: '',
    });
    expect(requests.filter((request) => request.startsWith('GET'))).toEqual([
      'GET /internal/learners',
      `GET /internal/learners?after=${li}`,
      `GET /internal/learners?after=${tom}`,
    ]);
  });

  it('computes the cards of one user, and says what was stored otherwise', async () => {
    rebuilt[mei!] = { rows: 10, cards: 3, changedCards: 2, changedDays: 1 };
    expect(await runAdmin(['reviews:rebuild', '--user', 'mei'], env)).toMatchObject({
      code: 0,
      out: '3 cards of 1 people were computed from 10 rows. 2 cards and 1 days were stored otherwise before.\n',
    });
    expect(requests).toEqual(['GET /internal/accounts?username=mei', `POST /internal/learners/${mei}/rebuild-cards`]);
  });

  it('of an unknown user is rejected', async () => {
    expect(await runAdmin(['reviews:rebuild', '--user', 'nobody'], env)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('There is no account nobody'),
    });
  });
});
