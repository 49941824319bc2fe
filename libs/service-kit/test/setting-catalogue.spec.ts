import fc from 'fast-check';
import { presetNames, presetValues, serviceSettings, settingGroups, settingsSchema } from '../src/settings/index.ts';

/** A name that says that the value is a secret. */
const SECRET_NAME = /(KEY|SECRET|PASSWORD|TOKEN|_HEADERS|SMTP_URL)$/;

const settings = settingGroups.flatMap((group) => Object.entries(group.settings));
const forPeople = settings.filter(([, { isInternal }]) => !isInternal);

it('shows every setting of the services in one group', () => {
  const grouped = settingGroups.flatMap((group) => Object.values(group.settings));
  for (const definition of Object.values(serviceSettings))
    expect(grouped.filter((other) => other === definition)).toHaveLength(1);
});

it('has a valid default for each setting that people set', () => {
  for (const [name, { schema }] of forPeople) expect([name, schema.safeParse(undefined).success]).toEqual([name, true]);
});

it('treats a setting as a secret when its name says so', () => {
  expect(forPeople.filter(([name, { isSecret }]) => SECRET_NAME.test(name) && !isSecret)).toEqual([]);
});

it.each(presetNames)('has values in the preset %s that the settings accept', (preset) => {
  for (const [name, value] of Object.entries(presetValues(preset))) {
    const { schema } = serviceSettings[name as keyof typeof serviceSettings];
    expect([name, schema.safeParse(value).success]).toEqual([name, true]);
  }
});

it('rejects an invalid value without repeating it, because it may be a secret', () => {
  const isRejected = new Set<string>();
  const value = fc.stringMatching(/^[a-z]{0,8}:?[/]{0,2}[@=:?]?xyzzy[a-z0-9@:=/?.-]{0,12}$/);
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(serviceSettings)), value, ([name, { schema }], text) => {
      const { error } = schema.safeParse(text);
      if (error) isRejected.add(name);
      expect(error?.message ?? '').not.toContain('xyzzy');
    }),
    { numRuns: 3_000 },
  );
  expect([...isRejected]).toEqual(expect.arrayContaining(['SMTP_URL', 'REDIS_URL', 'SIGNING_KEY', 'PORT']));
});

it('gives each service the settings that it reads and no others', () => {
  expect(settingsSchema('journal-svc').shape).toHaveProperty('STORE_POSITIONS');
  expect(settingsSchema('journal-svc').shape).not.toHaveProperty('SMTP_URL');
  expect(settingsSchema('social-svc').shape).toHaveProperty('SMTP_URL');
});

it('describes each setting that people set, without a full stop, because a default follows', () => {
  for (const [name, { description }] of settings)
    expect([name, description]).toEqual([name, expect.stringMatching(/[^.]$/)]);
});
