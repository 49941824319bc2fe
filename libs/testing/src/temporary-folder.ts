import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a temporary folder for a test.
 * @param hook registers the deletion: `onTestFinished` in a test and in `beforeEach`, `afterAll` at the top of a file or of a `describe`
 */
export function createTemporaryFolder(hook: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-test-'));
  // The deletion is retried, because programs that a test has ended may still write to the folder.
  hook(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}
