import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Returns whether an HTTP server responds to a GET request with a 2xx status, by default within two seconds. */
export async function respondsOk(url: string, signal: AbortSignal = AbortSignal.timeout(2000)): Promise<boolean> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Sends a request that the process answers without its dependencies. Resolves to whether the process responded. Aborting the signal ends a waiting
 * probe.
 */
export type LivenessProbe = (signal: AbortSignal) => Promise<boolean>;

/** How long a process may not respond until it counts as hung. */
export interface LivenessLimits {
  /** The time between two checks, in milliseconds. */
  readonly checkIntervalMs: number;
  /** The number of consecutive checks without a response after which the process counts as hung. */
  readonly silentChecksMax: number;
}

/**
 * The default limits, half a minute in total. A process that is merely busy responds within a second or two. A probe waits without limit for its
 * response, so a process that responds late each time does not count as hung.
 */
export const DEFAULT_LIVENESS_LIMITS: LivenessLimits = { checkIntervalMs: 5_000, silentChecksMax: 6 };

/**
 * Resolves to true when the process is hung, and to false when the signal is aborted.
 *
 * The function counts checks instead of measuring time. A pause of the machine, a change of the clock, or a start program without processor time
 * counts as one check at most, after which the process has time to respond.
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
    // The event `readable` also follows when the server closes the connection without a response.
    await once(socket, 'readable', { signal });
    return socket.readableLength > 0;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
