/** Texts of at least this length, in UTF-16 code units, are encoded before they are sent. */
const LONG_TEXT_LENGTH = 2_048;

/**
 * Encodes a long response as one buffer. Otherwise Node encodes the string when it writes it to the socket, which takes several times as long for
 * texts with Chinese characters.
 */
export const encodeLongText = (payload: unknown): unknown =>
  typeof payload === 'string' && payload.length >= LONG_TEXT_LENGTH ? Buffer.from(payload) : payload;
