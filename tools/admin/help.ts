import type { AdminCommand } from './command.ts';

/** The text that is printed without a command, or for an unknown one. */
export function formatCommandList(commands: readonly AdminCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Usage: npm run admin -- <command> …\n\n${lines.join('')}
Of the installation in DATA_DIR (.data unless set), while it runs. After a command, --help says what it takes.\n`;
}

/** The text of `--help` after a command. */
export function formatCommandHelp({ name, usage, summary }: AdminCommand): string {
  return `Usage: npm run admin -- ${[name, usage].filter(Boolean).join(' ')}\n\n${summary}.\n`;
}
