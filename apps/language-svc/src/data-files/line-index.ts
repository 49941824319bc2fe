const TAB = 9;
const LINE_END = 10;
/** The size of the key buffer in bytes of UTF-8: longer than the longest key. */
const KEY_BYTES_MAX = 256;
/** The minimum number of slots of the hash table for each key. At least a third of the slots is free, so that searches are short. */
const SLOTS_PER_KEY = 1.5;
const NO_SLOT = -1;

/**
 * Finds the lines of a text by the keys in their first column or their first two columns. The text stays one buffer of UTF-8, and the index is a
 * hash table of offsets in this buffer, with linear probing. The buffer and the index are outside the JavaScript heap: a map of strings would take
 * three times as much memory, and the garbage collector would have to visit every string.
 */
export class LineIndex {
  private readonly text: Buffer;
  private readonly slots: Uint32Array;
  private readonly mask: number;
  /** The key that is looked up, in UTF-8. */
  private readonly key = Buffer.alloc(KEY_BYTES_MAX);

  /**
   * @param text lines whose columns are separated by tabs
   * @param keyColumns the number of columns with keys; no key is empty, and another column follows the key columns
   * @param slots the hash table of the keys, if it has been built before
   */
  constructor(text: Buffer, keyColumns: 1 | 2, slots = buildLineSlots(text, keyColumns)) {
    this.text = text;
    this.slots = slots;
    this.mask = slots.length - 1;
  }

  has(key: string): boolean {
    const length = this.encode(key);
    return this.findSlot(hash(this.key, 0, length), length) !== NO_SLOT;
  }

  /** Returns the lines with this key, in the order of the text. */
  linesOf(key: string): string[] {
    const length = this.encode(key);
    const lines: string[] = [];
    let slot = this.findSlot(hash(this.key, 0, length), length);
    while (slot !== NO_SLOT) {
      const offset = this.slots[slot]! - 1;
      const start = offset === 0 ? 0 : this.text.lastIndexOf(LINE_END, offset) + 1;
      lines.push(this.text.toString('utf8', start, endOfLine(this.text, offset)));
      slot = this.findSlot(slot + 1, length);
    }
    return lines;
  }

  /** Returns the first slot with the looked-up key, between the slot `from` and the next free slot; NO_SLOT when there is none. */
  private findSlot(from: number, length: number): number {
    for (let slot = from & this.mask; this.slots[slot] !== 0; slot = (slot + 1) & this.mask)
      if (this.isKeyAt(this.slots[slot]! - 1, length)) return slot;
    return NO_SLOT;
  }

  private isKeyAt(offset: number, length: number): boolean {
    if (this.text[offset + length] !== TAB) return false;
    for (let at = 0; at < length; at += 1) if (this.text[offset + at] !== this.key[at]) return false;
    return true;
  }

  /** Writes a key to `this.key`. @returns its length in bytes */
  private encode(key: string): number {
    return this.key.write(key);
  }
}

/**
 * Builds the hash table in which a `LineIndex` searches.
 * @returns in each slot the offset in the text at which a key begins, plus one; 0 in a free slot
 */
export function buildLineSlots(text: Buffer, keyColumns: 1 | 2): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(countLines(text) * keyColumns * SLOTS_PER_KEY)));
  const mask = slots.length - 1;
  const add = (start: number, end: number): void => {
    let slot = hash(text, start, end) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = start + 1;
  };
  for (let start = 0; start < text.length; start = endOfLine(text, start) + 1) {
    const first = text.indexOf(TAB, start);
    add(start, first);
    if (keyColumns === 1) continue;
    const second = text.indexOf(TAB, first + 1);
    // A line whose two keys are equal gets one slot, so that the line is found only once.
    if (text.compare(text, start, first, first + 1, second) !== 0) add(first + 1, second);
  }
  return slots;
}

function endOfLine(text: Buffer, start: number): number {
  const end = text.indexOf(LINE_END, start);
  return end < 0 ? text.length : end;
}

function countLines(text: Buffer): number {
  let count = 1;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

/** The hash function FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv), which needs no library and spreads short texts well. */
function hash(bytes: Buffer, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ bytes[at]!, 0x01000193);
  return value ^ (value >>> 15);
}
