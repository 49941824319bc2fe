import { heapOptions, heapSetting, topology } from '@memory/launcher/topology';
import { composeServiceEntries } from './compose-file.ts';

/** The cores of the smallest supported machine: Docker rejects a service with a higher limit there. */
const MIN_MACHINE_CORES = 2;

const MEGABYTES: Record<string, number> = { m: 1, g: 1_024 };

function parseMegabytes(size = ''): number {
  const [, amount = '', unit = ''] = /^(\d+)([mg])$/.exec(size) ?? [];
  return Number(amount) * (MEGABYTES[unit] ?? Number.NaN);
}

/** The measured memory of each service in MB, from docs/operations/scaling-workers.md. */
const measuredMegabytes: Record<string, number> = {
  gateway: 110,
  'journal-svc': 110,
  'media-svc': 130,
  'media-worker': 1_110,
  'language-svc': 150,
  'social-svc': 110,
};

/** What a process needs beside `heapMb`, in MB: 48 for new objects, and its code, compiled code, buffers and threads. */
const BESIDE_HEAP_MB = 176;

describe.each(topology)('the container of $name', (process) => {
  const service = new Map(composeServiceEntries).get(process.name);

  it('limits the heap like npm start, to less than its memory, and by the same setting', () => {
    const options = service?.environment?.NODE_OPTIONS ?? '';
    const variable = `\${${heapSetting(process)}:-${process.heapMb}}`;
    expect(options.replace(variable, String(process.heapMb))).toBe(heapOptions(process.heapMb));
    expect(options).toContain(variable);
    expect(parseMegabytes(service?.mem_limit)).toBeGreaterThanOrEqual(process.heapMb + BESIDE_HEAP_MB);
  });
});

describe.each(composeServiceEntries)('the container of %s', (name, service) => {
  it('has limits of memory, cores and processes', () => {
    expect(parseMegabytes(service.mem_limit)).toBeGreaterThanOrEqual((measuredMegabytes[name] ?? 0) * 1.5);
    const cores = Number(String(service.cpus).replace(/^\$\{\w+:-(.+)\}$/, '$1'));
    expect(cores).toBeGreaterThan(0);
    expect(cores).toBeLessThanOrEqual(MIN_MACHINE_CORES);
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  it('has no capability, cannot gain privileges and cannot write its file system', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect([service.cap_add, service.privileged]).toEqual([undefined, undefined]);
  });

  it('keeps no more of its log than a process of npm start', () => {
    expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
  });

  it('runs an image of a fixed version', () => {
    expect(service.image).toMatch(/^memory\/|:v?\d/);
  });
});

it("PostgreSQL and Redis run as their images' users, so they need no capability to change the user", () => {
  const users = composeServiceEntries
    .filter(([, { user }]) => user !== undefined)
    .map(([name, { user }]) => [name, user]);
  expect(users).toEqual([
    ['postgres', '70:70'],
    ['redis', '999:1000'],
  ]);
});
