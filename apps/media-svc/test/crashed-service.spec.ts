import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { eventually } from '@memory/testing';
import { ScratchSpace } from '../src/scratch-space/scratch-space.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';
import { BuiltWorker, kill } from './worker-process.ts';

let service: BuiltWorker;
let media: MediaApp;
beforeAll(async () => {
  [service, media] = await Promise.all([BuiltWorker.build(), startMediaApp()]);
});
afterAll(async () => {
  await service.stop();
  await media.stop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('an upload during which the service is killed leaves no file and no object, and its scratch files are deleted later', async () => {
  const port = await freePort();
  const env = { ...media.env, PORT: String(port), HOST: '127.0.0.1' };
  const user = newUserId();
  const process = await service.start(env, 'main');
  const sent = httpRequest(`http://127.0.0.1:${port}/api/upload/audio`, {
    method: 'POST',
    headers: {
      ...(await media.identity(user)),
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '20000000',
    },
  });
  const broken = once(sent, 'error');
  sent.write('--b\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n');
  sent.write((await generateRecording('wav')).subarray(0, 20_000));
  await eventually(async () => expect(await media.scratchFiles()).not.toEqual([]));
  await kill(process);
  await broken;
  expect(await media.database.file.count()).toBe(0);
  expect(await media.storedKeys()).toEqual([]);

  await service.start(env, 'main');
  const body = new FormData();
  body.append('audio', new Blob([new Uint8Array(await generateRecording('wav'))]));
  const retry = await fetch(`http://127.0.0.1:${port}/api/upload/audio`, {
    method: 'POST',
    headers: await media.identity(user),
    body,
  });
  expect(retry.status).toBe(201);
  expect(await media.storedKeys()).toHaveLength(1);
  await media.app.get(ScratchSpace).deleteAbandonedFolders(new Date(Date.now() + 2 * 3_600_000));
  expect(await media.scratchFiles()).toEqual([]);
});
