/** @vitest-environment dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { currentUserQuery } from '../../../session/api/current-user.ts';
import { SafetyMenu } from './safety-menu.tsx';

const tom = { id: 'tom', username: 'tom', firstName: null, lastName: null, profileImageUrl: null };

it.each([
  ['another user', { id: 'mei' }, 1],
  ['oneself', { id: 'tom' }, 0],
  ['a signed-out viewer', null, 0],
])('for %s', (_, viewer, count) => {
  queryClient.setQueryData<unknown>(currentUserQuery.queryKey, viewer);
  renderWithProviders(<SafetyMenu user={tom} />);
  expect(screen.queryAllByRole('button', { name: 'Report or block tom' })).toHaveLength(count);
});
