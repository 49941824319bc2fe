import { services } from './compose-file.ts';

/** The smallest machine the product is made for (README.md): a service that may use more would not start there. */
const CORES = 2;

const MEGABYTES: Record<string, number> = { m: 1, g: 1_024 };

function megabytes(size = ''): number {
  const [, amount = '', unit = ''] = /^(\d+)([mg])$/.exec(size) ?? [];
  return Number(amount) * (MEGABYTES[unit] ?? Number.NaN);
}

/** Measured with `npm run bench -- memory workers`, in MB; docs/operations/scaling-workers.md. */
const measured: Record<string, number> = {
  gateway: 110,
  'journal-svc': 110,
  'media-svc': 130,
  'media-worker': 1_110,
  'language-svc': 340,
  'social-svc': 110,
};

describe.each(services)('the container of %s', (name, service) => {
  it('has a limit of memory, of cores and of processes', () => {
    expect(megabytes(service.mem_limit)).toBeGreaterThanOrEqual((measured[name] ?? 0) * 1.5);
    const cores = Number(String(service.cpus).replace(/^\$\{\w+:-(.+)\}$/, '$1'));
    expect(cores).toBeGreaterThan(0);
    expect(cores).toBeLessThanOrEqual(CORES);
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  it('has no capability, cannot gain privileges and cannot write its file system', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect([service.cap_add, service.privileged]).toEqual([undefined, undefined]);
  });

  it('runs an image with a version', () => {
    expect(service.image).toMatch(/^memory\/|:v?\d/);
  });
});

it("the databases run as their images' users, so that they need no capability to become them", () => {
  const users = services.filter(([, { user }]) => user !== undefined).map(([name, { user }]) => [name, user]);
  expect(users).toEqual([
    ['postgres', '70:70'],
    ['redis', '999:1000'],
  ]);
});
