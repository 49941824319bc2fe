import { open } from 'node:fs/promises';

/** The chunk `data` follows after at most a few other chunks. */
const SEARCHED_BYTES = 64 * 1024;
/** Programs that cannot return to the header of a WAV file write 0, or such a length or a greater one, which means that it is unknown. */
const UNKNOWN_LENGTH_MIN = 0x7f00_0000;

/** Whether a WAV file was written without knowing its length, so that ending before that length is no sign of damage. */
export async function hasUnknownWavLength(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEARCHED_BYTES), 0, SEARCHED_BYTES, 0);
    const at = buffer.indexOf('data', 0, 'latin1');
    if (at === -1 || at + 8 > bytesRead) return false;
    const length = buffer.readUInt32LE(at + 4);
    return length === 0 || length >= UNKNOWN_LENGTH_MIN;
  } finally {
    await file.close();
  }
}
