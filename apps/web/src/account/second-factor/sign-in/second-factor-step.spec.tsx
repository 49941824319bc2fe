/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { installPasskeys, removePasskeys } from '../../../../test/passkeys.ts';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import AuthPage from '../../auth/auth-page.tsx';
import { closeSecondStep } from '../../auth/second-step.ts';

const ENDED = 'This sign-in has ended. Please start again with your username and password.';
const apiError = (status: number, code: string, message = code) =>
  HttpResponse.json({ statusCode: status, code, message }, { status });

let methods: string[];
let requests: string[];
beforeEach(() => {
  installPasskeys();
  closeSecondStep();
  methods = ['totp', 'passkey', 'recovery_code'];
  requests = [];
  const record = async (request: Request): Promise<void> => {
    const text = await request.text();
    requests.push(`${request.method} ${new URL(request.url).pathname} ${text}`.trim());
  };
  server.use(
    http.get('/api/config', () => HttpResponse.json({ registration: 'open', passwordRules: 'standard' })),
    http.post('/api/simple-login', () => apiError(403, 'second_factor_required')),
    http.get('/api/sign-in/second-factor', () => HttpResponse.json({ methods })),
    http.post('/api/sign-in/second-factor', async ({ request }) => {
      await record(request);
      return apiError(400, 'wrong_code', 'This code is not right.');
    }),
    http.delete('/api/sign-in/second-factor', async ({ request }) => {
      await record(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/sign-in/passkey-options', () =>
      HttpResponse.json({ challenge: 'Y2hhbGxlbmdl', allowCredentials: [] }),
    ),
    http.post('/api/sign-in/passkey', async ({ request }) => {
      await record(request);
      return apiError(400, 'passkey_rejected', 'This passkey could not be accepted.');
    }),
  );
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const appCode = () => field('Code from your authenticator app');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Signs in with a password, up to the second step. */
async function signIn(): Promise<void> {
  renderWithProviders(<AuthPage />);
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'mei' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a good secret' } });
  click('Sign In');
  await screen.findByRole('heading', { name: 'One more step' });
}
async function enterCode(code: string): Promise<void> {
  fireEvent.change(await appCode(), { target: { value: code } });
  click('Confirm');
}

describe('the second step of signing in', () => {
  it('follows the password, with the focus in the field for the code', async () => {
    await signIn();
    const input = await appCode();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('keeps the code that was wrong, to be typed over', async () => {
    await signIn();
    await enterCode('12345');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter the six digits that the app shows.');
    expect(requests).toEqual([]);
    await enterCode('1234567');
    expect((await appCode()).value).toBe('1234567');
    expect(requests).toEqual([]);
    await enterCode('１２３ ４５６');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This code is not right.'));
    expect(requests).toEqual(['POST /api/sign-in/second-factor {"code":"123456"}']);
    expect(document.activeElement).toBe(await appCode());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false));
  });

  it('says that there were too many tries, and stays', async () => {
    server.use(
      http.post('/api/sign-in/second-factor', () => apiError(429, 'too_many_requests', 'Please wait a minute.')),
    );
    await signIn();
    await enterCode('123456');
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.');
    expect(await appCode()).toBeTruthy();
  });

  it('says that there is no connection, and stays', async () => {
    server.use(http.post('/api/sign-in/second-factor', () => HttpResponse.error()));
    await signIn();
    await enterCode('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('The connection may have dropped.');
  });

  it('goes back to the sign-in form with the reason when the sign-in has ended', async () => {
    server.use(http.post('/api/sign-in/second-factor', () => apiError(404, 'sign_in_ended', ENDED)));
    await signIn();
    await enterCode('123456');
    expect((await screen.findByRole('alert')).textContent).toBe(ENDED);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
  });

  it('ends the sign-in on the server when it is cancelled, and says nothing', async () => {
    await signIn();
    click('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    await waitFor(() => expect(requests).toEqual(['DELETE /api/sign-in/second-factor']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('comes back after the page was loaded anew, until it has ended', async () => {
    sessionStorage.setItem('memory.second-step', '1');
    const { unmount } = renderWithProviders(<AuthPage />);
    expect(await appCode()).toBeTruthy();
    unmount();
    server.use(http.get('/api/sign-in/second-factor', () => apiError(404, 'sign_in_ended', ENDED)));
    renderWithProviders(<AuthPage />);
    expect((await screen.findByRole('alert')).textContent).toBe(ENDED);
    expect(sessionStorage.getItem('memory.second-step')).toBeNull();
  });
});

describe('a recovery code', () => {
  it('is sent as it was typed, in place of the code of the app', async () => {
    await signIn();
    await appCode();
    click('Use a recovery code instead');
    const input = await field('Recovery code');
    expect(document.activeElement).toBe(input);
    fireEvent.change(input, { target: { value: 'k7qd 3xvm 9bcd fghj' } });
    click('Confirm');
    await waitFor(() => expect(requests).toEqual(['POST /api/sign-in/second-factor {"code":"k7qd 3xvm 9bcd fghj"}']));
    click('Back to the code or passkey');
    expect(await appCode()).toBeTruthy();
  });
});

describe('a passkey', () => {
  it('is the first choice of an account without an app, and its rejection is shown', async () => {
    methods = ['passkey', 'recovery_code'];
    await signIn();
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(document.activeElement).toBe(button);
    click('Use a passkey');
    expect((await screen.findByRole('alert')).textContent).toBe('This passkey could not be accepted.');
    expect(requests[0]).toContain('POST /api/sign-in/passkey {"response":{"id":"cGFzc2tleQ"');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('is not sent when the user ends the browser’s dialog', async () => {
    installPasskeys(() => 'NotAllowedError');
    await signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The passkey was not used.');
    expect(requests).toEqual([]);
  });

  it('is explained instead of offered on a page without https', async () => {
    removePasskeys();
    await signIn();
    expect(await screen.findByText(/only work when this page is opened with https/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
