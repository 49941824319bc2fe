import { presetNames, settingGroups, type SettingDefinition } from '@memory/service-kit/settings';

const LINE_LENGTH = 150;

/** Returns the default of a setting as people read it. */
function defaultOf({ schema, defaultText }: SettingDefinition): string {
  if (defaultText !== undefined) return defaultText;
  const value = schema.parse(undefined);
  if (value === undefined || value === '') return 'none';
  return typeof value === 'number' ? String(value) : `\`${String(value)}\``;
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Returns the tables of docs/settings.md, one for each group of settings. */
export const settingTables = (): string[] => [
  '',
  ...settingGroups.flatMap(({ title, settings }) => [
    `## ${title}`,
    '',
    '| Setting | Default | |',
    '|---|---|---|',
    ...Object.entries(settings)
      .filter(([, { isInternal }]) => !isInternal)
      .map(([name, definition]) => row([`\`${name}\``, defaultOf(definition), definition.description])),
    '',
  ]),
];

/** Returns the table of docs/schools.md: what the preset of schools sets, and why. */
export const presetTable = (): string[] => {
  const [preset] = presetNames;
  return [
    '',
    `| Setting | Default | \`PRESET=${preset}\` | What it does, and why a ${preset} needs it |`,
    '|---|---|---|---|',
    ...settingGroups.flatMap(({ settings }) =>
      Object.entries(settings).flatMap(([name, definition]) => {
        const set = definition.presets?.[preset];
        return set ? [row([`\`${name}\``, defaultOf(definition), `\`${set.value}\``, set.reason])] : [];
      }),
    ),
    '',
  ];
};

/** Returns the lines of deploy/example.env: each setting that an operator of containers may set, without a value, below its description. */
export const exampleEnvLines = (): string[] =>
  settingGroups.flatMap(({ title, settings }) => {
    const inContainers = Object.entries(settings).filter(
      ([, { isInternal, containers }]) => !isInternal && !containers,
    );
    if (inContainers.length === 0) return [];
    return ['', `# ${title}`, ...inContainers.flatMap(([name, definition]) => [...comment(definition), `${name}=`])];
  });

function comment(definition: SettingDefinition): string[] {
  const text = `${withoutLinks(definition.description)}. Empty: ${withoutLinks(defaultOf(definition))}`;
  return wrap(text, LINE_LENGTH).map((line) => `# ${line}`);
}

/** Writes links of Markdown as paths from the root of the repository. */
const withoutLinks = (markdown: string): string =>
  markdown
    .replaceAll(
      /\[([^[\]]+)\]\(([^()]+)\)/g,
      (_, text: string, target: string) =>
        `${text} (${target.startsWith('../') ? target.slice('../'.length) : `docs/${target}`})`,
    )
    .replaceAll('`', '');

function wrap(text: string, length: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= length) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
