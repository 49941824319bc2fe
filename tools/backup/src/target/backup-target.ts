import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { z } from 'zod';

/** An object in a backup target. */
export interface TargetObject {
  name: string;
  modifiedAt: Date;
}

/**
 * The place where backups are stored: a folder or an S3 bucket. Objects are read and written as a whole, because they are small: a few megabytes at
 * most, except lists. Names are paths with `/`, relative to the target.
 */
export interface BackupTarget {
  /** The name of the target in messages. Contains no credentials. */
  readonly label: string;
  /** Lists the objects in a folder, in no particular order. */
  list(folder: string): AsyncIterable<TargetObject>;
  /**
   * Reads an object.
   * @throws ObjectMissingError; UserFacingError when it is larger than `maxBytes`
   */
  read(name: string, maxBytes: number): Promise<Buffer>;
  /** Stores an object. The object becomes visible under its name when it is complete and on the disk. An existing object is replaced. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Deletes an object. A missing object is not an error. */
  delete(name: string): Promise<void>;
}

/** Thrown when a target does not have an object. */
export class ObjectMissingError extends UserFacingError {
  constructor(name: string, options?: { cause: unknown }) {
    super(`${name} is missing in the backup`, options);
  }
}

const OBJECT_NAME = /^[a-zA-Z0-9_-][a-zA-Z0-9._-]*(\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/;

/**
 * Protects against path traversal: names come from manifests, which an attacker may have changed. No part of a valid name begins with a dot.
 * @throws Error for a name that could lead out of the target
 */
export function assertObjectName(name: string): void {
  if (!OBJECT_NAME.test(name)) throw new Error(`"${name}" is not a name of an object in a backup target`);
}

/** Returns a target whose reads reject at once, with the reason of the abort, when `signal` is aborted, even when the server does not respond. */
export function abortableTarget(target: BackupTarget, signal: AbortSignal): BackupTarget {
  return {
    label: target.label,
    async *list(folder) {
      for await (const object of target.list(folder)) {
        signal.throwIfAborted();
        yield object;
      }
    },
    read: (name, maxBytes) => rejectOnAbort(() => target.read(name, maxBytes), signal),
    write: (name, bytes) => target.write(name, bytes),
    delete: (name) => target.delete(name),
  };
}

async function rejectOnAbort<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

const TARGET_FILE = 'target.json';
const targetSchema = z.object({ format: z.literal(1), installation: z.string() });

/**
 * Reserves a target for one installation. In a shared target, the retention of one installation would delete parts that another installation needs.
 * @throws UserFacingError when the target belongs to another installation
 */
export async function claimTarget(target: BackupTarget, installation: string): Promise<void> {
  const owner = await readTargetOwner(target);
  if (owner === undefined) await target.write(TARGET_FILE, Buffer.from(JSON.stringify({ format: 1, installation })));
  else if (owner !== installation)
    throw new UserFacingError(
      `${target.label} has the backups of another installation (or of this one before it got other secrets). Choose another folder.`,
    );
}

async function readTargetOwner(target: BackupTarget): Promise<string | undefined> {
  const bytes = await target.read(TARGET_FILE, 4_096).catch((error: unknown) => {
    if (!(error instanceof ObjectMissingError)) throw error;
  });
  if (!bytes) return undefined;
  try {
    return targetSchema.parse(JSON.parse(bytes.toString('utf8'))).installation;
  } catch (cause) {
    throw new UserFacingError(`${target.label}: ${TARGET_FILE} is damaged, or of a newer version.`, { cause });
  }
}
