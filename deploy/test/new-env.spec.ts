import { execFile } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import {
  callersByPrefix,
  composeFileText,
  requiredComposeSettings as required,
  repositoryRoot,
} from './compose-file.ts';

const run = promisify(execFile);
const program = join(repositoryRoot, 'deploy/new-env.mjs');
const exampleEnv = readFileSync(join(repositoryRoot, 'deploy/example.env'), 'utf8');

async function createSettings(): Promise<Record<string, string | undefined>> {
  const { stdout } = await run(process.execPath, [program]);
  return parseEnv(stdout);
}

describe('deploy/new-env.mjs', () => {
  it('creates every setting that docker-compose.yml requires', async () => {
    const settings = await createSettings();
    expect(required.length).toBeGreaterThan(20);
    // These characters need no quoting in the file and no encoding in a URL.
    for (const name of required)
      expect([name, settings[name]]).toEqual([name, expect.stringMatching(/^[\w:,-]{26,}$/)]);
  });

  it('creates different secrets each time', async () => {
    const [first, second] = await Promise.all([createSettings(), createSettings()]);
    expect(required.filter((name) => first[name] === second[name])).toEqual([]);
    const values = required.map((name) => first[name]);
    expect(new Set(values).size).toBe(values.length);
  });

  it('creates a signing key for every caller, with the public keys in CALLER_KEYS', async () => {
    const settings = await createSettings();
    const publicKeys = Object.fromEntries(
      (settings.CALLER_KEYS ?? '').split(',').map((entry) => entry.split(':') as [string, string]),
    );
    expect(Object.keys(publicKeys)).toEqual(Object.values(callersByPrefix));
    for (const [prefix, caller] of Object.entries(callersByPrefix)) {
      const der = Buffer.from(settings[`${prefix}_SIGNING_KEY`] ?? '', 'base64url');
      const signature = sign(
        null,
        Buffer.from('message'),
        createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
      );
      const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKeys[caller] }, format: 'jwk' });
      expect([caller, verify(null, Buffer.from('message'), publicKey, signature)]).toEqual([caller, true]);
    }
  });

  it('creates store keys in the form that Garage accepts', async () => {
    const settings = await createSettings();
    expect(settings.S3_ACCESS_KEY).toMatch(/^GK[0-9a-f]{24}$/);
    expect(settings.S3_SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(settings.STORE_RPC_SECRET).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps every other setting and comment of the example', async () => {
    const { stdout } = await run(process.execPath, [program]);
    const lines = new Set(stdout.split('\n'));
    // The first lines, which explain how to create the file, are replaced by a heading.
    const kept = exampleEnv.slice(exampleEnv.indexOf('PORT=')).split('\n');
    expect(kept.filter((line) => !lines.has(line) && !required.includes(line.replace(/=$/, '')))).toEqual([]);
  });

  describe('with a file name', () => {
    let folder: string;
    beforeEach(() => void (folder = createTemporaryFolder(onTestFinished)));

    it('writes the file readable by its owner only', async () => {
      const file = join(folder, '.env');
      await run(process.execPath, [program, file]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(Object.keys(parseEnv(readFileSync(file, 'utf8')))).toEqual(expect.arrayContaining(required));
    });

    it('does not overwrite an existing file', async () => {
      const file = join(folder, '.env');
      writeFileSync(file, 'POSTGRES_PASSWORD=of-data-that-is-there\n');
      await expect(run(process.execPath, [program, file])).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('exists already') as string,
      });
      expect(readFileSync(file, 'utf8')).toBe('POSTGRES_PASSWORD=of-data-that-is-there\n');
    });
  });
});

describe('deploy/example.env', () => {
  it('contains no secret', () => {
    const example = parseEnv(exampleEnv);
    expect(required.filter((name) => example[name] !== '')).toEqual([]);
    expect(exampleEnv).not.toContain('change-me');
  });

  it('contains only settings that docker-compose.yml reads', () => {
    expect(Object.keys(parseEnv(exampleEnv)).filter((name) => !composeFileText.includes(`\${${name}`))).toEqual([]);
  });
});
