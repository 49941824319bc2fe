import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/**
 * Creates a function that returns the CSP sources (`'sha256-…'`) of the inline scripts of an HTML file. The function reads the file again
 * when its modification time has changed, because a build may replace the file while the gateway runs.
 */
export function createInlineScriptHashReader(htmlPath: string): () => string[] {
  let readMtimeMs: number | undefined;
  let hashes: string[] = [];
  return () => {
    const { mtimeMs } = statSync(htmlPath);
    if (mtimeMs !== readMtimeMs) {
      hashes = [...readFileSync(htmlPath, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      readMtimeMs = mtimeMs;
    }
    return hashes;
  };
}
