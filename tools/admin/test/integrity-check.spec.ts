import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { runAdmin, runAdminProcess, serveInPlaceOf } from './run-admin.ts';

type RowStates = Record<string, IntegrityProblem['kind'] | 'right' | 'lost'>;

const id = (digit: number): string => `0197a3f0-0000-7000-8000-00000000000${digit}`;

describe('integrity:check', () => {
  /** The rows of the only check of journal-svc; a batch is one row. */
  let rows: RowStates;
  /** The number of batches after which the service fails. */
  let failsAfter: number;

  function runBatch({ after, repair }: { after: string | null; repair: boolean }): IntegrityBatch {
    const ids = Object.keys(rows);
    const [rowId = ''] = ids.filter((candidate) => candidate > (after ?? ''));
    const state = rows[rowId];
    const kind = state === 'right' || state === undefined ? null : state === 'lost' ? 'missing' : state;
    const isRepaired = repair && state !== 'lost';
    if (kind && isRepaired) rows[rowId] = 'right';
    const problems = kind ? [{ id: rowId, kind, isRepaired }] : [];
    return { checked: rowId ? 1 : 0, problems, next: rowId === ids.at(-1) ? null : rowId };
  }
  const journal = serveInPlaceOf(['JOURNAL'], ({ url, body }) => {
    if (url.pathname === '/internal/integrity/checks') return [200, { names: ['counters'] }];
    const batches = journal.requests.filter((request) => request.includes('/counters')).length;
    if (batches > failsAfter) return [503, { code: 'service_unavailable', message: 'Later.' }];
    return [200, runBatch(body as { after: string | null; repair: boolean })];
  });
  /** They have no check. */
  const others = serveInPlaceOf(['MEDIA', 'LANGUAGE', 'SOCIAL'], ({ method }) =>
    method === 'GET' ? [200, { names: [] }] : [204],
  );
  const env = (): NodeJS.ProcessEnv => ({ ...others.env, ...journal.env });

  beforeEach(() => {
    failsAfter = Infinity;
    rows = { [id(1)]: 'right', [id(2)]: 'wrong_number', [id(3)]: 'lost' };
  });

  it('prints a table and the ids of what is wrong, and fails', async () => {
    const { code, out } = await runAdminProcess(['integrity:check'], env());
    expect(out.split('\n')).toEqual([
      'check                  checked  problems  repaired',
      'journal-svc/counters         3         2         0',
      'journal-svc/counters:',
      `  wrong_number ${id(2)}`,
      `  missing ${id(3)}`,
      '2 problems remain.',
      '',
    ]);
    expect(code).toBe(1);
    expect(others.requests.join()).not.toContain('/internal/security-events');
  });

  it('repairs what can be repaired, records it in the security log, and still fails for the rest', async () => {
    const repaired = await runAdmin(['integrity:check', '--repair', '--json'], env());
    expect(JSON.parse(repaired.out)).toEqual([
      {
        service: 'journal-svc',
        check: 'counters',
        checked: 3,
        problems: 2,
        repaired: 1,
        remaining: [{ id: id(3), kind: 'missing' }],
      },
    ]);
    expect(repaired.code).toBe(1);
    expect(others.requests[0]).toContain('/internal/security-events');
    rows[id(3)] = 'right';
    const second = await runAdmin(['integrity:check'], env());
    expect(second).toMatchObject({ code: 0, out: expect.stringContaining('No problems remain.'), err: '' });
  });

  it('says how to go on after a failure, goes on with the other checks, and later there', async () => {
    failsAfter = 2;
    const failed = await runAdmin(['integrity:check'], env());
    expect(failed).toMatchObject({ code: 1, out: expect.stringContaining('No problems remain in what was checked.') });
    expect(others.requests).toEqual(Array(3).fill('GET /internal/integrity/checks'));
    expect(failed.err).toContain('✗ Not everything was checked. journal-svc: Later.');
    expect(failed.err).toContain(`! Go on with: integrity:check --check journal-svc/counters --after ${id(2)}\n`);
    failsAfter = Infinity;
    const { out } = await runAdmin(['integrity:check', '--check', 'journal-svc/counters', '--after', id(2)], env());
    expect(out).toContain('journal-svc/counters         1         1         0');
  });

  it('rejects an unknown check', async () => {
    expect(await runAdmin(['integrity:check', '--check', 'journal-svc/other'], env())).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no check journal-svc/other.'),
    });
  });
});
