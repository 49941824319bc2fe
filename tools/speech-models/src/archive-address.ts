import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '@memory/launcher/config';

/** The location of an archive: a file on this machine, or an address from which it is downloaded. */
export type ArchiveAddress = { readonly path: string } | { readonly url: URL };

const WRONG_ADDRESS =
  'SPEECH_MODEL_URL is not an address of an archive or of a folder with archives: https://mirror.school.example/models/ or /mnt/usb/model.tar.bz2';

/**
 * Returns the location of an archive.
 * @param source the address that the makers of the model publish
 * @param override SPEECH_MODEL_URL: another address or path, either of the archive (`….tar.bz2`) or of the folder that contains the archive
 * @throws ConfigError for an address that is neither a path nor has the protocol http, https or file
 */
export function archiveAddress(source: string, override: string | undefined): ArchiveAddress {
  const name = basename(new URL(source).pathname);
  if (!override) return addressOf(new URL(source));
  if (!/^[a-z][a-z0-9+.-]+:/i.test(override)) {
    const path = resolve(override);
    return { path: isArchive(path) ? path : join(path, name) };
  }
  if (!URL.canParse(override)) throw new ConfigError(WRONG_ADDRESS);
  const url = new URL(override);
  if (!isArchive(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`;
  return addressOf(url);
}

function addressOf(url: URL): ArchiveAddress {
  if (url.protocol === 'file:') return { path: fileURLToPath(url) };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new ConfigError(WRONG_ADDRESS);
  return { url };
}

const isArchive = (path: string): boolean => path.endsWith('.tar.bz2');

/** Formats an address for display: without its password. */
export function formatAddress(address: ArchiveAddress): string {
  if ('path' in address) return address.path;
  const shown = new URL(address.url);
  shown.username = '';
  shown.password = '';
  return shown.href;
}
