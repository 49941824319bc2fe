import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that stand in the web app's own page, as a security policy names them: by what they say, so that no other runs. */
export function inlineScripts(webRoot: string): string[] {
  const page = readFileSync(join(webRoot, 'index.html'), 'utf8');
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
