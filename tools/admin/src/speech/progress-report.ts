import type { WriteStream } from 'node:tty';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import type { ReportProgress } from '@memory/speech-models/install-model';

const labels = { download: 'downloaded', unpack: 'unpacked' } as const;
/** Where lines cannot be overwritten, one is printed for each tenth. */
const STEPS_IN_A_FILE = 10;
const STEPS_IN_A_TERMINAL = 1_000;

/** Creates a function that prints how far the download and the unpacking are: in one line of a terminal, else in at most ten lines each. */
export function createProgressReport(output: Pick<WriteStream, 'write'> & { isTTY?: boolean }): ReportProgress {
  const steps = output.isTTY ? STEPS_IN_A_TERMINAL : STEPS_IN_A_FILE;
  let printed = '';
  return (step, done, total) => {
    const share = Math.floor((Math.min(done, total) * steps) / total);
    const key = `${step} ${share}`;
    if (key === printed || share === 0) return;
    printed = key;
    const line = `… ${formatByteSize(done)} of ${formatByteSize(total)} ${labels[step]}`;
    if (output.isTTY) output.write(`\r${line}\u001B[K${done >= total ? '\n' : ''}`);
    else output.write(`${line}\n`);
  };
}
