import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { OcrProcess } from './ocr-process-handle.ts';
import type { ReadLine } from './page-lines.ts';

/** The engine's memory grows with the pages it has read. */
const PAGES_PER_PROCESS = 20;
/** A worker that has nothing to read gives the engine's memory back. */
const IDLE_MS = 30_000;

interface Reader {
  readonly process: OcrProcess;
  pages: number;
  idle?: NodeJS.Timeout;
}

/** Reads pages with as many engine processes as there are pages at one time, and keeps the last ones warm for a while. */
@Injectable()
export class PageReader implements OnApplicationShutdown {
  private readonly all = new Set<Reader>();
  private readonly resting: Reader[] = [];

  /** @throws as OcrProcess.read does */
  async read(path: string, signal: AbortSignal): Promise<readonly ReadLine[]> {
    const reader = this.take();
    try {
      const lines = await reader.process.read(path, signal);
      reader.pages += 1;
      if (reader.pages < PAGES_PER_PROCESS) this.rest(reader);
      else await this.end(reader);
      return lines;
    } catch (error) {
      await this.end(reader);
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.all].map((reader) => this.end(reader)));
  }

  private take(): Reader {
    const rested = this.resting.pop();
    clearTimeout(rested?.idle);
    if (rested) return rested;
    const reader: Reader = { process: new OcrProcess(), pages: 0 };
    this.all.add(reader);
    return reader;
  }

  private rest(reader: Reader): void {
    reader.idle = setTimeout(() => void this.end(reader), IDLE_MS);
    this.resting.push(reader);
  }

  private async end(reader: Reader): Promise<void> {
    clearTimeout(reader.idle);
    this.all.delete(reader);
    const place = this.resting.indexOf(reader);
    if (place >= 0) this.resting.splice(place, 1);
    await reader.process.end();
  }
}
