import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes the settings of a new installation: example.env with every secret filled in. Plain JavaScript without dependencies, for it runs
 * before anything is installed, on Node 20 or newer.
 *
 *   node deploy/new-env.mjs .env     writes the file for its owner alone, and never over one that exists
 *   node deploy/new-env.mjs          prints it
 */

/** Who signs requests between the services: the prefix of the setting, and the name that CALLER_KEYS gives to the key. */
const callers = {
  GATEWAY: 'gateway',
  JOURNAL: 'journal-svc',
  MEDIA: 'media-svc',
  LANGUAGE: 'language-svc',
  SOCIAL: 'social-svc',
  ADMIN: 'admin',
};
const withDatabase = ['JOURNAL', 'MEDIA', 'LANGUAGE', 'SOCIAL'];

/** 256 bits; base64url needs no quoting in a .env file and no encoding in an address. */
const password = () => randomBytes(32).toString('base64url');
/** @returns the key as PKCS #8 in DER, base64url: what the setting SIGNING_KEY holds */
const encodePrivateKey = (key) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
const hexadecimal = (bytes) => randomBytes(bytes).toString('hex');

function makeSecrets() {
  const pairs = Object.entries(callers).map(([prefix, caller]) => ({
    prefix,
    caller,
    ...generateKeyPairSync('ed25519'),
  }));
  return {
    POSTGRES_PASSWORD: password(),
    ...Object.fromEntries(withDatabase.map((prefix) => [`${prefix}_DATABASE_PASSWORD`, password()])),
    ...Object.fromEntries(Object.keys(callers).map((prefix) => [`${prefix}_REDIS_PASSWORD`, password()])),
    ...Object.fromEntries(pairs.map((pair) => [`${pair.prefix}_SIGNING_KEY`, encodePrivateKey(pair.privateKey)])),
    // The JWK's `x` is the raw public key in base64url (RFC 8037).
    CALLER_KEYS: pairs.map((pair) => `${pair.caller}:${pair.publicKey.export({ format: 'jwk' }).x}`).join(','),
    SESSION_SECRET: password(),
    // The forms Garage asks for.
    S3_ACCESS_KEY: `GK${hexadecimal(12)}`,
    S3_SECRET_KEY: hexadecimal(32),
    STORE_RPC_SECRET: hexadecimal(32),
  };
}

/** @throws Error when the example has no line for a secret */
function fillIn(example, secrets) {
  let text = example;
  for (const [name, value] of Object.entries(secrets)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`deploy/example.env has no line for ${name}`);
    text = text.replace(line, () => `${name}=${value}`);
  }
  return text;
}

const [file] = process.argv.slice(2);
const heading =
  '# Made by deploy/new-env.mjs; example.env has the same settings without secrets. Keep a copy where only you can read it.\n';
const example = readFileSync(new URL('example.env', import.meta.url), 'utf8');
const settings = heading + fillIn(example, makeSecrets()).replace(/^(#.*\n)+/, '');

if (file === undefined) {
  process.stdout.write(settings);
} else {
  try {
    writeFileSync(file, settings, { flag: 'wx', mode: 0o600 });
    process.stdout.write(`✓ ${file} has new secrets; it is readable by you alone\n`);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    process.stderr.write(
      `✗ ${file} exists already and was left as it is: its secrets open the data that is there. Choose another name.\n`,
    );
    process.exitCode = 1;
  }
}
