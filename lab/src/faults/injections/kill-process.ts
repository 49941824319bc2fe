import type { Fault } from '../fault.ts';

/** `kill -9` of one process, which the start program starts again. */
export const killProcess = (processName: string, more: Partial<Fault> = {}): Fault => ({
  name: `kill-${processName}`,
  description: `\`kill -9\` of ${processName}`,
  async inject({ product }) {
    product.sendSignal(processName, 'SIGKILL');
  },
  ...more,
});
