/** @vitest-environment dom */
import type { SecondFactorStatus } from '@memory/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installPasskeys, removePasskeys } from '../../../../test/passkeys.ts';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import SecondFactorSection from './second-factor-section.tsx';

const none: SecondFactorStatus = { offered: true, required: false, totp: null, passkeys: [], recoveryCodesLeft: 0 };
const totp = { createdAt: '2026-03-01T08:00:00.000Z' };
const phone = { id: 'phone', name: 'My phone', createdAt: '2026-03-01T08:00:00.000Z', lastUsedAt: null };
const codes = ['K7QD-3XVM-9BCD-FGHJ', 'M2WT-8PLQ-4ZXC-VBNM'];
const secret = 'JBSWY3DPEHPK3PXP';
const apiError = (status: number, code: string, message = code) =>
  HttpResponse.json({ statusCode: status, code, message }, { status });
const noContent = () => new HttpResponse(null, { status: 204 });

let state: SecondFactorStatus;
let sent: unknown[];

/** A server on which the first factor brings recovery codes, as the gateway does. */
function add(factor: Partial<SecondFactorStatus>) {
  const isFirst = !state.totp && state.passkeys.length === 0;
  state = { ...state, ...factor, recoveryCodesLeft: isFirst ? 10 : state.recoveryCodesLeft };
  return HttpResponse.json({ recoveryCodes: isFirst ? codes : null });
}
const body = async (request: Request): Promise<Record<string, unknown>> => {
  const json = (await request.json()) as Record<string, unknown>;
  sent.push(json);
  return json;
};

beforeEach(() => {
  installPasskeys();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  state = none;
  sent = [];
  server.use(
    http.get('/api/second-factor', () => HttpResponse.json(state)),
    http.post('/api/second-factor/totp', () =>
      HttpResponse.json({ secret, uri: `otpauth://totp/Memory?secret=${secret}` }),
    ),
    http.post('/api/second-factor/totp/confirm', async ({ request }) =>
      (await body(request))['code'] === '123456'
        ? add({ totp })
        : apiError(400, 'wrong_code', 'This code is not right.'),
    ),
    http.delete('/api/second-factor/totp', () => {
      state = { ...state, totp: null };
      return noContent();
    }),
    http.post('/api/second-factor/passkey-options', () =>
      HttpResponse.json({
        challenge: 'Y2hhbGxlbmdl',
        rp: { id: 'localhost', name: 'Memory' },
        user: { id: 'bWVp', name: 'mei', displayName: 'mei' },
        pubKeyCredParams: [],
        excludeCredentials: [],
      }),
    ),
    http.post('/api/second-factor/passkeys', async ({ request }) => {
      const { name } = await body(request);
      return add({ passkeys: [...state.passkeys, { ...phone, name: String(name) }] });
    }),
    http.delete('/api/second-factor/passkeys/:id', () => {
      state = { ...state, passkeys: [] };
      return noContent();
    }),
    http.post('/api/second-factor/recovery-codes', () => HttpResponse.json({ recoveryCodes: codes })),
  );
});

