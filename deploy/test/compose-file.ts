import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callerProcesses } from '@memory/contracts';
import { environmentPrefix } from '@memory/launcher/config';
import { parse } from 'yaml';

/** The fields of a service in docker-compose.yml that the tests use. */
export interface ComposeService {
  image: string;
  profiles?: string[];
  build?: { target: string };
  command?: string[];
  entrypoint?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: number | string;
  pids_limit?: number;
  logging?: { driver: string; options: Record<string, string> };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  configs: Record<string, { file: string }>;
}

export const repositoryRoot = resolve(import.meta.dirname, '../..');
export const composeFileText = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
export const composeFile = parse(composeFileText, { merge: true }) as ComposeFile;
/** The services of docker-compose.yml as pairs of name and service. */
export const composeServiceEntries = Object.entries(composeFile.services);

/** Returns the settings without which Compose starts nothing: `${NAME:?message}`. */
export const requiredComposeSettings: string[] = [
  ...new Set([...composeFileText.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name)),
];

/** The callers of libs/contracts by the prefix of their settings: `{ JOURNAL: 'journal-svc', … }`. */
export const callersByPrefix = Object.fromEntries(callerProcesses.map((caller) => [environmentPrefix(caller), caller]));
