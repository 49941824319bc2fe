import type { Command } from './command.ts';

/** What is shown when no command is named, or one that does not exist. */
export function helpForAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Usage: npm run admin -- <command> …\n\n${lines.join('')}
Of the installation in DATA_DIR (.data unless set), while it runs. After a command, --help says what it takes.\n`;
}

export function helpFor({ name, usage, summary }: Command): string {
  return `Usage: npm run admin -- ${[name, usage].filter(Boolean).join(' ')}\n\n${summary}.\n`;
}
