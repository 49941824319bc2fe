import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import type { RecognizedLine } from './ocr/join-recognized-lines.ts';
import type { OcrResponse, OcrRequest } from './ocr/ocr-messages.ts';
import { findExhaustedResource } from './process-limits/limit-exceeded.ts';

/** The part of the OCR engine that this program uses. */
interface Engine {
  detect(path: string): Promise<RecognizedLine[]>;
}
interface EngineModule {
  default: {
    create(options: { onnxOptions: { enableCpuMemArena: boolean; enableMemPattern: boolean } }): Promise<Engine>;
  };
}

/**
 * The helper process with the OCR engine: it uses hundreds of megabytes and a whole core, and an image that crashes
 * it ends only this process. Started by ocr/local-ocr-engine.ts.
 */
const { default: ocr } = (await import('@gutenye/ocr-node')) as EngineModule;
const engine = await ocr.create({ onnxOptions: { enableCpuMemArena: false, enableMemPattern: false } });

serveHelperRequests(recognize);

async function recognize({ path }: OcrRequest): Promise<OcrResponse> {
  try {
    const lines = await engine.detect(path);
    return { lines: lines.map(({ text, mean }) => ({ text, mean })) };
  } catch (error) {
    // The engine is unusable after a failed allocation. Throwing ends this process, and HelperProcess reports the
    // limit.
    if (findExhaustedResource(String(error))) throw error;
    return { error: String(error) };
  }
}
