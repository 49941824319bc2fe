/** @vitest-environment dom */
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import '../../test/render.tsx';
import { server } from '../../test/server.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { apiErrorMessage, isNotFoundError, isRetryableError, isUnauthorizedError } from './api-errors.ts';
import { api, onUnauthorizedResponse, unwrapResponse } from './api.ts';
import { isOnline } from './online-status.ts';

const save = () =>
  unwrapResponse(api.POST('/api/journal-entries', { body: { title: 'A day', content: '' } })).catch(
    (error: unknown) => error,
  );

it.each([200, 201, 401, 403, 404, 502])(
  'a page of the network in place of the server, with %i, is a lost connection that says so',
  async (status) => {
    let signOuts = 0;
    onUnauthorizedResponse(() => (signOuts += 1));
    server.use(http.post('/api/journal-entries', () => HttpResponse.html('<h1>Welcome</h1>', { status })));
    const error = await save();
    expect(error).toBeInstanceOf(TypeError);
    expect(apiErrorMessage(error, 'Failed')).toBe(en.connection.notFromServer);
    expect([isRetryableError(error), isUnauthorizedError(error), isNotFoundError(error)]).toEqual([true, false, false]);
    expect([isOnline(), signOuts]).toEqual([false, 0]);
  },
);

it('a request that a proxy rejects as too large is not sent again, and says so', async () => {
  server.use(http.post('/api/journal-entries', () => HttpResponse.html('<h1>413</h1>', { status: 413 })));
  const error = await save();
  expect([isRetryableError(error), apiErrorMessage(error, 'Failed')]).toEqual([false, en.connection.tooLarge]);
});

it('shows no text of a proxy to the user', async () => {
  const stopped = () => new HttpResponse(null, { status: 502, statusText: 'upstream prematurely closed' });
  server.use(http.post('/api/journal-entries', stopped));
  expect(apiErrorMessage(await save(), 'Failed')).toBe('Failed');
});
