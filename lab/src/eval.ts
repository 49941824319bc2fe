import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNx } from '@memory/launcher/build/ensure-built';
import '@memory/launcher/cli/end-with-npm';
import { reportFailure } from '@memory/launcher/cli/report-failure';
import { repositoryRoot } from '@memory/launcher/config';
import { evaluateSpeech } from './speech/evaluate-speech.ts';

/**
 * `npm run eval -- speech <folder> [--model <folder>]` measures how many words of recordings with transcripts the local speech engine gets wrong. All
 * other names are evaluations of language-svc (apps/language-svc/eval/run.ts). Exit code 1: something cannot be measured, or a metric is below its
 * minimum.
 */
const [name, ...rest] = process.argv.slice(2);
try {
  if (name === 'speech') {
    const { positionals, values } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { model: { type: 'string' } },
    });
    await evaluateSpeech(positionals[0], values.model, (line) => void process.stdout.write(`${line}\n`));
  } else {
    // The models are generated first, so that the evaluation uses the current data files.
    await runNx(['run', '@memory/language-svc:generate']);
    const languageService = join(repositoryRoot, 'apps/language-svc');
    const program = ['--no-warnings', 'eval/run.ts', ...process.argv.slice(2)];
    process.exitCode = spawnSync(process.execPath, program, { cwd: languageService, stdio: 'inherit' }).status ?? 1;
  }
} catch (error) {
  reportFailure(error);
}
