/** A field's JSON Schema, as much of it as decides what is bad for it. */
export interface FieldSchema {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly type?: string;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/** The field is left out. */
export const MISSING = Symbol('missing');

/** A lone surrogate in an address: UTF-8 has no form for it, so that only its bytes can be written. */
export const LONE_SURROGATE = '\ud842';
const odd = ['', ' ', '\0', LONE_SURROGATE, '𠮷', '👩‍👩‍👧', "'; --", '%', 'NaN', '-1'];

const longest = (schema: FieldSchema): number =>
  Math.max(0, schema.maxLength ?? 0, ...(schema.anyOf ?? []).map(longest));
const mostItems = (schema: FieldSchema): number =>
  Math.max(schema.maxItems ?? 0, ...(schema.anyOf ?? []).map(mostItems));

/** What a field of a JSON body may get instead of what it asks for. Some of it is right for some fields: the service decides. */
export function badBodyValues(schema: FieldSchema): unknown[] {
  const wrongTypes = [MISSING, null, -1, 1.5, true, {}, [], ['x']];
  const tooLong = 'x'.repeat((longest(schema) || 20_000) + 1);
  const most = mostItems(schema);
  const lists =
    most > 0 ? [[null], [LONE_SURROGATE], [{ url: null }], Array.from({ length: most + 1 }, () => 'x')] : [];
  return [...wrongTypes, tooLong, ...odd, ...lists];
}

/** The same in the query of an address, where all is text. A list is the same name more than once. */
export function badQueryValues(schema: FieldSchema): unknown[] {
  return [MISSING, ...badPathValues(schema), '', ['1', '2']];
}

/** The same in its path, where what is empty is another path. */
export const badPathValues = (schema: FieldSchema): string[] => [
  ...odd.filter((text) => text !== ''),
  '0',
  'x'.repeat((longest(schema) || 250) + 1),
];
