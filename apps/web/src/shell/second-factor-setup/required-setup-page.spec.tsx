/** @vitest-environment dom */
import type { SecondFactorStatus } from '@memory/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHookWithProviders, renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { api } from '../../lib/api.ts';
import { useSecondFactorSetupRequired } from '../../lib/second-factor-requirement.ts';
import RequiredSetupPage from './required-setup-page.tsx';
import SecondFactorSetup from './second-factor-setup.tsx';

const none: SecondFactorStatus = { offered: true, required: true, totp: null, passkeys: [], recoveryCodesLeft: 0 };
const withApp: SecondFactorStatus = { ...none, totp: { createdAt: '2026-03-01T08:00:00.000Z' }, recoveryCodesLeft: 10 };
const rejectWith = (status: number, code: string) =>
  server.use(
    http.get('/api/journal-entries', () => HttpResponse.json({ statusCode: status, code, message: code }, { status })),
  );

describe('a session that must set up a second factor first', () => {
  beforeEach(() => server.use(http.get('/api/second-factor', () => HttpResponse.json(none))));

  it('offers the ways to set one up, and to log out, but not to go on', async () => {
    renderWithProviders(<RequiredSetupPage username="teacher" />);
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue to Memory' })).toBeNull();
  });

  it('goes on when there is one, which cannot be removed', async () => {
    server.use(http.get('/api/second-factor', () => HttpResponse.json(withApp)));
    renderWithProviders(<RequiredSetupPage username="teacher" />);
    expect(await screen.findByRole('button', { name: 'Continue to Memory' })).toBeTruthy();
    expect(screen.getByText('Done. Your account is protected.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove the authenticator app' })).toBeNull();
  });

  it('is loaded together with its texts', async () => {
    renderWithProviders(
      <Suspense>
        <SecondFactorSetup username="teacher" />
      </Suspense>,
    );
    expect(await screen.findByRole('heading', { name: 'First, a second factor' })).toBeTruthy();
  });

  it('shows an error and loads again on request', async () => {
    server.use(http.get('/api/second-factor', () => HttpResponse.json({ code: 'internal' }, { status: 500 })));
    renderWithProviders(<RequiredSetupPage username="teacher" />);
    expect((await screen.findByRole('alert')).textContent).toBe('The second factor could not be loaded.');
    server.use(http.get('/api/second-factor', () => HttpResponse.json(none)));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy();
  });
});

const isRecognized = () => renderHookWithProviders(useSecondFactorSetupRequired).result.current;

it('is recognized by the code of a rejected request alone, whose error the caller still gets', async () => {
  rejectWith(403, 'forbidden');
  await api.GET('/api/journal-entries');
  server.use(http.get('/api/journal-entries', () => new HttpResponse('no JSON', { status: 403 })));
  await expect(api.GET('/api/journal-entries')).rejects.toThrow(TypeError);
  expect(isRecognized()).toBe(false);
  rejectWith(403, 'second_factor_setup_required');
  const { error } = await api.GET('/api/journal-entries');
  expect(isRecognized()).toBe(true);
  expect(error).toMatchObject({ code: 'second_factor_setup_required' });
});
