import { expect, it } from 'vitest';
import { validateMediaFile, validatePhotoFile } from './validate-file.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, size: number) => ({ name, type, size });

it.each([
  [file('a.jpg', 'image/jpeg', 10 * MB), null],
  [file('a.jpg', 'image/jpeg', 10 * MB + 1), 'tooLarge'],
  [file('a.mp4', 'video/mp4', 200 * MB), 'tooLarge'],
  [file('a.jpg', 'image/jpeg', 0), 'empty'],
  [file('a.HEIC', '', MB), null],
  [file('a.pdf', 'application/pdf', MB), 'notMedia'],
  [file('a.txt', '', MB), 'notMedia'],
  [file('mmexport1700000000000', '', MB), null],
  [file('mmexport1700000000000', 'application/octet-stream', 11 * MB), 'tooLarge'],
])('%j as image or video: %s', (metadata, error) => expect(validateMediaFile(metadata)).toBe(error));

it.each([
  [file('a.mp4', 'video/mp4', MB), 'notImage'],
  [file('a.heic', '', MB), null],
  [file('a.txt', '', MB), 'notImage'],
  [file('mmexport1700000000000', '', MB), null],
  [file('a.png', 'image/png', 0), 'empty'],
])('%j as photo: %s', (metadata, error) => expect(validatePhotoFile(metadata)).toBe(error));
