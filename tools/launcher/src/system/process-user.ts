import type { LinuxCapability } from './linux-capabilities.ts';

/** What a program must be able to access (files and a port), even where its user does not have the permission. */
export interface RequiredAccess {
  /** The files and folders that the program must be able to read. */
  readablePaths: string[];
  /** The TCP port that the program listens on. */
  port?: number;
}

/** The operating-system user that a process of the stack runs as. */
export interface ProcessUser {
  /** The environment variables that name the user and its home directory. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Ensures that the folder exists and that only this user may enter it (mode 0700). When root owns the folder, because the programs ran as
   * root before, the folder with its content is given to the user; symbolic links in it are not followed.
   * @throws UserFacingError when the folder belongs to a third user
   */
  ensurePrivateFolder(folder: string): void;
  /** Writes a file that this user may read but not change. The folder of the file belongs to the user of the start program. */
  writeReadOnlyFile(file: string, content: string): void;
  /** Returns the capabilities that the program needs; none when the user's own rights suffice. */
  requiredCapabilities(access: RequiredAccess): LinuxCapability[];
  /** Returns the command and the arguments with which `program` runs as this user and with these capabilities. */
  commandAsUser(program: string, args: string[], capabilities: LinuxCapability[]): [program: string, args: string[]];
}
