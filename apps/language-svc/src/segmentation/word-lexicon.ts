/** How many slots the table has for each word, at least. The words have about two nodes each. */
const SLOTS_PER_WORD = 3;
const NO_NODE = -1;
const ROOT = 0;

/**
 * The words that a text can consist of, with their counts and tags: a trie whose nodes are the slots of a hash table outside the JavaScript
 * heap. The key of a node is its parent and the UTF-16 unit that leads to it.
 */
export class WordLexicon {
  readonly root = ROOT;
  /** How many slots the table has; a node is a number below it. */
  readonly slotCount: number;
  /** The sum of the counts of all words. */
  readonly total: number;
  /** The different tags of the words, and the empty one. */
  readonly tags: readonly string[];
  private readonly parents: Int32Array;
  private readonly units: Uint16Array;
  /** The count of the word that ends at a node; 0 where none does. */
  private readonly counts: Int32Array;
  /** The index in `tags` of the word that ends at a node. */
  private readonly tagIds: Uint8Array;

  /** @param lines lines `word count tag` in UTF-8, each with a word of its own and a count above 0 */
  constructor(lines: Buffer) {
    const text = lines.toString();
    this.slotCount = 2 ** Math.ceil(Math.log2(countLines(text) * SLOTS_PER_WORD));
    this.parents = new Int32Array(this.slotCount).fill(NO_NODE);
    this.units = new Uint16Array(this.slotCount);
    this.counts = new Int32Array(this.slotCount);
    this.tagIds = new Uint8Array(this.slotCount);
    this.parents[ROOT] = ROOT;
    const tags = [''];
    const tagIds = new Map([['', 0]]);
    let total = 0;
    for (let start = 0, end = 0; start < text.length; start = end + 1) {
      end = text.indexOf('\n', start);
      if (end < 0) end = text.length;
      const wordEnd = text.indexOf(' ', start);
      const countEnd = Math.min(text.indexOf(' ', wordEnd + 1) >>> 0, end);
      const count = Number(text.slice(wordEnd + 1, countEnd));
      const tag = text.slice(countEnd + 1, end);
      const node = this.addPath(text.slice(start, wordEnd));
      let tagId = tagIds.get(tag);
      if (tagId === undefined) tagIds.set(tag, (tagId = tags.push(tag) - 1));
      this.counts[node] = count;
      this.tagIds[node] = tagId;
      total += count;
    }
    this.total = total;
    this.tags = tags;
  }

  /** Returns the node that a UTF-16 unit leads to; -1 when no word continues in this way. */
  childOf(node: number, unit: number): number {
    const slot = this.slotOf(node, unit);
    return this.parents[slot] === NO_NODE ? NO_NODE : slot;
  }

  /** Returns the count of the word that ends at a node; 0 when none ends there. */
  countAt(node: number): number {
    return this.counts[node]!;
  }

  /** Returns the tag of the word that ends at a node; empty when it has none. */
  tagAt(node: number): string {
    return this.tags[this.tagIds[node]!]!;
  }

  /** Returns the node at which a word ends; -1 when the lexicon lacks the word. */
  find(word: string): number {
    let node = ROOT;
    for (let at = 0; at < word.length && node !== NO_NODE; at += 1) node = this.childOf(node, word.charCodeAt(at));
    return node !== NO_NODE && this.counts[node]! > 0 ? node : NO_NODE;
  }

  /** Calls a function for each word of one UTF-16 unit. */
  forEachCharacter(visit: (character: string, node: number) => void): void {
    for (let node = 1; node < this.slotCount; node += 1)
      if (this.parents[node] === ROOT && this.counts[node]! > 0) visit(String.fromCharCode(this.units[node]!), node);
  }

  private addPath(word: string): number {
    let node = ROOT;
    for (let at = 0; at < word.length; at += 1) {
      const unit = word.charCodeAt(at);
      const slot = this.slotOf(node, unit);
      this.parents[slot] = node;
      this.units[slot] = unit;
      node = slot;
    }
    return node;
  }

  /** Returns the slot of a node, or the free slot where it would be. The root is the child of no node. */
  private slotOf(parent: number, unit: number): number {
    const mask = this.slotCount - 1;
    const hash = Math.imul(Math.imul(parent, 0x9e3779b1) ^ unit, 0x85ebca6b);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (
      this.parents[slot] !== NO_NODE &&
      (slot === ROOT || this.parents[slot] !== parent || this.units[slot] !== unit)
    )
      slot = (slot + 1) & mask;
    return slot;
  }
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
