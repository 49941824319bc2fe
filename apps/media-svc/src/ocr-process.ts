import type { PageAnswer, PageRequest } from './ocr/ocr-messages.ts';
import type { ReadLine } from './ocr/page-lines.ts';

/** As much of the engine as we use. */
interface Engine {
  detect(path: string): Promise<ReadLine[]>;
}
interface EngineModule {
  default: { create(options: { onnxOptions: { enableCpuMemArena: boolean; enableMemPattern: boolean } }): Promise<Engine> };
}

/**
 * The OCR engine, in a process of its own: it takes hundreds of megabytes and the whole of a core while it reads, and
 * whatever a picture does to it ends with it. Started by ocr/local-reader.ts, which sends it one page at a time.
 */
const { default: ocr } = (await import('@gutenye/ocr-node')) as EngineModule;
const engine = await ocr.create({ onnxOptions: { enableCpuMemArena: false, enableMemPattern: false } });

process.on('message', ({ path }: PageRequest) => void read(path).then(answer));
process.on('disconnect', () => process.exit());

async function read(path: string): Promise<PageAnswer> {
  try {
    const lines = await engine.detect(path);
    return { lines: lines.map(({ text, mean }) => ({ text, mean })) };
  } catch (error) {
    return { error: String(error) };
  }
}

function answer(page: PageAnswer): void {
  process.send?.(page);
}
