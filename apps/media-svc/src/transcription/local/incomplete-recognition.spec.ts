import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { INCOMPLETE_RECOGNITION } from './local-transcription-engine.ts';

/** Reads the sentences that the installed engine may write. */
function readEngineMessages(): string[] {
  const packageName = `sherpa-onnx-${process.platform}-${process.arch}`;
  const folder = dirname(createRequire(import.meta.url).resolve(packageName));
  const libraries = readdirSync(folder).filter((name) => name.startsWith('libsherpa-onnx-c-api.'));
  return libraries.flatMap((name) => readFileSync(`${folder}/${name}`, 'latin1').match(/[\x20-\x7E]{20,}/g) ?? []);
}

it.each(['Return an empty result', 'We process only the first 30 seconds'])(
  'the engine’s message “%s” is recognized',
  (beginning) => {
    const messages = readEngineMessages().filter((message) => message.includes(beginning));
    expect(messages).not.toEqual([]);
    for (const message of messages) expect(message).toMatch(INCOMPLETE_RECOGNITION);
  },
);
