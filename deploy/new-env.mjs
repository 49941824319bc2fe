import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { callersByPrefix, databasePrefixes } from './callers.mjs';

/**
 * Creates the settings of a new installation: the file example.env with new secrets. It is plain JavaScript without dependencies, because
 * it runs on Node 20 or newer before anything is installed.
 *
 * node deploy/new-env.mjs .env writes the file, which only its owner can read; never overwrites a file
 * node deploy/new-env.mjs prints the settings
 */

/** Creates a secret of 256 random bits in base64url. Such a secret needs no quotes in a .env file and no encoding in a URL. */
const createPassword = () => randomBytes(32).toString('base64url');
/** Encodes a private key for the setting SIGNING_KEY: in the format PKCS #8, DER, base64url. */
const encodePrivateKey = (key) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
/** Encodes a public key for the setting CALLER_KEYS. The property `x` of a JWK is the raw key in base64url (RFC 8037). */
const encodePublicKey = (key) => key.export({ format: 'jwk' }).x;
const randomHex = (bytes) => randomBytes(bytes).toString('hex');

function createSecrets() {
  const keyPairs = Object.entries(callersByPrefix).map(([prefix, caller]) => ({
    prefix,
    caller,
    ...generateKeyPairSync('ed25519'),
  }));
  return {
    POSTGRES_PASSWORD: createPassword(),
    ...Object.fromEntries(databasePrefixes.map((prefix) => [`${prefix}_DATABASE_PASSWORD`, createPassword()])),
    ...Object.fromEntries(keyPairs.map(({ prefix }) => [`${prefix}_REDIS_PASSWORD`, createPassword()])),
    ...Object.fromEntries(
      keyPairs.map(({ prefix, privateKey }) => [`${prefix}_SIGNING_KEY`, encodePrivateKey(privateKey)]),
    ),
    CALLER_KEYS: keyPairs.map(({ caller, publicKey }) => `${caller}:${encodePublicKey(publicKey)}`).join(','),
    SESSION_SECRET: createPassword(),
    // The object store Garage accepts keys in these forms only.
    S3_ACCESS_KEY: `GK${randomHex(12)}`,
    S3_SECRET_KEY: randomHex(32),
    STORE_RPC_SECRET: randomHex(32),
  };
}

/**
 * Replaces a secret in the example.
 * @throws Error when the example has no line for the secret
 */
function insertSecrets(example, secrets) {
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
const settings = heading + insertSecrets(example, createSecrets()).replace(/^(#.*\n)+/, '');

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
