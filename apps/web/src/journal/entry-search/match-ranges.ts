import { findMatches } from './find-matches.ts';

/** The title, the text and the transcript of an entry's card are set in the Kai font; dates, names and buttons are not. */
const ENTRY_TEXTS = 'article .kai';
/** Readings above the characters, and texts for screen readers only, are no part of an entry's text. */
const IGNORED_TEXTS = 'rt, rp, button, .sr-only, [aria-hidden="true"]';

/** Returns the ranges of the document in which the entry cards below `root` contain the search text. */
export function matchRanges(root: ParentNode, searchText: string): Range[] {
  return [...root.querySelectorAll(ENTRY_TEXTS)].flatMap((element) => rangesIn(element, searchText));
}

/** A match may begin in one text node and end in another, because each Chinese character has its own element. */
function rangesIn(element: Element, searchText: string): Range[] {
  const nodes = textNodesOf(element);
  return findMatches(nodes.map(({ data }) => data).join(''), searchText).map(({ start, end }) => {
    const range = new Range();
    range.setStart(...positionIn(nodes, start));
    // The last character decides the end; the position after it might be the beginning of the next node.
    const [lastNode, lastOffset] = positionIn(nodes, end - 1);
    range.setEnd(lastNode, lastOffset + 1);
    return range;
  });
}

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(IGNORED_TEXTS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Returns the text node with the character at this offset of the joined texts, and the character's offset in that node. */
function positionIn(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest < node.length) return [node, rest];
    rest -= node.length;
  }
  throw new RangeError(`There is no character ${offset}.`);
}
