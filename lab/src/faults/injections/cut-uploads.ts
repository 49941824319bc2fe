import { request } from 'node:http';
import { uploadRequest } from '../../people/exchange.ts';
import { createNoiseRecording } from '../../people/sample-files.ts';
import { connectToDatabases } from '../../product/databases.ts';
import { listIncompleteFiles } from '../checks/files.ts';
import type { Fault } from '../fault.ts';

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const RECORDING_BYTES = 1_000_000;

/** The connection of an upload breaks after each tenth of its bytes. Then the same upload is sent again. */
export const cutUploads: Fault = {
  name: 'cut-uploads',
  description: 'the connection of an upload breaks at each tenth, and it is sent again',
  async inject({ product, signUpAnother }) {
    const person = await signUpAnother();
    const recording = createNoiseRecording(RECORDING_BYTES);
    const bytes = await recording.bytes();
    const statuses: number[] = [];
    for (const tenths of TENTHS) {
      const key = `cut at ${tenths} tenths`;
      await sendPart(product.url, person.cookie, key, bytes, tenths / TENTHS.length);
      const upload = uploadRequest('upload a recording', 'textUpload', 'audio', recording);
      const outcome = await person.write({ ...upload, headers: { 'idempotency-key': key } }, { isRepeated: true });
      statuses.push(outcome.kind === 'answered' ? outcome.response.status : 0);
    }
    return {
      async findProblems() {
        const databases = connectToDatabases(product);
        const [row] = await databases.query<{ count: number }>(
          'media',
          'SELECT count(*)::int AS count FROM file WHERE owner_id = $1',
          [person.id],
        );
        await databases.close();
        const left = listIncompleteFiles(product);
        return [
          ...statuses.filter((status) => status !== 201).map((status) => `an upload that was sent again got ${status}`),
          ...(row?.count === TENTHS.length ? [] : [`${row?.count} files instead of ${TENTHS.length}`]),
          ...(left.length === 0 ? [] : [`left on the disk: ${left.join(', ')}`]),
        ];
      },
    };
  },
};

/** Sends a part of the form, then breaks the connection. */
async function sendPart(url: string, cookie: string, key: string, bytes: Uint8Array, share: number): Promise<void> {
  const form = [
    Buffer.from('--cut\r\nContent-Disposition: form-data; name="audio"; filename="recording.wav"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--cut--\r\n'),
  ];
  const body = Buffer.concat(form);
  const sent = request(`${url}/api/upload/audio`, {
    method: 'POST',
    headers: {
      cookie,
      'idempotency-key': key,
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': body.length,
    },
  });
  sent.on('error', () => undefined);
  await new Promise<void>((resolve) => sent.write(body.subarray(0, Math.floor(body.length * share)), () => resolve()));
  const closed = new Promise((resolve) => sent.once('close', resolve));
  sent.destroy();
  await closed;
}
