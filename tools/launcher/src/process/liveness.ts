import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends a request that the process answers without its dependencies. Resolves to whether it responded; the abort of the signal ends a probe
 * that is waiting.
 */
export type LivenessProbe = (signal: AbortSignal) => Promise<boolean>;

/** How long a process may be silent until it counts as hung. */
export interface LivenessLimits {
  /** The time between two checks, in milliseconds. */
  readonly checkIntervalMs: number;
  /** The number of checks in a row without a response. */
  readonly silentChecksMax: number;
}

/**
 * Half a minute. A process that is merely busy responds within a second or two: a probe waits as long as it must for its one response, so
 * that a process that responds late each time is not hung.
 */
export const DEFAULT_LIVENESS_LIMITS: LivenessLimits = { checkIntervalMs: 5_000, silentChecksMax: 6 };

/**
 * Resolves to true when the process is hung, and to false when the signal is aborted.
 *
 * Checks are counted instead of time. A machine that was suspended, a clock that was set and a start program that itself got no processor
 * time count as one check, after which the process has time to respond.
 */
export async function waitUntilHung(
  probe: LivenessProbe,
  { checkIntervalMs, silentChecksMax }: LivenessLimits,
  signal: AbortSignal,
): Promise<boolean> {
  const probing = new AbortController();
  let silentChecks = 0;
  let isProbing = false;
  const startProbe = async (): Promise<void> => {
    isProbing = true;
    if (await probe(probing.signal)) silentChecks = 0;
    isProbing = false;
  };
  try {
    while (silentChecks < silentChecksMax) {
      if (!isProbing) void startProbe();
      await delay(checkIntervalMs, undefined, { signal });
      silentChecks += 1;
    }
    return true;
  } catch {
    return false;
  } finally {
    probing.abort();
  }
}

/** Whether a server on this machine sends anything in response to `request`. */
export async function respondsWithBytes(port: number, request: Uint8Array, signal: AbortSignal): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write(request);
    // The event also follows when the server closes the connection without a response.
    await once(socket, 'readable', { signal });
    return socket.readableLength > 0;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
