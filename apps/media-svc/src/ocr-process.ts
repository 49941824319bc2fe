import { answerQuestions } from './helpers/answer-questions.ts';
import type { PageAnswer, PageRequest } from './ocr/ocr-messages.ts';
import type { ReadLine } from './ocr/page-lines.ts';
import { exhaustedResourceIn } from './process-limits/limit-exceeded.ts';

/** As much of the engine as we use. */
interface Engine {
  detect(path: string): Promise<ReadLine[]>;
}
interface EngineModule {
  default: {
    create(options: { onnxOptions: { enableCpuMemArena: boolean; enableMemPattern: boolean } }): Promise<Engine>;
  };
}

/**
 * The OCR engine, in a process of its own: it takes hundreds of megabytes and the whole of a core while it reads, and
 * whatever a picture does to it ends with it. Started by ocr/local-reader.ts, which sends it one page at a time.
 */
const { default: ocr } = (await import('@gutenye/ocr-node')) as EngineModule;
const engine = await ocr.create({ onnxOptions: { enableCpuMemArena: false, enableMemPattern: false } });

answerQuestions(read);

async function read({ path }: PageRequest): Promise<PageAnswer> {
  try {
    const lines = await engine.detect(path);
    return { lines: lines.map(({ text, mean }) => ({ text, mean })) };
  } catch (error) {
    // The engine cannot be used after an allocation failed. Throwing ends this process, and HelperProcess reports the limit.
    if (exhaustedResourceIn(String(error))) throw error;
    return { error: String(error) };
  }
}
