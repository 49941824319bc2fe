import type { Fault } from '../fault.ts';
import { START_PROGRAM } from '../stack/product.ts';

/** `kill -9` of the program that supervises everything, and the next `npm start` at once. */
export const killStartProgram: Fault = {
  name: `kill-${START_PROGRAM}`,
  description: '`kill -9` of the start program, `npm start` at once',
  unavailableParts: ['gateway'],
  async inject({ product }) {
    product.sendSignal(START_PROGRAM, 'SIGKILL');
    // Long enough for a poll of `/api/health` in between. The start itself is part of the fault: it builds nothing, but replays logs.
    return { end: () => product.start() };
  },
};
