import type { AdminCommand } from './command.ts';

/** Returns the list of all commands, which is printed without a command and for an unknown one. */
export function formatCommandList(commands: ReadonlyMap<string, AdminCommand>): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Usage: npm run admin -- <command> …\n\n${lines.join('')}
Of the installation in DATA_DIR (.data unless set), while it runs. After a command, --help says what it takes.\n`;
}

/** Returns the usage of one command, which is printed for `--help` after its name. */
export function formatCommandHelp(name: string, { usage, summary }: AdminCommand): string {
  return `Usage: npm run admin -- ${[name, usage].filter(Boolean).join(' ')}\n\n${summary}.\n`;
}
