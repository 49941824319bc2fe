/** @vitest-environment dom */
import { ApiRequestError } from '@memory/api-client';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../test/server.ts';
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

  it('rejects with a general error when a proxy responds with its own page', async () => {
    server.use(http.post('/api/upload/image', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })));
    await expect(upload().result).rejects.toThrow('Upload failed');
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
