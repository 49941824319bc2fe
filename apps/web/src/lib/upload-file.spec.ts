/** @vitest-environment dom */
import { ApiRequestError, ForeignResponseError } from '@memory/api-client';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import '../../test/render.tsx';
import { server } from '../../test/server.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { apiErrorMessage, isRetryableError } from './api-errors.ts';
import { isOnline } from './online-status.ts';
import { uploadFile } from './upload-file.ts';

const file = { blob: new Blob(['bytes']), name: 'a.jpg', key: 'key-1' };
const upload = () => uploadFile<{ url: string }>('/api/upload/image', 'image', file, () => undefined);

describe('uploadFile', () => {
  it('posts the file as multipart form data with its idempotency key', async () => {
    let received: unknown;
    server.use(
      http.post('/api/upload/image', async ({ request }) => {
        const file = (await request.formData()).get('image') as File;
        received = { key: request.headers.get('Idempotency-Key'), name: file.name, text: await file.text() };
        return HttpResponse.json({ url: '/media/1' }, { status: 201 });
      }),
    );
    await expect(upload().result).resolves.toEqual({ url: '/media/1' });
    expect(received).toEqual({ key: 'key-1', name: 'a.jpg', text: 'bytes' });
  });

  it('rejects with the error of the API', async () => {
    server.use(
      http.post('/api/upload/image', () =>
        HttpResponse.json({ statusCode: 413, code: 'image_too_large', message: 'too large' }, { status: 413 }),
      ),
    );
    const error: unknown = await upload().result.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiRequestError);
    expect(error).toMatchObject({ status: 413, code: 'image_too_large', message: 'too large' });
  });

  it.each([502, 504, 401, 200, 201])(
    'fails as without a connection when a proxy or a captive portal answers with its own page: %i',
    async (status) => {
      server.use(http.post('/api/upload/image', () => HttpResponse.html('<h1>Sign in</h1>', { status })));
      const error: unknown = await upload().result.catch((reason: unknown) => reason);
      expect([error instanceof ForeignResponseError, isRetryableError(error), isOnline()]).toEqual([true, true, false]);
    },
  );

  it('fails for good, and in words, when a proxy rejects the size', async () => {
    server.use(http.post('/api/upload/image', () => HttpResponse.html('<h1>413</h1>', { status: 413 })));
    const error: unknown = await upload().result.catch((reason: unknown) => reason);
    expect(isRetryableError(error)).toBe(false);
    expect(apiErrorMessage(error, '')).toBe(en.connection.tooLarge);
  });

  it('does not take a success that was cut off for one', async () => {
    const cutOff = () => new HttpResponse('{"url":', { status: 201, headers: { 'Content-Type': 'application/json' } });
    server.use(http.post('/api/upload/image', cutOff));
    expect(isRetryableError(await upload().result.catch((reason: unknown) => reason))).toBe(true);
  });

  it('rejects with AbortError when it is cancelled', async () => {
    server.use(
      http.post('/api/upload/image', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const { result, cancel } = upload();
    cancel();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });
});
