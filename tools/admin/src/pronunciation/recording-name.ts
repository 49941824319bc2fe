import { basename } from 'node:path';

const WORD = /^[\p{Unified_Ideograph}〇]{1,20}$/u;
const SYLLABLE = /^([a-zü]{1,6})([0-5])?$/;

/**
 * Returns the name under which a file is installed, by the last part of its path: `cmn-nv3.mp3` → `nü3.mp3`, `hsk/cmn-你好.mp3` → `你好.mp3`.
 * The neutral tone is 5. It has neither a slash nor a dot before its end, so that nothing is written outside the folder.
 * @returns null for a file that is named after neither a word nor a syllable
 */
export function recordingName(path: string): string | null {
  const name = basename(path.replaceAll('\\', '/').normalize('NFC'));
  const match = /^(?:cmn-)?([^.]+)\.mp3$/i.exec(name);
  const word = match?.[1] ?? '';
  if (WORD.test(word)) return `${word}.mp3`;
  const syllable = SYLLABLE.exec(word.toLowerCase().replaceAll(/v|u:/g, 'ü'));
  if (!syllable) return null;
  const [, letters, tone] = syllable;
  return `${letters}${tone === undefined || tone === '0' ? '5' : tone}.mp3`;
}
