import { expect, it } from '@jest/globals';
import { validateMediaFile, validatePhotoFile } from './validate-file.ts';

const MB = 1024 * 1024;
const chosen = (name: string, type: string, size: number) => ({ name, type, size });

it.each([
  [chosen('a.jpg', 'image/jpeg', 10 * MB), null],
  [chosen('a.jpg', 'image/jpeg', 10 * MB + 1), 'tooLarge'],
  [chosen('a.mp4', 'video/mp4', 200 * MB), 'tooLarge'],
  [chosen('a.jpg', 'image/jpeg', 0), 'empty'],
  [chosen('a.HEIC', '', MB), null],
  [chosen('a.pdf', 'application/pdf', MB), 'notMedia'],
  [chosen('a', '', MB), 'notMedia'],
])('%j as picture or video: %s', (file, problem) => expect(validateMediaFile(file)).toBe(problem));

it.each([
  [chosen('a.mp4', 'video/mp4', MB), 'notImage'],
  [chosen('a.heic', '', MB), null],
  [chosen('a.png', 'image/png', 0), 'empty'],
])('%j as photo: %s', (file, problem) => expect(validatePhotoFile(file)).toBe(problem));
