import { execFile } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { callersByPrefix, composeText, requiredSettings as required, root } from './compose-file.ts';

const run = promisify(execFile);
const program = join(root, 'deploy/new-env.mjs');
const exampleText = readFileSync(join(root, 'deploy/example.env'), 'utf8');

async function newSettings(): Promise<Record<string, string | undefined>> {
  const { stdout } = await run(process.execPath, [program]);
  return parseEnv(stdout);
}

describe('deploy/new-env.mjs', () => {
  it('makes everything that docker-compose.yml does not start without', async () => {
    const settings = await newSettings();
    expect(required.length).toBeGreaterThan(20);
    // Characters that need no quoting in the file and no encoding in an address.
    for (const name of required)
      expect([name, settings[name]]).toEqual([name, expect.stringMatching(/^[\w:,-]{26,}$/)]);
  });

  it('makes other secrets each time', async () => {
    const [first, second] = await Promise.all([newSettings(), newSettings()]);
    expect(required.filter((name) => first[name] === second[name])).toEqual([]);
    const values = required.map((name) => first[name]);
    expect(new Set(values).size).toBe(values.length);
  });

  it('makes keys whose public halves CALLER_KEYS gives to everybody', async () => {
    const settings = await newSettings();
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

  it('makes keys of the store in the form Garage takes', async () => {
    const settings = await newSettings();
    expect(settings.S3_ACCESS_KEY).toMatch(/^GK[0-9a-f]{24}$/);
    expect(settings.S3_SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(settings.STORE_RPC_SECRET).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps every other setting and every explanation of the example', async () => {
    const { stdout } = await run(process.execPath, [program]);
    const made = new Set(stdout.split('\n'));
    // The first lines say how to make the file that this is.
    const kept = exampleText.slice(exampleText.indexOf('PORT=')).split('\n');
    expect(kept.filter((line) => !made.has(line) && !required.includes(line.replace(/=$/, '')))).toEqual([]);
  });

  describe('given a file', () => {
    let folder: string;
    beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'new-env-'))));
    afterEach(() => rmSync(folder, { recursive: true }));

    it('writes it for its owner alone', async () => {
      const file = join(folder, '.env');
      await run(process.execPath, [program, file]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(Object.keys(parseEnv(readFileSync(file, 'utf8')))).toEqual(expect.arrayContaining(required));
    });

    it('leaves one that exists as it is', async () => {
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
  it('holds no secret with which an installation would start', () => {
    const example = parseEnv(exampleText);
    expect(required.filter((name) => example[name] !== '')).toEqual([]);
    expect(exampleText).not.toContain('change-me');
  });

  it('names no setting that docker-compose.yml does not read', () => {
    expect(Object.keys(parseEnv(exampleText)).filter((name) => !composeText.includes(`\${${name}`))).toEqual([]);
  });
});
