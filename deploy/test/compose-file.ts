import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** As much of a service of the Compose file as the tests look at. */
export interface ComposeService {
  image: string;
  build?: { target: string };
  command?: string[];
  entrypoint?: string[];
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
}

export interface ComposeFile {
  serviceEntries: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
  configs: Record<string, { file: string }>;
}

export const root = resolve(import.meta.dirname, '../..');
export const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
export const compose = parse(composeText, { merge: true }) as ComposeFile;
export const services = Object.entries(compose.serviceEntries);

/** The settings without which Compose starts nothing. */
export const requiredSettings = [
  ...new Set([...composeText.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name)),
];

/** Who signs requests and connects to Redis: the prefix of its settings, and its name. */
export const callersByPrefix = {
  GATEWAY: 'gateway',
  JOURNAL: 'journal-svc',
  MEDIA: 'media-svc',
  LANGUAGE: 'language-svc',
  SOCIAL: 'social-svc',
  ADMIN: 'admin',
};
