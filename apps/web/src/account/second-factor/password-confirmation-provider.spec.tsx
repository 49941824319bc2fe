/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { PasswordConfirmationProvider, useSendConfirmed } from './password-confirmation-provider.tsx';
import { PasswordConfirmationCancelled } from './second-factor-errors.ts';

const PASSWORD = 'a good secret';
const apiError = (status: number, code: string, message = code) =>
  HttpResponse.json({ statusCode: status, code, message }, { status });

let isConfirmed: boolean;
let changes: number;
beforeEach(() => {
  isConfirmed = false;
  changes = 0;
  server.use(
    http.delete('/api/second-factor/totp', () => {
      if (!isConfirmed) return apiError(403, 'password_confirmation_required');
      changes += 1;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/confirm-password', async ({ request }) => {
      const { currentPassword } = (await request.json()) as { currentPassword: string };
      if (currentPassword !== PASSWORD) return apiError(400, 'wrong_password', 'The current password is not right.');
      isConfirmed = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

/** A button that changes something, and the outcome of its last request. */
function Change() {
  const sendConfirmed = useSendConfirmed();
  const [outcome, setOutcome] = useState('');
  const send = () =>
    sendConfirmed(() => unwrapResponse(api.DELETE('/api/second-factor/totp'))).then(
      () => setOutcome('done'),
      (error: Error) => setOutcome(error instanceof PasswordConfirmationCancelled ? 'cancelled' : error.message),
    );
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Change
      </button>
      <output>{outcome}</output>
    </>
  );
}

function show(): void {
  renderWithProviders(
    <PasswordConfirmationProvider username="mei">
      <Change />
    </PasswordConfirmationProvider>,
  );
}
const outcome = () => screen.getByRole('status', { hidden: true }).textContent;
const change = () => fireEvent.click(screen.getByText('Change'));
const passwordField = () => screen.findByLabelText<HTMLInputElement>('Password');
async function enter(password: string): Promise<void> {
  fireEvent.change(await passwordField(), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('a change that requires the password', () => {
  it('shows the dialog with the focus in its field, and is repeated once after the right password', async () => {
    show();
    change();
    const field = await passwordField();
    expect(document.activeElement).toBe(field);
    expect([field.autocomplete, document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value]).toEqual([
      'current-password',
      'mei',
    ]);
    await enter(PASSWORD);
    await waitFor(() => expect(outcome()).toBe('done'));
    expect([changes, screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it('stays open with the server’s message after a wrong password, and works with the right one', async () => {
    show();
    change();
    await enter('a wrong one');
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is not right.');
    expect([changes, document.activeElement]).toEqual([0, await passwordField()]);
    await enter(PASSWORD);
    await waitFor(() => expect(outcome()).toBe('done'));
  });

  it('asks for a password before it sends one', async () => {
    show();
    change();
    await enter('');
    expect((await screen.findByRole('alert')).textContent).toBe('Password is required');
  });

  it.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'Escape' })],
  ])('changes nothing when the dialog is cancelled with %s', async (_, cancel) => {
    show();
    change();
    await passwordField();
    cancel();
    await waitFor(() => expect(outcome()).toBe('cancelled'));
    expect([changes, screen.queryByRole('dialog')]).toEqual([0, null]);
  });

  it('shows no dialog while the last confirmation counts, nor for another error', async () => {
    show();
    isConfirmed = true;
    change();
    await waitFor(() => expect(outcome()).toBe('done'));
    server.use(http.delete('/api/second-factor/totp', () => apiError(409, 'last_second_factor', 'Add another first.')));
    change();
    await waitFor(() => expect(outcome()).toBe('Add another first.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
