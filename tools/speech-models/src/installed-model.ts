import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SPEECH_MODEL_FOLDER } from '@memory/launcher/topology';
import { z } from 'zod';
import type { ModelPackage } from './model-package.ts';
import { sha256OfFile, type UnpackedFile } from './unpack-archive.ts';

/** The subfolder of the data folder for installed models, partial downloads and the lock. In containers, it is a volume. */
const MODELS_FOLDER = 'models';

/** The paths of a data folder's speech model, and of the files of its installation. All are in one folder, and therefore on the same disk. */
export interface SpeechFolders {
  /** The folder of the installed model, which the worker reads. */
  model: string;
  /** The folder for the files of a model that is being installed. */
  staging: string;
  /** The folder for incomplete downloads. */
  downloads: string;
  lock: string;
}

export function speechFolders(dataDir: string): SpeechFolders {
  const models = join(dataDir, MODELS_FOLDER);
  return {
    model: join(dataDir, SPEECH_MODEL_FOLDER),
    staging: join(models, 'speech.staging'),
    downloads: join(models, 'speech.downloads'),
    lock: join(models, 'speech.lock'),
  };
}

/** The file that names the files of the installed model. media-svc reads this file. Replacing this file replaces the model. */
const DESCRIPTION_FILE = 'model.json';
/** How many digits of the archive's digest are part of the file names, so that the files of two models have different names. */
const DIGEST_PREFIX_LENGTH = 12;

const describedFileSchema = z.object({
  name: z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/),
  bytes: z.int().positive(),
  /** Missing when the description was written by hand. */
  sha256: z.string().optional(),
});

/** The content of `model.json`. media-svc reads `kind` and the names and sizes of `files`; `speech:status` reads the other properties. */
const descriptionSchema = z.object({
  kind: z.string(),
  files: z.record(z.string(), describedFileSchema),
  id: z.string().optional(),
  title: z.string().optional(),
  licence: z.string().optional(),
  source: z.string().optional(),
});
export type ModelDescription = z.infer<typeof descriptionSchema>;

/** Returns the description of the installed model; null when no model is installed, or the worker could not use the installed one. */
export async function readInstalledModel({ model }: SpeechFolders): Promise<ModelDescription | null> {
  try {
    return descriptionSchema.parse(JSON.parse(await readFile(join(model, DESCRIPTION_FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** Reads all files of the installed model, and returns the problems of damaged files. */
export async function findDamagedFiles(
  { model }: SpeechFolders,
  { files }: ModelDescription,
  signal?: AbortSignal,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, bytes, sha256 } of Object.values(files)) {
    const path = join(model, name);
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) problems.push(`${name} is missing`);
    else if (size !== bytes) problems.push(`${name} has ${size} bytes instead of ${bytes}`);
    else if (sha256 !== undefined) {
      const digest = await sha256OfFile(path, signal);
      if (digest !== sha256) problems.push(`${name} has the SHA-256 ${digest} instead of ${sha256}`);
    }
  }
  return problems;
}

/**
 * Makes unpacked files the installed model. The former model stays in use until its description is replaced by the new description, which happens
 * atomically. Then the files of the former model are removed.
 */
export async function activateModel(
  { model }: SpeechFolders,
  { id, kind, title, licence, source, archive }: ModelPackage,
  unpacked: readonly UnpackedFile[],
): Promise<void> {
  await mkdir(model, { recursive: true });
  // The mode is set explicitly, independent of the caller's umask, because the worker may run as another system user.
  await chmod(model, 0o755);
  const prefix = archive.sha256.slice(0, DIGEST_PREFIX_LENGTH);
  const files: ModelDescription['files'] = {};
  for (const { role, path, bytes, sha256 } of unpacked) {
    const name = `${prefix}-${role}${role === 'tokens' ? '.txt' : '.onnx'}`;
    await rename(path, join(model, name));
    files[role] = { name, bytes, sha256 };
  }
  const description: ModelDescription = { kind, files, id, title, licence, source };
  const temporary = join(model, `${DESCRIPTION_FILE}.new`);
  await writeFile(temporary, `${JSON.stringify(description, null, 2)}\n`, { flush: true });
  await chmod(temporary, 0o644);
  await rename(temporary, join(model, DESCRIPTION_FILE));
  await removeUnusedFiles(model, new Set(Object.values(files).map(({ name }) => name)));
}

/**
 * Removes the installed model and the leftovers of an interrupted installation. The description is removed first, so that the worker never finds a
 * description without its files.
 */
export async function removeInstalledModel({ model, staging, downloads }: SpeechFolders): Promise<void> {
  await rm(join(model, DESCRIPTION_FILE), { force: true });
  for (const folder of [model, staging, downloads]) await rm(folder, { recursive: true, force: true });
}

async function removeUnusedFiles(folder: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== DESCRIPTION_FILE && !used.has(basename(name))) await rm(join(folder, name), { recursive: true });
}
