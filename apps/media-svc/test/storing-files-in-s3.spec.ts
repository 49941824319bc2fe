import { s3Account, startS3Server } from '@memory/object-store/testing/s3-server';
import { OBJECT_PATH_HEADER } from '@memory/service-kit';
import { newUserId, startMediaApp } from './media-app.ts';
import { generateImage } from './sample-files.ts';

it('the service stores files in S3, and sends them itself, when it is configured', async () => {
  const server = await startS3Server();
  const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = s3Account;
  const media = await startMediaApp({
    MEDIA_DIR: '',
    S3_ENDPOINT: server.url,
    S3_BUCKET: 'memory',
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
  });
  const user = newUserId();
  const { body, file } = await media.uploadAccepted(user, 'image', await generateImage().png().toBuffer());
  const headers = { range: 'bytes=1-3', [OBJECT_PATH_HEADER]: 'requested' };
  const part = await media.request(user, body.url, { headers });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  expect(await media.storedKeys()).toEqual([file.id]);
  await media.stop();
  await server.stop();
});
