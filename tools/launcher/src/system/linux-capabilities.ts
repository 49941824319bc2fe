import { readFileSync } from 'node:fs';

/** The bit numbers of the capabilities (include/uapi/linux/capability.h in Linux), by the names that setpriv uses. */
const CAPABILITY_BITS = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n, net_bind_service: 10n } as const;

/** The name of a Linux capability as setpriv uses it. */
export type LinuxCapability = keyof typeof CAPABILITY_BITS;

/** Whether this process has a capability and may grant it to its child processes; some containers prevent both. Works on Linux only. */
export function hasLinuxCapability(capability: LinuxCapability): boolean {
  const status = readFileSync('/proc/self/status', 'utf8');
  // A capability can be granted when it is in the permitted set and in the bounding set, which are given in hexadecimal.
  return ['CapPrm', 'CapBnd'].every((set) => {
    const mask = new RegExp(`^${set}:\\s+([0-9a-f]+)$`, 'm').exec(status)?.[1] ?? '0';
    return ((BigInt(`0x${mask}`) >> CAPABILITY_BITS[capability]) & 1n) === 1n;
  });
}