async function show(initial: Partial<SecondFactorStatus> = {}): Promise<void> {
  state = { ...none, ...initial };
  renderWithProviders(<SecondFactorSection username="mei" />);
  await screen.findByRole('heading', { name: 'Second factor' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const codesDialog = () => screen.findByRole('dialog', { name: 'Store your recovery codes' });
const confirmRemoval = async () =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

/** Makes new codes. Returns the dialog with them. */
async function makeCodes(): Promise<HTMLElement> {
  await show({ totp, recoveryCodesLeft: 3 });
  click('Make new codes');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make new codes' }));
  return codesDialog();
}

describe('the section', () => {
  it('says that there is none, and offers both ways without recovery codes', async () => {
    await show();
    expect(screen.getByText('Off')).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Set up', 'Add a passkey']);
  });

  it('shows an error and loads again on request', async () => {
    server.use(http.get('/api/second-factor', () => apiError(500, 'internal')));
    renderWithProviders(<SecondFactorSection username="mei" />);
    expect(screen.getByText('Loading the second factor...')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe('The second factor could not be loaded.');
    server.use(http.get('/api/second-factor', () => HttpResponse.json(none)));
    click('Try Again');
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  it('offers nothing to an account of an external provider', async () => {
    await show({ offered: false });
    expect(screen.getByText(/You sign in with another service/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why there are no passkeys on a page without https, instead of a button', async () => {
    removePasskeys();
    await show();
    expect(screen.getByText(/only work when this page is opened with https/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('offers no way to remove the last factor where one is required', async () => {
    await show({ required: true, totp });
    expect(screen.queryByRole('button', { name: 'Remove the authenticator app' })).toBeNull();
  });

  it('offers to remove each of two where one is required', async () => {
    await show({ required: true, totp, passkeys: [phone] });
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('reminds the user of new codes when few are left', async () => {
    await show({ totp, recoveryCodesLeft: 3 });
    expect(screen.getByText('Make new ones soon, before you need them.')).toBeTruthy();
  });
});

describe('an authenticator app', () => {
  it('is set up with the key and its first code, and brings recovery codes', async () => {
    await show();
    click('Set up an authenticator app');
    await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(`otpauth://totp/Memory?secret=${secret}`);
    fill('Six-digit code', '12 34');
    click('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter the six digits that the app shows.');
    fill('Six-digit code', '999 999');
    click('Confirm');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This code is not right.'));
    expect(document.activeElement).toBe(screen.getByLabelText('Six-digit code'));
    fill('Six-digit code', '123 456');
    click('Confirm');
    const dialog = await codesDialog();
    expect(sent).toEqual([{ code: '999999' }, { code: '123456' }]);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    click('I have stored them');
    await waitFor(() => expect(screen.getByText('On')).toBeTruthy());
    expect(screen.getByText('10 codes left')).toBeTruthy();
  });

  it('is removed after a confirmation', async () => {
    await show({ totp });
    click('Remove the authenticator app');
    expect(screen.getByText('On')).toBeTruthy();
    await confirmRemoval();
    expect(await screen.findByText('Off')).toBeTruthy();
  });
});

describe('a passkey', () => {
  it('is created by the browser under a name, and brings no codes when there is a factor already', async () => {
    await show({ totp });
    click('Add a passkey');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('My computer');
    fill('Name', '  ');
    click('Create the passkey');
    expect((await screen.findByRole('alert')).textContent).toBe('Please give the passkey a name.');
    fill('Name', ' My phone ');
    click('Create the passkey');
    expect(await screen.findByText('My phone')).toBeTruthy();
    expect(sent).toEqual([
      expect.objectContaining({ name: 'My phone', response: expect.objectContaining({ type: 'public-key' }) }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['NotAllowedError', 'No passkey was created. You can try again.'],
    ['InvalidStateError', 'This device already has a passkey of your account.'],
  ] as const)('is not added when the browser ends with %s', async (outcome, message) => {
    installPasskeys(() => outcome);
    await show();
    click('Add a passkey');
    click('Create the passkey');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Create the passkey' })).toHaveProperty('disabled', false);
  });

  it('is removed after a confirmation', async () => {
    await show({ passkeys: [phone] });
    click('Remove My phone');
    await confirmRemoval();
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
  });
});

describe('recovery codes', () => {
  it('are made again only after a confirmation, and copied with what they are for', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await makeCodes();
    click('Copy');
    await screen.findByText('The codes are copied.');
    expect(copied.mock.calls[0]?.[0]).toMatch(
      /^Recovery codes for localhost, account mei\r\n.*\r\nMade: .*\r\n\r\nK7QD-/,
    );
    click('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say so where the browser does not copy', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await makeCodes();
    click('Copy');
    expect(await screen.findByText(/does not copy here/)).toBeTruthy();
  });

  it('are printed alone', async () => {
    window.print = vi.fn();
    await makeCodes();
    click('Print');
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('body > [data-print-only]')?.textContent).toContain(codes[1]);
  });

  it('warn once when the dialog is closed before they were stored', async () => {
    await makeCodes();
    fireEvent.keyDown(await codesDialog(), { key: 'Escape' });
    expect((await screen.findByRole('alert')).textContent).toContain('they are not shown again');
    fireEvent.keyDown(await codesDialog(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector('[data-print-only]')).toBeNull();
  });
});
