const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that `html` inserts as it is; all other values are escaped. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type TemplateValue = string | number | SafeHtml | readonly SafeHtml[];

const toMarkup = (value: TemplateValue): string => {
  if (value instanceof SafeHtml) return value.markup;
  if (Array.isArray(value)) return value.map((part: SafeHtml) => part.markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
};

/** Template tag that escapes the inserted values. */
export function htmlTemplate(strings: TemplateStringsArray, ...values: TemplateValue[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: strings }, ...values.map(toMarkup)));
}
