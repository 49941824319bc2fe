/** @vitest-environment dom */
import type { RosterPreview } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { rosterPreview, signInAs } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import { RosterImport } from './components/roster-import.tsx';
import RosterImportPage from './roster-import-page.tsx';

const names = { givenName: 'Mei', familyName: 'Lin', chineseName: null, studentNumber: null };
const many = rosterPreview({
  counts: { new: 1, changed: 25, unchanged: 3, missing: 1, rejected: 1 },
  newStudents: [{ ...names, line: 2 }],
  changedStudents: [
    {
      ...names,
      id: 's1',
      givenName: 'Bo',
      matchedBy: 'names',
      isRestored: false,
      changes: [{ field: 'studentNumber', before: null, after: '15' }],
    },
  ],
  missingStudents: [{ ...names, id: 's2', givenName: 'Gone' }],
  rejectedRows: [{ file: null, line: 7, reason: 'name_missing', name: '' }],
  ignoredColumns: ['hobby', '血型'],
  confirmationsNeeded: { changes: 25, archives: 1 },
});

let preview: RosterPreview;
let uploads: { body: string; type: string | null; key: string | null }[];
let applied: unknown[];
let respond: () => Response;
beforeEach(() => {
  preview = many;
  uploads = [];
  applied = [];
  respond = () =>
    HttpResponse.json({
      id: 'r1',
      classId: 'c1',
      counts: { new: 1, changed: 25, unchanged: 3, archived: 1, rejected: 1 },
      appliedAt: '2026-09-01T08:00:00.000Z',
    });
  server.use(
    http.post('/api/classes/c1/rosters', async ({ request }) => {
      const { headers } = request;
      uploads.push({
        body: await request.text(),
        type: headers.get('Content-Type'),
        key: headers.get('Idempotency-Key'),
      });
      return HttpResponse.json(preview, { status: 201 });
    }),
    http.post('/api/rosters/r1/apply', async ({ request }) => {
      applied.push(await request.json());
      return respond();
    }),
  );
});

function chooseFile(text = 'name\nMei Lin\n'): void {
  renderWithProviders(
    <RosterImport
      scope="class"
      target={{ path: '/api/classes/c1/rosters', maxBytes: 100 }}
      accept=".csv"
      onward={<button type="button">Show the Students</button>}
    />,
  );
  const file = new File([text], '3b.csv', { type: 'application/vnd.ms-excel' });
  fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a file with students', () => {
  it('is sent as it is, and shows first what it would change', async () => {
    chooseFile();
    await screen.findByRole('heading', { name: 'This is what 3b.csv would change' });
    expect(uploads).toEqual([
      { body: 'name\nMei Lin\n', type: 'application/octet-stream', key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    const counts = document.querySelectorAll('dl > div');
    expect([...counts].map(({ textContent }) => textContent)).toEqual([
      'New1',
      'Changed25',
      'Unchanged3',
      'Not in the file1',
      'Refused rows1',
    ]);
    expect(screen.getByText('Line 7').closest('li')?.textContent).toBe('Line 7There is no name in this row.');
    expect(screen.getByText('Bo Lin').closest('li')?.textContent).toBe(
      'Bo Linfound by the name aloneStudent number: nothing → 15',
    );
    expect(screen.getByText('Gone Lin')).toBeDefined();
    expect(screen.getByText('Columns that are not used: hobby, 血型')).toBeDefined();
    expect(applied).toEqual([]);
  });

  it('that changes a lot is applied only after a second question with the numbers', async () => {
    chooseFile();
    await press('Apply the List');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/It changes 25 students\. 1 student leaves\./)).toBeDefined();
    expect(applied).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Yes, Change 25 and Let 1 Leave' }));
    await screen.findByText('1 new · 25 changed · 1 left · 3 unchanged · 1 refused');
    expect(applied).toEqual([{ confirmedChanges: 25, confirmedArchives: 1 }]);
    expect(document.activeElement?.textContent).toBe('The list is in');
  });

  it('that changes little is applied at once', async () => {
    preview = { ...many, confirmationsNeeded: { changes: null, archives: null } };
    chooseFile();
    await press('Apply the List');
    await screen.findByText('The list is in');
    expect(applied).toEqual([{ confirmedChanges: null, confirmedArchives: null }]);
  });

  it('that changes nothing cannot be applied', async () => {
    preview = rosterPreview({ counts: { new: 0, changed: 0, unchanged: 24, missing: 0, rejected: 0 } });
    chooseFile();
    await screen.findByText('Everything is already as in the file. There is nothing to change.');
    expect(screen.queryByRole('button', { name: 'Apply the List' })).toBeNull();
  });

  it('is checked again when the data has changed meanwhile', async () => {
    preview = { ...many, confirmationsNeeded: { changes: null, archives: null } };
    respond = () =>
      HttpResponse.json(
        { statusCode: 409, code: 'roster_outdated', message: 'The data has changed.' },
        { status: 409 },
      );
    chooseFile();
    await press('Apply the List');
    expect((await screen.findByRole('alert')).textContent).toBe('The data has changed.');
    await press('Check the File Again');
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.key).not.toBe(uploads[0]?.key);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('that cannot be read says why, and another one can be chosen', async () => {
    server.use(
      http.post('/api/classes/c1/rosters', () =>
        HttpResponse.json({ statusCode: 400, code: 'roster_empty', message: 'There are no rows.' }, { status: 400 }),
      ),
    );
    chooseFile();
    expect((await screen.findByRole('alert')).textContent).toBe('There are no rows.');
    expect(screen.getByLabelText('Choose a CSV file')).toBeDefined();
  });

  it('that is too large is not sent', async () => {
    chooseFile('x'.repeat(101));
    expect((await screen.findByRole('alert')).textContent).toContain('This file is too large');
    expect(uploads).toEqual([]);
  });
});

it('only an admin imports the list of the whole school', () => {
  signInAs('teacher');
  const { unmount } = renderWithProviders(<RosterImportPage />);
  expect(screen.getByText('Only for administrators')).toBeDefined();
  unmount();
  signInAs('admin');
  renderWithProviders(<RosterImportPage />);
  expect(screen.getByLabelText('Choose a ZIP file')).toBeDefined();
});
