import type { AdministeredReport } from '@memory/contracts';
import fc from 'fast-check';
import { printableText } from '../src/command.ts';
import { runAdmin, serveInPlaceOf } from './run-admin.ts';

const REPORT_ID = '0197a3f0-0000-7000-8000-000000000001';
const ENTRY_ID = '0197a3f0-0000-7000-8000-000000000002';
const USER_ID = '0197a3f0-0000-7000-8000-000000000003';

const report = (changes: Partial<AdministeredReport> = {}): AdministeredReport => ({
  id: REPORT_ID,
  entryId: null,
  userId: USER_ID,
  username: 'tom',
  reporterId: '0197a3f0-0000-7000-8000-000000000004',
  reporterUsername: 'mei',
  reason: 'personal_information',
  text: null,
  status: 'open',
  createdAt: '2026-11-22T08:00:00.000Z',
  closedAt: null,
  ...changes,
});

let pages: Record<string, { reports: AdministeredReport[]; nextCursor: string | null }>;
const { env, requests } = serveInPlaceOf(['SOCIAL'], ({ headers, url }) => {
  if (!headers['x-memory-identity']) return [401, { code: 'unauthenticated_caller', message: 'rejected' }];
  const page = pages[`${url.pathname}${url.search}`];
  if (page) return [200, page];
  if (url.pathname === `/internal/reports/${REPORT_ID}/close`)
    return [200, report({ status: 'closed', closedAt: '2026-11-22T09:00:00.000Z' })];
  return [404, { code: 'report_not_found', message: 'There is no report with this id.' }];
});
beforeEach(() => void (pages = {}));

describe('reports:list', () => {
  it('prints the open reports of every page', async () => {
    pages = {
      '/internal/reports?limit=100&status=open': {
        reports: [report({ text: 'he posted my address' })],
        nextCursor: 'c 1',
      },
      '/internal/reports?limit=100&status=open&cursor=c+1': {
        reports: [report({ entryId: ENTRY_ID, username: null, reason: 'spam' })],
        nextCursor: null,
      },
    };
    const { code, out } = await runAdmin(['reports:list'], env);
    expect({ code, lines: out.split('\n') }).toEqual({
      code: 0,
      lines: [
        REPORT_ID,
        '  2026-11-22T08:00:00.000Z, open: personal information',
        `  tom (${USER_ID}), reported by mei`,
        '  “he posted my address”',
        REPORT_ID,
        '  2026-11-22T08:00:00.000Z, open: spam',
        `  memory ${ENTRY_ID} of ${USER_ID}, whose account is deleted, reported by mei`,
        '2 in all. When you have dealt with one: npm run admin -- reports:close <id>',
        '',
      ],
    });
  });

  it('prints closed reports with --all, and that there are none', async () => {
    pages = { '/internal/reports?limit=100': { reports: [], nextCursor: null } };
    expect(await runAdmin(['reports:list', '--all'], env)).toMatchObject({ code: 0, out: 'There are no reports.\n' });
  });

  it('prints no control characters of a reporter’s text', async () => {
    const text = 'bad\u001B[2J\u001B]0;title\u0007\n9 in all\u202Eesrever';
    pages = { '/internal/reports?limit=100&status=open': { reports: [report({ text })], nextCursor: null } };
    const { out } = await runAdmin(['reports:list'], env);
    expect(out).toContain('  “bad [2J ]0;title  9 in all esrever”\n');
  });
});

describe('reports:close', () => {
  it('closes a report', async () => {
    expect(await runAdmin(['reports:close', REPORT_ID], env)).toMatchObject({
      code: 0,
      out: 'The report is closed since 2026-11-22T09:00:00.000Z.\n',
    });
    expect(requests).toEqual([`POST /internal/reports/${REPORT_ID}/close`]);
  });

  it('rejects an unknown id, and what is no id without a request', async () => {
    expect(await runAdmin(['reports:close', USER_ID], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no report with this id.'),
    });
    requests.splice(0);
    expect(await runAdmin(['reports:close', '../accounts'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining("is no report's id"),
    });
    expect(requests).toEqual([]);
  });
});

it('printableText leaves no control, format or line separator character in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printableText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
  expect(printableText('他骂我，it hurts 😢')).toBe('他骂我，it hurts 😢');
});
