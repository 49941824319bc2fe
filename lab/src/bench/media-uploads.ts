import type { Benchmark } from './benchmark.ts';
import { peakResidentBytes, resetPeakResidentBytes, residentBytes } from './resident-bytes.ts';
import { createNoiseRecording } from './sample-media.ts';
import { uploadMedia } from './upload-media.ts';

const MB = 1_024 ** 2;
const CONCURRENT_UPLOADS = 50;
const MEASURED_PROCESSES = ['gateway', 'media-svc'];

/** Measures the memory that uploads take, and whether many concurrent uploads succeed. */
export const mediaUploadsBenchmark: Benchmark = {
  name: 'uploads',
  description: 'memory while files arrive, many at once',
  async measure(context) {
    const product = await context.startProduct({ MEDIA_SYNC_WAIT_MS: '0' });
    const session = await product.registerAccount();
    const recording = createNoiseRecording(10 * MB);
    const upload = async (): Promise<number> => {
      const response = await uploadMedia(product, session, 'audio', recording, 'recording.wav');
      await response.arrayBuffer();
      return response.status;
    };
    // The first uploads are not measured. They load code into memory, which happens only once.
    for (let n = 0; n < 3; n += 1) await upload();

    const before = new Map(MEASURED_PROCESSES.map((name) => [name, residentBytes(product.processId(name))]));
    for (const name of MEASURED_PROCESSES) resetPeakResidentBytes(product.processId(name));
    await upload();
    for (const name of MEASURED_PROCESSES) {
      context.report({
        label: `${name} grows by, for one upload of 10 MB`,
        value: (peakResidentBytes(product.processId(name)) - (before.get(name) ?? 0)) / MB,
        unit: 'MB',
        atMost: 30,
      });
    }

    const uploads = Array.from({ length: CONCURRENT_UPLOADS }, () => upload().catch(() => 0));
    const statuses = await Promise.all(uploads);
    context.report({
      label: `of ${CONCURRENT_UPLOADS} uploads of 10 MB at once, kept`,
      value: statuses.filter((status) => status === 201).length,
      unit: '',
      atLeast: CONCURRENT_UPLOADS,
    });
    for (const name of MEASURED_PROCESSES)
      context.report({
        label: `${name} at its peak while they arrived`,
        value: peakResidentBytes(product.processId(name)) / MB,
        unit: 'MB',
      });
  },
};
