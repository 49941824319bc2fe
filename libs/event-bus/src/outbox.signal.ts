import { EventEmitter } from 'node:events';

/** Says, within this process, that an event was written to an outbox (its transaction may still be open). */
const signal = new EventEmitter();

export function announceOutboxWrite(): void {
  signal.emit('written');
}

/** @returns stops listening */
export function onOutboxWrite(listener: () => void): () => void {
  signal.on('written', listener);
  return () => signal.off('written', listener);
}
