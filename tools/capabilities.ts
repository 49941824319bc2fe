import { readFileSync } from 'node:fs';

/** The bit of each capability that is used here, from Linux's include/uapi/linux/capability.h. */
const bits = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n, net_bind_service: 10n } as const;

/** A Linux capability, by the name that setpriv uses. */
export type Capability = keyof typeof bits;

/** Whether this process has a capability and may pass it on to its children; containers withhold some. Linux only. */
export function hasCapability(capability: Capability): boolean {
  const status = readFileSync('/proc/self/status', 'utf8');
  return ['CapPrm', 'CapBnd'].every((set) => {
    const mask = new RegExp(`^${set}:\\s+([0-9a-f]+)$`, 'm').exec(status)?.[1] ?? '0';
    return ((BigInt(`0x${mask}`) >> bits[capability]) & 1n) === 1n;
  });
}
