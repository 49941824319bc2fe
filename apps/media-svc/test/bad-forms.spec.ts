import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { AUDIO_MAX_BYTES } from '@memory/contracts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { expectNothingStored } from './rejected-uploads.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

describe('a multipart form that', () => {
  const BOUNDARY = 'b';
  const partNamed = (filename: string): Buffer =>
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
    );
  const send = async (user: string, path: string, body: Buffer): Promise<Response> =>
    media.request(user, path, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(body),
    });
  const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

  it.each([
    ['a path', '../../../etc/passwd'],
    ['a Windows path', '..\\..\\boot.ini'],
    ['a NUL', 'photo\0.png'],
    ['300 characters', 'x'.repeat(300)],
  ])('names its file with %s is rejected', async (_what, name) => {
    const user = newUserId();
    const before = await media.storedKeys();
    const response = await send(
      user,
      '/api/upload/image',
      Buffer.concat([partNamed(name), await generateImage().png().toBuffer(), END]),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'file_name_invalid' }),
    ]);
    await expectNothingStored(media, user, before);
  });

  it('has a long Chinese file name is accepted', async () => {
    const response = await send(
      newUserId(),
      '/api/upload/image',
      Buffer.concat([partNamed('我'.repeat(200)), await generateImage().png().toBuffer(), END]),
    );
    expect(response.status).toBe(201);
  });

  it('has a thousand parts is rejected', async () => {
    const user = newUserId();
    const before = await media.storedKeys();
    const part = Buffer.concat([
      Buffer.from(partNamed('a').toString().replace('"image"', '"media"')),
      await generateImage(2, 2).png().toBuffer(),
      Buffer.from('\r\n'),
    ]);
    const response = await send(
      user,
      '/api/upload/media',
      Buffer.concat([...Array.from({ length: 1_000 }, () => part), END]),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'too_many_media' }),
    ]);
    await expectNothingStored(media, user, before);
  });

  /** Sends a request whose body `write` controls. @returns the status and error code of the response */
  async function sendRaw(
    app: MediaApp,
    user: string,
    headers: Record<string, string>,
    write: (send: (bytes: Uint8Array) => Promise<void>, end: () => void) => Promise<void>,
  ): Promise<[number, string]> {
    const sent = httpRequest(`${app.url}/api/upload/audio`, {
      method: 'POST',
      headers: {
        ...(await app.identity(user)),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
    });
    sent.on('error', () => undefined); // the server may close the connection after rejecting
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
    await write(
      async (bytes) => {
        if (!sent.write(bytes)) await Promise.race([once(sent, 'drain'), responded]);
      },
      () => void sent.end(),
    );
    const [response] = await responded;
    let text = '';
    for await (const chunk of response) text += String(chunk);
    sent.destroy();
    return [response.statusCode ?? 0, (JSON.parse(text) as { code: string }).code];
  }
  const audioPart = Buffer.from(partNamed('a').toString().replace('"image"', '"audio"'));

  it('has no Content-Length is rejected as soon as it is too large', async () => {
    const user = newUserId();
    const before = await media.storedKeys();
    const megabyte = Buffer.alloc(1024 * 1024);
    const result = await sendRaw(media, user, { 'transfer-encoding': 'chunked' }, async (write, end) => {
      await write(audioPart);
      for (let sent = 0; sent <= AUDIO_MAX_BYTES; sent += megabyte.length) await write(megabyte);
      end();
    });
    expect(result).toEqual([413, 'recording_too_large']);
    await expectNothingStored(media, user, before);
  });

  it('stalls before its Content-Length is ended', async () => {
    const user = newUserId();
    const impatientApp = await startMediaApp({ BODY_IDLE_MS: '1000' });
    const wav = await generateRecording('wav');
    const result = await sendRaw(impatientApp, user, { 'content-length': String(wav.length * 10) }, async (write) => {
      await write(audioPart);
      await write(wav);
    });
    expect(result).toEqual([400, 'upload_interrupted']);
    await expectNothingStored(impatientApp, user, []);
    await impatientApp.stop();
  });
});
