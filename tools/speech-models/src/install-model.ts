import { chmod, mkdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { releaseFileLock, tryLockFile } from '@memory/launcher/process/file-lock';
import { type ArchiveAddress, formatAddress } from './archive-address.ts';
import { downloadFile, removeDownload } from './download-file.ts';
import { activateModel, type SpeechFolders } from './installed-model.ts';
import { installedBytes, type ModelPackage } from './model-package.ts';
import { sha256OfFile, unpackArchive } from './unpack-archive.ts';

const BYTES_PER_MB = 1024 ** 2;
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Reports the progress of a step. */
export type ReportProgress = (step: 'download' | 'unpack', done: number, total: number) => void;

interface InstallOptions {
  folders: SpeechFolders;
  address: ArchiveAddress;
  /** The disk space that must stay free, in MB. */
  reserveMb: number;
  reportProgress: ReportProgress;
  print: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Downloads, checks and unpacks a model, and makes it the installed model. If the installation is interrupted at any point, the former model stays
 * installed, and the downloaded bytes are kept.
 * @throws UserFacingError
 */
export async function installModel(model: ModelPackage, options: InstallOptions): Promise<void> {
  const { folders } = options;
  try {
    await withSpeechLock(folders, () => install(model, options));
  } catch (error) {
    if (!DISK_FULL.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new UserFacingError(
      `The disk of ${dirname(folders.lock)} is full. Make space; what was downloaded is kept, and the same command goes on with it.`,
      { cause: error },
    );
  }
}

async function install(model: ModelPackage, options: InstallOptions): Promise<void> {
  const { folders, address, reportProgress, print, signal } = options;
  await rm(folders.staging, { recursive: true, force: true });
  await checkDiskSpace(model, options);
  const archive =
    'path' in address ? await checkOwnArchive(model, address.path) : await download(model, address, options);
  print(`… comparing the SHA-256 of ${formatAddress(address)}`);
  await checkDigest(model, archive, address, signal);
  await mkdir(folders.staging, { recursive: true });
  try {
    const unpacked = await unpackArchive(archive, folders.staging, model.files, {
      signal,
      onProgress: (bytes) => reportProgress('unpack', bytes, model.archive.bytes),
    });
    await activateModel(folders, model, unpacked);
  } finally {
    await rm(folders.staging, { recursive: true, force: true });
  }
  if (!('path' in address)) await rm(folders.downloads, { recursive: true, force: true });
}

/**
 * Runs `work` while no other process on this machine changes the installed model.
 * @throws UserFacingError at once when another process is changing the installed model
 */
export async function withSpeechLock(folders: SpeechFolders, work: () => Promise<void>): Promise<void> {
  const models = dirname(folders.lock);
  await mkdir(models, { recursive: true });
  // The mode lets the worker's system user pass through the folder. Only the owner of a volume can set its mode.
  await chmod(models, 0o755).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
  const holder = tryLockFile(folders.lock);
  if (holder)
    throw new UserFacingError(`Another command is changing the speech model at present (process ${holder.pid}).`);
  try {
    await work();
  } finally {
    releaseFileLock(folders.lock);
  }
}

/** The name of a partial download contains the digest of the complete archive, so that the download is not continued with another archive. */
const partPath = ({ downloads }: SpeechFolders, { archive }: ModelPackage): string =>
  join(downloads, `${archive.sha256}.part`);

async function download(
  model: ModelPackage,
  { url }: { readonly url: URL },
  { folders, reportProgress, signal }: InstallOptions,
): Promise<string> {
  const path = partPath(folders, model);
  const { bytes } = model.archive;
  await downloadFile({
    url,
    path,
    bytes,
    signal,
    onProgress: (received) => reportProgress('download', received, bytes),
  });
  return path;
}

async function checkOwnArchive({ archive }: ModelPackage, path: string): Promise<string> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    const message = cause.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${cause.code}.`;
    throw new UserFacingError(message, { cause });
  });
  if (!found.isFile()) throw new UserFacingError(`${path} is not a file.`);
  if (found.size !== archive.bytes)
    throw new UserFacingError(
      `${path} has ${found.size} bytes instead of ${archive.bytes}: it is cut, or another file.`,
    );
  return path;
}

/**
 * Checks the digest of the archive. A wrong download is deleted, because continuing it would give the same wrong file. A file of the operator is
 * kept.
 */
async function checkDigest(
  { archive }: ModelPackage,
  path: string,
  address: ArchiveAddress,
  signal: AbortSignal,
): Promise<void> {
  const digest = await sha256OfFile(path, signal);
  if (digest === archive.sha256) return;
  const isDownload = 'url' in address;
  if (isDownload) await removeDownload(path);
  throw new UserFacingError(
    `${formatAddress(address)} is not the expected file${isDownload ? ', and was deleted' : ''}. Its SHA-256 is\n  ${digest}\ninstead of\n  ${archive.sha256}`,
  );
}

/** Checks that the remaining download and the unpacked files fit on the disk. */
async function checkDiskSpace(model: ModelPackage, { folders, address, reserveMb }: InstallOptions): Promise<void> {
  const received = await stat(partPath(folders, model)).then(
    ({ size }) => size,
    () => 0,
  );
  const toDownload = 'path' in address ? 0 : Math.max(0, model.archive.bytes - received);
  const needed = toDownload + installedBytes(model) + reserveMb * BYTES_PER_MB;
  const { bavail, bsize } = await statfs(dirname(folders.lock));
  if (bavail * bsize >= needed) return;
  throw new UserFacingError(
    `The disk of ${dirname(folders.lock)} has ${formatByteSize(bavail * bsize)} free, and ${formatByteSize(needed)} are needed: for the download, the unpacked model, and DISK_RESERVE_MB (${reserveMb}).`,
  );
}
