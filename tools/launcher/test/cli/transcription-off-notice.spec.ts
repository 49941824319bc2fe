import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { transcriptionOffNotice } from '../../src/cli/transcription-off-notice.ts';
import { repositoryRoot } from '../../src/config.ts';

/** A data folder without a speech model. */
const NO_DATA = '/nowhere';

it('names the settings that switch transcription on, and a page that exists', () => {
  for (const env of [{}, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }]) {
    const notice = transcriptionOffNotice(NO_DATA, env);
    expect(notice).toMatch(/speech:install.*OPENAI_BASE_URL.*OPENAI_API_KEY/);
    expect(existsSync(join(repositoryRoot, /docs\/\S+/.exec(notice ?? '')?.[0] ?? 'missing'))).toBe(true);
  }
});

it.each([
  { OPENAI_API_KEY: 'key' },
  { OPENAI_BASE_URL: 'http://localhost:8000/v1' },
  { TRANSCRIBE_PROVIDER: 'local' },
  { TRANSCRIBE_PROVIDER: 'off' },
])('is silent with %p', (env) => expect(transcriptionOffNotice(NO_DATA, env)).toBeNull());
