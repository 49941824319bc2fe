import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/**
 * The scripts that stand in a page, as a security policy names them: by what they say, so that no other runs. A build may write
 * the page anew while the gateway runs; it is read again when it was.
 */
export function inlineScripts(page: string): () => string[] {
  let readAt: number | undefined;
  let scripts: string[] = [];
  return () => {
    const { mtimeMs } = statSync(page);
    if (mtimeMs !== readAt) {
      scripts = [...readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      readAt = mtimeMs;
    }
    return scripts;
  };
}
