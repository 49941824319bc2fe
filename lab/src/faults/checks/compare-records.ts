import type { PossibleValues } from '../../people/records.ts';

/**
 * Compares what was read with what was acknowledged, by a key that is unique.
 * @param actual what the product has, with duplicates if there are any
 */
export function compareRecords<Value>(
  name: string,
  expected: ReadonlyMap<string, PossibleValues<Value>>,
  actual: readonly (readonly [key: string, value: Value])[],
  isEqual: (one: Value, other: Value) => boolean,
): string[] {
  const problems: string[] = [];
  const valuesByKey = new Map<string, Value[]>();
  for (const [key, value] of actual) valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), value]);
  for (const [key, values] of valuesByKey) {
    if (values.length > 1) problems.push(`${name} ${key} exists ${values.length} times`);
    if (!expected.has(key)) problems.push(`${name} ${key} was never written`);
  }
  for (const [key, possible] of expected) {
    const [value = null] = valuesByKey.get(key) ?? [];
    if (possible.allows(value, isEqual)) continue;
    if (value === null) problems.push(`${name} ${key} was acknowledged and is lost`);
    else if (!possible.mayExist) problems.push(`${name} ${key} exists, although it was deleted or rejected`);
    else
      problems.push(
        `${name} ${key} is ${JSON.stringify(value)}, not ${JSON.stringify(possible.acknowledged)} as acknowledged`,
      );
  }
  return problems;
}
