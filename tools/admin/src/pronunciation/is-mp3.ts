/** Whether bytes begin like an MP3 file: with an ID3 tag, or with the header of an MPEG audio frame of layer III. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  if (bytes.length < 128) return false;
  if (first === 0x49 && second === 0x44 && third === 0x33) return true;
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2;
  // The bit rate 15 and the sampling rate 3 do not exist.
  return isFrame && third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
}
