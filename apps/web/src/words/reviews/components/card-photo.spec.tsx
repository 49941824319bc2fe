/** @vitest-environment dom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '../../../../test/render.tsx';
import { setServerReachable } from '../../../lib/online-status.ts';
import { CardPhoto } from './card-parts.tsx';

afterEach(() => act(() => setServerReachable(true)));

it('a photo that cannot be loaded, or is not on this device without a connection, leaves no empty frame', async () => {
  const { container } = renderAt('/', <CardPhoto imageUrl="/media/1" />);
  const frame = () => container.querySelector('.review-photo');
  expect(frame()).not.toBeNull();
  act(() => setServerReachable(false));
  await waitFor(() => expect(frame()).toBeNull());
  act(() => setServerReachable(true));
  fireEvent.error(screen.getByRole('img'));
  expect(frame()).toBeNull();
});
