/** @vitest-environment dom */
import type { OwnUser } from '@memory/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { schoolClass, signInAs } from '../../../test/school.ts';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import ClassesLink from './classes-link.tsx';
import { hasClasses } from './lazy-classes-link.ts';

const viewer = (role: OwnUser['role']): OwnUser => {
  signInAs(role);
  return queryClient.getQueryData(currentUserQuery.queryKey) as OwnUser;
};
const show = (role: OwnUser['role']) =>
  renderWithProviders(<ClassesLink viewer={viewer(role)}>{({ to, label }) => <a href={to}>{label}</a>}</ClassesLink>);

it('leads teachers and admins to their classes, without a request', () => {
  for (const role of ['teacher', 'admin'] as const) {
    const { unmount } = show(role);
    expect(screen.getByRole('link', { name: 'Classes' }).getAttribute('href')).toBe('/classes');
    unmount();
  }
});

it('leads a student to the classes only if there is one', async () => {
  let classes = [schoolClass({ viewer: 'student', students: null })];
  let requests = 0;
  server.use(
    http.get('/api/classes', () => {
      requests += 1;
      return HttpResponse.json(classes);
    }),
  );
  const { unmount } = show('student');
  await screen.findByRole('link', { name: 'Classes' });
  unmount();
  queryClient.clear();
  classes = [];
  show('student');
  await waitFor(() => expect(requests).toBe(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not even loaded for members and families', () => {
  expect(
    ([undefined, 'family', 'student', 'teacher', 'admin'] as const).map((role) => hasClasses(viewer(role))),
  ).toEqual([false, false, true, true, true]);
});
