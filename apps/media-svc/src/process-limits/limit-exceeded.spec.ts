import { findExceededProcessLimit, findExhaustedResource } from './limit-exceeded.ts';
import type { ProcessLimits } from './limited-command.ts';

// Output of the programs with limited memory.
it.each([
  'Error: vips_tracked: out of memory -- size == 381MB',
  'Error: VipsJpeg: Insufficient memory (case 4)',
  '(process:27355): GLib-ERROR **: 03:03:20.888: ../glib/gmem.c:139: failed to allocate 200000000 bytes',
  'Error: glib: Error creating thread: Resource temporarily unavailable',
  'RangeError: Array buffer allocation failed',
  '# Fatal process out of memory: Failed to reserve virtual memory for CodeRange',
  'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
  "terminate called after throwing an instance of 'std::bad_alloc'",
  "Error: Non-zero status code returned while running Clip node. Name:'p2o.Clip.0' Status Message: std::bad_alloc",
  'file:clean.mp4: Cannot allocate memory',
])('“%s” names memory', (text) => {
  expect(findExhaustedResource(text)).toBe('memory');
});

it.each(['Error: VipsJpeg: premature end of JPEG image', 'Error: Input file contains unsupported image format', ''])(
  '“%s” names no limit',
  (text) => {
    expect(findExhaustedResource(text)).toBeNull();
  },
);

describe('findExceededProcessLimit', () => {
  const limits: ProcessLimits = { memory: { privateDataMb: 768 }, cpuSeconds: 60, fileSizeMb: 256, openFiles: 64 };

  it.each([
    ['SIGXCPU', '', 'took more than 60 s of processor time'],
    ['SIGABRT', 'std::bad_alloc', 'took more than 768 MB of memory'],
    [null, 'Error: /tmp/clean: write error\nsystem error: File too large', 'wrote a file of more than 256 MB'],
  ] as const)('finds the limit for signal %s and output “%s”', (signal, errorOutput, message) => {
    expect(findExceededProcessLimit({ signal, errorOutput }, limits)?.message).toBe(message);
  });

  it.each([
    ['SIGSEGV', ''],
    ['SIGKILL', 'an earlier warning: out of memory'],
    [null, 'Error: no such file'],
  ] as const)('finds none for signal %s and output “%s”', (signal, errorOutput) => {
    expect(findExceededProcessLimit({ signal, errorOutput }, limits)).toBeNull();
  });
});
