/** @vitest-environment dom */
import type { SecondFactorStatus } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installPasskeys } from '../../../../test/passkeys.ts';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import DeleteAccountDialog from './delete-account-dialog.tsx';

const none: SecondFactorStatus = { offered: true, required: false, totp: null, passkeys: [], recoveryCodesLeft: 0 };
const totp = { createdAt: '2026-03-01T08:00:00.000Z' };
const phone = { id: 'phone', name: 'My phone', createdAt: '2026-03-01T08:00:00.000Z', lastUsedAt: null };
const apiError = (status: number, code: string, message = code) =>
  HttpResponse.json({ statusCode: status, code, message }, { status });

let factors: SecondFactorStatus;
/** The bodies of the requests to delete the account. */
let requests: unknown[];
let respond: (body: Record<string, unknown>) => Response;
const leave = vi.fn();
beforeEach(() => {
  factors = none;
  requests = [];
  leave.mockClear();
  // Nothing is deleted in these tests, so that the page is never left.
  respond = () => apiError(503, 'service_unavailable', 'Please try again in a moment.');
  server.use(
    http.get('/api/second-factor', () => HttpResponse.json(factors)),
    http.get('/api/config', () => HttpResponse.json({ oidcProviderName: 'School', accountDeletion: true })),
    http.post('/api/confirm-password', async ({ request }) =>
      ((await request.json()) as { currentPassword: string }).currentPassword === 'right'
        ? new HttpResponse(null, { status: 204 })
        : apiError(400, 'wrong_password', 'The current password is not right.'),
    ),
    http.post('/api/account-deletion/passkey-options', () =>
      HttpResponse.json({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] }),
    ),
    http.post('/api/account-deletion', async ({ request }) => {
      const { password, ...body } = (await request.json()) as Record<string, unknown>;
      if (password === 'wrong') return apiError(400, 'wrong_password', 'The current password is not right.');
      requests.push({ ...body, isPasswordRight: password === 'right' });
      return respond(body);
    }),
  );
});

const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
function open({ isConfirmed = false } = {}): void {
  renderWithProviders(<DeleteAccountDialog username="mei" isConfirmed={isConfirmed} onClose={leave} />);
}
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function confirm(password: string): Promise<void> {
  open();
  click('Continue');
  await fill('Your password', password);
  click('Delete my account');
}

describe('the first step', () => {
  it('says what happens, offers a copy, and can be left', () => {
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Download my data' }).getAttribute('href')).toMatch(
      /^\/api\/export\?timeZone=/,
    );
    click('Keep my account');
    expect([leave.mock.calls.length, requests]).toEqual([1, []]);
  });
});

describe('the second step', () => {
  it('deletes nothing with a wrong password', async () => {
    await confirm('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is not right.');
    expect(requests).toEqual([]);
  });

  it('shows why the request was rejected', async () => {
    await confirm('right');
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a moment.');
    expect(requests).toEqual([{ isPasswordRight: true }]);
  });

  it('asks for a code where there is an authenticator app', async () => {
    factors = { ...none, totp };
    respond = () => apiError(400, 'wrong_code', 'This code is not right.');
    open();
    click('Continue');
    await fill('Code of your authenticator app', '123456');
    await fill('Your password', 'right');
    click('Delete my account');
    const code = await screen.findByLabelText('Code of your authenticator app');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(requests).toEqual([{ code: '123456', isPasswordRight: true }]);
  });

  it('takes a passkey instead of a code', async () => {
    installPasskeys();
    factors = { ...none, passkeys: [phone] };
    respond = () => apiError(400, 'passkey_rejected', 'This passkey could not be accepted.');
    open();
    click('Continue');
    await fill('Your password', 'right');
    click('Use a passkey instead of a code');
    expect((await screen.findByRole('alert')).textContent).toBe('This passkey could not be accepted.');
    expect(requests).toEqual([{ passkey: expect.objectContaining({ type: 'public-key' }), isPasswordRight: true }]);
  });

  it('asks a user without a password to sign in with the provider again', async () => {
    factors = { ...none, offered: false };
    respond = () => apiError(403, 'password_confirmation_required');
    open({ isConfirmed: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const link = await screen.findByRole('button', { name: 'Sign in with School' });
    expect(link.getAttribute('href')).toBe('/api/login?again=1');
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});
