import { type APIRequestContext, expect, test } from '@playwright/test';

/** A picture of one point. */
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

/** Over the built product, because libraries behave differently in a bundle: what a file is was once told there by two copies of one. */
test('a file that ends inside its header is refused, wherever it ends, and a whole one is kept', async ({
  request,
}) => {
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
