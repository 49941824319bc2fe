const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is ready; everything else is put into a page as the text it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Piece = string | number | Html | readonly Html[];

const markupOf = (piece: Piece): string => {
  if (piece instanceof Html) return piece.markup;
  if (Array.isArray(piece)) return piece.map((part: Html) => part.markup).join('');
  return String(piece).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
};

/** A template whose values cannot break out of it. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(markupOf)));
}
