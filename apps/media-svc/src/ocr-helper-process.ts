import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import type { RecognizedLine } from './ocr/join-recognized-lines.ts';
import type { OcrResponse, OcrRequest } from './ocr/ocr-messages.ts';
import { findExhaustedResource } from './process-limits/limit-exceeded.ts';

/** The functions of the OCR engine that this program calls. */
interface Engine {
  detect(path: string): Promise<RecognizedLine[]>;
}
interface EngineModule {
  default: {
    create(options: { onnxOptions: { enableCpuMemArena: boolean; enableMemPattern: boolean } }): Promise<Engine>;
  };
}

/**
 * The program of the OCR helper process. It is a process of its own, because the OCR engine uses hundreds of megabytes and a whole
 * processor core, and an image that crashes the engine then ends only this process. ocr/local-ocr-engine.ts starts it.
 */
const { default: ocr } = (await import('@gutenye/ocr-node')) as EngineModule;
const engine = await ocr.create({ onnxOptions: { enableCpuMemArena: false, enableMemPattern: false } });

serveHelperRequests(recognize);

async function recognize({ path }: OcrRequest): Promise<OcrResponse> {
  try {
    const lines = await engine.detect(path);
    return { lines: lines.map(({ text, mean }) => ({ text, mean })) };
  } catch (error) {
    // The engine cannot be used after a failed allocation. Throwing the error ends this process, and HelperProcess then reports the
    // exceeded memory limit.
    if (findExhaustedResource(String(error))) throw error;
    return { error: String(error) };
  }
}
