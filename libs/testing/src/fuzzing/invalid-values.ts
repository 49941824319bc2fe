/** The keywords of a field's JSON Schema that determine its invalid values. */
export interface FieldSchema {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly type?: string;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
}

/** Stands for the value of a field that is left out of the request. */
export const MISSING_VALUE = Symbol('missing');

/** Half of a UTF-16 surrogate pair, which UTF-8 cannot encode. */
export const TEXT_WITH_LONE_SURROGATE = '\ud842';

const unusualTexts = ['', ' ', '\0', TEXT_WITH_LONE_SURROGATE, '𠮷', '👩‍👩‍👧', "'; --", '%', 'NaN', '-1'];

const maxLengthOf = (schema: FieldSchema): number =>
  Math.max(0, schema.maxLength ?? 0, ...(schema.anyOf ?? []).map(maxLengthOf));
const maxItemsOf = (schema: FieldSchema): number =>
  Math.max(schema.maxItems ?? 0, ...(schema.anyOf ?? []).map(maxItemsOf));

/** Returns values to test a field of a JSON body with. A value may be valid for some fields; the test then accepts a success response. */
export function invalidBodyValues(schema: FieldSchema): unknown[] {
  const wrongTypes = [MISSING_VALUE, null, -1, 1.5, true, {}, [], ['x']];
  const tooLong = 'x'.repeat((maxLengthOf(schema) || 20_000) + 1);
  const maxItems = maxItemsOf(schema);
  const lists =
    maxItems > 0
      ? [[null], [TEXT_WITH_LONE_SURROGATE], [{ url: null }], Array.from({ length: maxItems + 1 }, () => 'x')]
      : [];
  return [...wrongTypes, tooLong, ...unusualTexts, ...lists];
}

/** Returns values to test a query parameter with. A list stands for a parameter that occurs several times. */
export function invalidQueryValues(schema: FieldSchema): unknown[] {
  return [MISSING_VALUE, ...invalidPathValues(schema), '', ['1', '2']];
}

/** Returns values to test a path parameter with. No value is empty, because an empty segment turns the path into the path of another route. */
export const invalidPathValues = (schema: FieldSchema): string[] => [
  ...unusualTexts.filter((text) => text !== ''),
  '0',
  'x'.repeat((maxLengthOf(schema) || 250) + 1),
];
