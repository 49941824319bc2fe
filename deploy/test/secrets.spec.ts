import {
  callersByPrefix,
  composeFile,
  composeServiceEntries,
  requiredComposeSettings,
  secretReceivers,
} from './compose-file.ts';

describe('docker-compose.yml', () => {
  it.each(Object.entries(secretReceivers))('gives %s only to the services that need it', (name, expected) => {
    const actual = composeServiceEntries
      .filter(([, service]) => new RegExp(`\\$\\{${name}\\b`).test(JSON.stringify(service)))
      .map(([service]) => service);
    expect(actual.toSorted()).toEqual(expected);
  });

  it('has no secret that is missing in the table above', () => {
    // Every service receives the public keys.
    expect(
      requiredComposeSettings.filter((name) => secretReceivers[name] === undefined && name !== 'CALLER_KEYS'),
    ).toEqual([]);
  });

  it.each(Object.entries(callersByPrefix))('has %s connect to Redis as the user %s', (prefix, caller) => {
    const url = composeFile.services[caller]?.environment?.REDIS_URL;
    expect(url).toMatch(new RegExp(`^redis://${caller}:\\$\\{${prefix}_REDIS_PASSWORD[^}]*\\}@redis:6379$`));
  });

  it('has each service connect to PostgreSQL as the role that owns its database', () => {
    for (const [, { environment }] of composeServiceEntries.filter(
      ([name]) => name.endsWith('-svc') || name === 'media-worker',
    )) {
      expect(environment?.DATABASE_URL).toMatch(
        /^postgresql:\/\/(memory_\w+):\$\{\w+_DATABASE_PASSWORD[^}]*\}@postgres:5432\/\1$/,
      );
    }
  });
});
