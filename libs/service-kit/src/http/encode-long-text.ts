/** Texts of at least this many UTF-16 units are encoded before they are sent. */
const LONG_TEXT_LENGTH = 2_048;

/**
 * Encodes a long response as one buffer. Node encodes strings when it writes them to the socket, which takes several times as long for
 * texts with Chinese characters.
 */
export const encodeLongText = (payload: unknown): unknown =>
  typeof payload === 'string' && payload.length >= LONG_TEXT_LENGTH ? Buffer.from(payload) : payload;
