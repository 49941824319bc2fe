/** @vitest-environment dom */
import type { Entry } from '@memory/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import '../../../../test/render.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { AnnotatedText } from '../../../reading/annotated-text/components/annotated-text.tsx';
import { EntryHeader } from './entry-header.tsx';

const markup =
  '<img src=x onerror="alert(1)"><script>alert(2)</script>今天<a href="javascript:alert(3)">下雪</a> $t(x) {{y}}';
const entry: Entry = {
  id: '01890000-0000-7000-8000-000000000001',
  userId: '01890000-0000-7000-8000-000000000002',
  title: markup,
  location: markup,
  createdAt: '2026-11-22T10:00:00.000Z',
  privacyLevel: 'public',
  user: { username: markup, firstName: markup, lastName: null, profileImageUrl: null },
} as Entry;

it('markup in the texts of an entry and in the name of its author is shown as text', () => {
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <EntryHeader entry={entry} day={null} titleId="title" />
        <AnnotatedText text={markup} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(container.querySelectorAll('img, script, [onerror], a[href^="javascript"]')).toHaveLength(0);
  expect(container.textContent?.split(markup)).toHaveLength(5);
  expect(container.querySelector('a')?.getAttribute('aria-label')).toContain(markup);
});
