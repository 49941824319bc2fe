/** @vitest-environment dom */
import type { ClassDetails } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../../test/render.tsx';
import { schoolClass, signInAs, teacher } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import ClassesPage from './classes-page.tsx';

let classes: ClassDetails[];
let archived: ClassDetails[];
let requested: string[];
beforeEach(() => {
  classes = [];
  archived = [];
  requested = [];
  signInAs('teacher');
  server.use(
    http.get('/api/classes', ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(searchParams.get('archived') ?? '');
      return HttpResponse.json(searchParams.get('archived') === 'true' ? archived : classes);
    }),
  );
});
const show = () =>
  renderAt(
    '/classes',
    <Routes>
      <Route path="/classes" element={<ClassesPage />} />
      <Route path="/classes/:classId" element={<p>The new class</p>} />
    </Routes>,
  );

describe('the list of classes', () => {
  it('shows each class with its school year, its students and its teachers, and where it opens', async () => {
    classes = [
      schoolClass({ studentCount: 24, teachers: [teacher('li'), teacher('wang')] }),
      schoolClass({ id: 'c2', name: 'Class 3b', schoolYear: null, studentCount: 1 }),
    ];
    show();
    const links = await screen.findAllByRole('link', { name: /student/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '三三年级二班2026/2724 studentsLI, WANG',
      '3Class 3b1 studentLI',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/classes/c1', '/classes/c2']);
  });

  it('says what a class is for when there is none, and creates one, which opens', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/classes', async ({ request }) => {
        sent.push(await request.json(), request.headers.get('Idempotency-Key'));
        return HttpResponse.json(schoolClass(), { status: 201 });
      }),
    );
    show();
    await screen.findByText(/What a child writes always belongs to the child\./);
    fireEvent.click(screen.getByRole('button', { name: 'New Class' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create Class' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please write a name for the class.');
    fireEvent.change(screen.getByLabelText('Name of the class'), { target: { value: '三年级二班' } });
    fireEvent.change(screen.getByLabelText('School year (optional)'), { target: { value: '2026/27' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create Class' }));
    await screen.findByText('The new class');
    expect(sent).toEqual([{ name: '三年级二班', schoolYear: '2026/27' }, expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  it('creates no second class when only the response was lost', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('/api/classes', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(schoolClass(), { status: 201 });
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'New Class' }));
    fireEvent.change(screen.getByLabelText('Name of the class'), { target: { value: '3b' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create Class' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Create Class' }));
    await screen.findByText('The new class');
    expect(keys[1]).toBe(keys[0]);
  });

  it('loads the archived classes when they are unfolded', async () => {
    classes = [schoolClass()];
    archived = [schoolClass({ id: 'old', name: '二年级二班', isArchived: true })];
    show();
    await screen.findByText('三年级二班');
    expect(requested).toEqual(['false']);
    fireEvent.click(screen.getByText('Archived classes'));
    await screen.findByText('二年级二班');
    expect(requested).toEqual(['false', 'true']);
  });

  it('offers to try again when it could not be loaded', async () => {
    server.use(http.get('/api/classes', () => HttpResponse.error(), { once: true }));
    classes = [schoolClass()];
    show();
    await screen.findByText('Your classes could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('三年级二班')).toBeDefined();
  });

  it.each([
    { role: 'student', canCreate: false, canImport: false },
    { role: 'teacher', canCreate: true, canImport: false },
    { role: 'admin', canCreate: true, canImport: true },
  ] as const)('for the role $role: new class $canCreate, import of the school $canImport', async (expected) => {
    signInAs(expected.role);
    classes = [schoolClass({ studentCount: null })];
    show();
    await screen.findByText('三年级二班');
    expect({
      role: expected.role,
      canCreate: screen.queryByRole('button', { name: 'New Class' }) !== null,
      canImport: screen.queryByRole('link', { name: 'Import Whole School' }) !== null,
    }).toEqual(expected);
  });
});
