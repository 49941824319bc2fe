import { type APIRequestContext, expect, test } from '@playwright/test';

/** An image of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const webm = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffff',
  'hex',
);

const upload = (request: APIRequestContext, field: 'image' | 'audio', buffer: Buffer) =>
  request.post(`/api/upload/${field}`, {
    multipart: { [field]: { name: 'file', mimeType: 'application/octet-stream', buffer } },
  });

/** Over the built product, because a bundle can contain two copies of the library that detects the file type. */
test('a file truncated anywhere in its header is rejected, and a complete one is stored', async ({ request }) => {
  await request.post('/api/simple-register', {
    data: { username: `files_${Date.now()}`, password: 'a fourth secret' },
  });
  for (const length of [4, 8, 9, 14, 20]) {
    expect([400, 415], `image of ${length} bytes`).toContain(
      (await upload(request, 'image', png.subarray(0, length))).status(),
    );
    expect([400, 415], `audio of ${length} bytes`).toContain(
      (await upload(request, 'audio', webm.subarray(0, length))).status(),
    );
  }
  expect((await upload(request, 'image', png)).status()).toBe(201);
});
