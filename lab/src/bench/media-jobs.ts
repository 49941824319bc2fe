import { conversionRequest } from '../people/exchange.ts';
import { createPagePhoto, createRecording } from '../people/sample-files.ts';
import { childProcessIds, peakResidentBytes, resetPeakResidentBytes, residentBytes } from '../product/process-usage.ts';
import { type Benchmark, signUpPerson, readJobDurations } from './benchmark.ts';

const MB = 1_024 ** 2;
const PHOTOS = 5;
const RECORDING_S = 300;

/** Measures the time that OCR and the conversion of a recording take, and the memory of the media worker. */
export const mediaJobsBenchmark: Benchmark = {
  name: 'jobs',
  description: 'reading a photo, converting a recording, and the memory of a worker',
  async measure(context) {
    const folder = await context.createFolder();
    const product = await context.startProduct({ OCR_TIMEOUT_MS: '120000', MEDIA_SYNC_WAIT_MS: '120000' });
    const person = await signUpPerson(product);
    const worker = product.processId('media-worker');
    context.report({ label: 'a worker that waits', value: residentBytes(worker) / MB, unit: 'MB', atMost: 150 });

    const photo = await createPagePhoto(folder);
    // The first job is not measured, because it also starts the OCR engine.
    await person.upload('image', photo);
    resetPeakResidentBytes(worker);
    const before = await readJobDurations(product, 'ocr');
    for (let n = 0; n < PHOTOS; n += 1) await person.upload('image', photo);
    const after = await readJobDurations(product, 'ocr');
    const processIds = [worker, ...childProcessIds(worker)];
    context.report({
      label: 'reading a page of 1,600 pixels',
      value: (after.sum - before.sum) / (after.count - before.count),
      unit: 's',
      atMost: 3,
    });
    context.report({
      label: 'a worker and its engine while they read',
      value: processIds.reduce((sum, pid) => sum + peakResidentBytes(pid), 0) / MB,
      unit: 'MB',
      atMost: 1_200,
    });

    const recording = await createRecording(folder, RECORDING_S);
    const { url: originalAudioUrl } = await person.upload('audio', recording);
    // Only recordings that an entry uses are converted.
    await person.post('/api/journal-entries', { title: 'recording', content: '', originalAudioUrl });
    const conversion = (await person.expect(conversionRequest)).json<{ successful: number }>();
    if (conversion.successful !== 1) throw new Error(`The recording was not converted: ${JSON.stringify(conversion)}`);
    const { sum } = await readJobDurations(product, 'conversion');
    context.report({
      label: 'converting WebM to M4A, of the time it plays',
      value: sum / RECORDING_S,
      unit: '×',
      atMost: 0.1,
    });
  },
};
