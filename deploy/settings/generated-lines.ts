/**
 * Replaces the generated lines of a file: those between the lines that contain `begin generated: <name>` and `end generated: <name>`. All other lines
 * are written by hand.
 * @param lines the new lines, which get the indentation of the line with `end generated`
 * @throws Error when the file has no such lines
 */
export function replaceGeneratedLines(text: string, name: string, lines: readonly string[]): string {
  const all = text.split('\n');
  const begin = all.findIndex((line) => line.includes(`begin generated: ${name}`));
  const end = all.findIndex((line) => line.includes(`end generated: ${name}`));
  if (begin === -1 || end < begin) throw new Error(`There are no lines for generated settings: ${name}`);
  const indentation = /^ */.exec(all[end] ?? '')?.[0] ?? '';
  return [
    ...all.slice(0, begin + 1),
    ...lines.map((line) => (line === '' ? '' : indentation + line)),
    ...all.slice(end),
  ].join('\n');
}

/** Writes a text as a value in YAML, in quotes where YAML would read a number, a boolean or nothing. */
export const yamlValue = (text: string): string =>
  /^(\d+(\.\d+)?|on|off|yes|no|true|false|)$/.test(text) ? `'${text}'` : text;
