import { readFileSync } from 'node:fs';

/** The bit of each capability this code deals with, from Linux's include/uapi/linux/capability.h. */
const bits = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n, net_bind_service: 10n } as const;

/** A part of root's rights, by the name setpriv uses. */
export type Capability = keyof typeof bits;

/** Whether this process has a capability and its children may have it too. Containers take some away. Linux only. */
export function hasCapability(capability: Capability): boolean {
  const status = readFileSync('/proc/self/status', 'utf8');
  return ['CapPrm', 'CapBnd'].every((set) => {
    const mask = new RegExp(`^${set}:\\s+([0-9a-f]+)$`, 'm').exec(status)?.[1] ?? '0';
    return ((BigInt(`0x${mask}`) >> bits[capability]) & 1n) === 1n;
  });
}
