const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML markup that `escapedHtml` inserts without escaping; all other values are escaped. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type TemplateValue = string | number | SafeHtml | readonly SafeHtml[];

const toMarkup = (value: TemplateValue): string => {
  if (value instanceof SafeHtml) return value.markup;
  if (Array.isArray(value)) return value.map((part: SafeHtml) => part.markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
};

/** A template tag that creates HTML and escapes the inserted values, except those of type SafeHtml. */
export function escapedHtml(strings: TemplateStringsArray, ...values: TemplateValue[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: strings }, ...values.map(toMarkup)));
}
