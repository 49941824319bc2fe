import { type FileTiming, formatTimings } from '../../src/test-run/file-timings.ts';

const timing = (file: string, wallMs: number, processorMs = wallMs): FileTiming => ({ file, wallMs, processorMs });

it('lists the ten slowest files, and the sum of each project', () => {
  const files = Array.from({ length: 11 }, (_, n) => timing(`apps/media-svc/test/${n}.spec.ts`, 1000 * (n + 1), 500));
  const lines = formatTimings([
    ...files,
    timing('tools/launcher/test/a.spec.ts', 90_000),
    timing('apps/e2e/stories/b.spec.ts', 3000, 0),
  ])
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());

  expect(lines).toHaveLength(1 + 10 + 1 + 3);
  expect(lines.slice(1, 3)).toEqual([
    '90.0    90.0  tools/launcher/test/a.spec.ts',
    '11.0     0.5  apps/media-svc/test/10.spec.ts',
  ]);
  expect(lines.slice(-3)).toEqual([
    '90.0    90.0  tools/launcher',
    '66.0     5.5  apps/media-svc',
    '3.0       –  apps/e2e',
  ]);
});
