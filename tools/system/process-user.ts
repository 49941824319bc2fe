import type { LinuxCapability } from './linux-capabilities.ts';

/** The files and the port that a program must be able to access, although its user may not have the permission. */
export interface RequiredAccess {
  /** The files and folders that the program reads. */
  readablePaths: string[];
  /** The TCP port that the program listens on. */
  port?: number;
}

/** The operating-system user that a process of the stack runs as. */
export interface ProcessUser {
  /** The environment variables that name the user and its home directory. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Ensures that the folder exists and that only this user may enter it (mode 0700). A folder that root owns, from an installation whose
   * programs ran as root, is given to the user with its content; symbolic links in it are not followed.
   * @throws UserFacingError when the folder belongs to a third user
   */
  ensurePrivateFolder(folder: string): void;
  /** Writes a file that this user may read but not change, in a folder that the user of the start program owns. */
  writeReadOnlyFile(file: string, content: string): void;
  /** The capabilities without which the program would fail; none if the user's own rights suffice. */
  requiredCapabilities(access: RequiredAccess): LinuxCapability[];
  /** The program and the arguments that run `program` as this user with these capabilities. */
  commandAsUser(program: string, args: string[], capabilities: LinuxCapability[]): [program: string, args: string[]];
}
