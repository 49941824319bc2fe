/** @vitest-environment dom */
import type { ClassDetails } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../../test/render.tsx';
import { schoolClass, signInAs, student, teacher } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import ClassPage from './class-page.tsx';

let shown: ClassDetails;
let sent: [method: string, path: string, body: unknown][];
beforeEach(() => {
  shown = schoolClass({
    students: [
      student('mei', { givenName: 'Mei', familyName: 'Lin', chineseName: '林小梅', studentNumber: '14' }),
      student('bo', { givenName: '', familyName: '', chineseName: '陈博' }),
    ],
  });
  sent = [];
  signInAs('teacher');
  server.use(http.get('/api/classes/c1', () => HttpResponse.json(shown)));
});

/** Records each request to `path`, and responds with what `respond` returns. */
const record = (method: 'post' | 'patch' | 'delete', path: string, respond: () => Response) =>
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text();
      sent.push([method, new URL(request.url).pathname, text === '' ? null : JSON.parse(text)]);
      return respond();
    }),
  );
const noContent = () => new HttpResponse(null, { status: 204 });
const problem = (status: number, code: string, message: string) =>
  HttpResponse.json({ statusCode: status, code, message }, { status });

const show = (path = '/classes/c1') =>
  renderAt(
    path,
    <Routes>
      <Route path="/classes" element={<p>All classes</p>} />
      <Route path="/classes/:classId" element={<ClassPage />} />
    </Routes>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the students of a class', () => {
  it('have their names, their Chinese names, their numbers and their usernames', async () => {
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Mei Lin林小梅No. 14@mei12', '陈博@bo12']);
  });

  it('are added one after the other', async () => {
    record('post', '/api/classes/c1/students', () =>
      HttpResponse.json(student('an', { givenName: 'An' }), { status: 201 }),
    );
    show();
    await press('Add Student');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Add Student' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Please write the given name or the Chinese name.');
    fill('Given name', 'An');
    fill('E-mail addresses of the family (optional)', 'a@example.com，b@example.com');
    fireEvent.click(dialog.getByRole('button', { name: 'Add Student' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Given name').value).toBe(''));
    expect(document.activeElement).toBe(screen.getByLabelText('Given name'));
    const fields = { givenName: 'An', familyName: '', chineseName: '', studentNumber: '' };
    expect(sent).toEqual([
      ['post', '/api/classes/c1/students', { ...fields, familyEmails: ['a@example.com', 'b@example.com'] }],
    ]);
  });

  it('keep a number that is free: a taken one is named below the field', async () => {
    record('patch', '/api/classes/c1/students/mei', () => problem(409, 'student_number_taken', 'Taken by another.'));
    show();
    await press('Correct Mei Lin');
    fill('Student number (optional)', '15');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Taken by another.');
    expect(screen.getByLabelText('Student number (optional)').getAttribute('aria-invalid')).toBe('true');
  });

  it('are removed after a question that says what stays', async () => {
    record('delete', '/api/classes/c1/students/mei', noContent);
    show();
    await press('Remove Mei Lin from the class');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/The account and all memories of Mei Lin stay\./)).toBeDefined();
    expect(sent).toEqual([]);
    shown = schoolClass({ students: [] });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('No students yet');
    expect(sent).toEqual([['delete', '/api/classes/c1/students/mei', null]]);
  });
});

describe('the teachers of a class', () => {
  it('add others by username; an unknown one is named below the field', async () => {
    record('post', '/api/classes/c1/teachers', () => problem(404, 'teacher_not_found', 'No such teacher.'));
    show('/classes/c1?tab=teachers');
    await press('Add Teacher');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a username.');
    fill('Username of another teacher', 'wang');
    await press('Add Teacher');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No such teacher.'));
    record('post', '/api/classes/c1/teachers', () =>
      HttpResponse.json({ ...shown, teachers: [teacher('li'), teacher('wang')] }),
    );
    await press('Add Teacher');
    await screen.findByText('@wang');
    expect(screen.getByLabelText<HTMLInputElement>('Username of another teacher').value).toBe('');
  });

  it('can leave, unless they are the last', async () => {
    shown = schoolClass({ teachers: [teacher('li')] });
    show('/classes/c1?tab=teachers');
    await screen.findByText(/A class keeps at least one teacher\./);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('are at the list of classes after they have left', async () => {
    shown = schoolClass({ teachers: [teacher('li'), teacher('wang')] });
    record('delete', '/api/classes/c1/teachers/li', noContent);
    show('/classes/c1?tab=teachers');
    await press('Remove LI from the teachers');
    expect(inDialogText()).toContain('Leave this class?');
    await press('Leave');
    await screen.findByText('All classes');
  });
});

const inDialogText = () => screen.getByRole('alertdialog').textContent;

describe('a class as a whole', () => {
  const choose = async (item: string) => {
    fireEvent.keyDown(await screen.findByRole('button', { name: 'More for this class' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('is archived, and is then read-only until it is restored', async () => {
    record('patch', '/api/classes/c1', () => {
      shown = { ...shown, isArchived: !shown.isArchived };
      return HttpResponse.json(shown);
    });
    show();
    await choose('Archive');
    await screen.findByText('This class is archived. Restore it to change it.');
    expect(screen.queryByRole('button', { name: /^(Add|Correct|Remove)/ })).toBeNull();
    await press('Restore');
    await screen.findByRole('button', { name: 'Add Student' });
    expect(sent.map(([, , body]) => body)).toEqual([{ isArchived: true }, { isArchived: false }]);
  });

  it('is copied into the next school year', async () => {
    record('post', '/api/classes/c1/copy', () => HttpResponse.json(schoolClass({ id: 'c2' }), { status: 201 }));
    server.use(http.get('/api/classes/c2', () => HttpResponse.json(schoolClass({ id: 'c2', name: '四年级二班' }))));
    show();
    await choose('Copy into Next Year');
    expect(screen.getByLabelText<HTMLInputElement>('School year (optional)').value).toBe('2027/28');
    fill('Name of the class', '四年级二班');
    await press('Copy Class');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([['post', '/api/classes/c1/copy', { name: '四年级二班', schoolYear: '2027/28' }]]);
  });

  it('is deleted after a question that says what stays', async () => {
    record('delete', '/api/classes/c1', noContent);
    show();
    await choose('Delete');
    expect(inDialogText()).toContain('The students, their accounts and all of their memories stay.');
    await press('Delete Class');
    await screen.findByText('All classes');
  });

  it('shows a student its name and its teachers only', async () => {
    signInAs('student', 'mei');
    shown = schoolClass({ viewer: 'student', students: null });
    show();
    await screen.findByRole('heading', { name: 'Your teachers' });
    expect(screen.getByText('@li')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is not there says so, and leads back', async () => {
    server.use(http.get('/api/classes/c1', () => problem(404, 'class_not_found', 'x')));
    show();
    await screen.findByText('This class is not here');
    expect(screen.getByRole('link', { name: 'Back to Classes' }).getAttribute('href')).toBe('/classes');
  });
});
