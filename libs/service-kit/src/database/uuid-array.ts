/** The header of a binary array with one dimension, no nulls and elements of type uuid (OID 2950). */
const HEADER = '000000010000000000000b86';
const EMPTY = '000000000000000000000b86';
const FIRST_INDEX = '00000001';
const ELEMENT_LENGTH = '00000010';

/**
 * Returns ids as a parameter of type `uuid[]` in PostgreSQL's binary format, in which node-postgres sends buffers. Parsing hundreds of ids in text
 * form takes PostgreSQL longer than finding their rows.
 */
export function uuidArray(ids: readonly string[]): Buffer {
  if (ids.length === 0) return Buffer.from(EMPTY, 'hex');
  const count = ids.length.toString(16).padStart(8, '0');
  const elements = ids.join(ELEMENT_LENGTH).replaceAll('-', '');
  return Buffer.from(HEADER + count + FIRST_INDEX + ELEMENT_LENGTH + elements, 'hex');
}
