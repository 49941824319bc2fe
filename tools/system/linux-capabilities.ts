import { readFileSync } from 'node:fs';

/** Bit numbers from Linux's include/uapi/linux/capability.h, by the names that setpriv uses. */
const CAPABILITY_BITS = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n, net_bind_service: 10n } as const;

/** A Linux capability, by the name that setpriv uses. */
export type LinuxCapability = keyof typeof CAPABILITY_BITS;

/** Whether this process has a capability and may grant it to its children, which some containers prevent. Linux only. */
export function hasLinuxCapability(capability: LinuxCapability): boolean {
  const status = readFileSync('/proc/self/status', 'utf8');
  // The permitted set and the bounding set, in hexadecimal.
  return ['CapPrm', 'CapBnd'].every((set) => {
    const mask = new RegExp(`^${set}:\\s+([0-9a-f]+)$`, 'm').exec(status)?.[1] ?? '0';
    return ((BigInt(`0x${mask}`) >> CAPABILITY_BITS[capability]) & 1n) === 1n;
  });
}
