import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { MigrationFiles } from '@memory/launcher/migrations/migration-files';
import { serviceDatabases } from '@memory/launcher/topology';
import { hasPreviousRelease, previousMigrationNames, previousRelease } from '../src/previous-release.ts';
import { findUnsafeStatements } from '../src/rollout-safety.ts';

it.each([
  ['DROP TABLE entry', 'drops what the previous release may use (OBJECT_TABLE)'],
  ['DROP TYPE mood', '(OBJECT_TYPE)'],
  ['ALTER TABLE entry DROP COLUMN mood', 'drops entry.mood'],
  ['ALTER TABLE entry RENAME TO memory', 'renames what the previous release uses (OBJECT_TABLE)'],
  ['ALTER TABLE entry RENAME COLUMN mood TO feeling', '(OBJECT_COLUMN)'],
  ['ALTER TABLE entry ALTER COLUMN mood TYPE int', 'changes the type of entry.mood'],
  ['ALTER TABLE entry ALTER COLUMN mood SET NOT NULL', 'rejects the rows without mood'],
  ['ALTER TABLE entry ADD COLUMN mood text NOT NULL', 'adds entry.mood, which the previous release does not fill'],
  ['ALTER TABLE entry ADD COLUMN token uuid DEFAULT gen_random_uuid()', 'a default that is computed for each row'],
  ['ALTER TABLE entry ADD COLUMN size int GENERATED ALWAYS AS (length(title)) STORED', 'computed column entry.size'],
  ['ALTER TABLE entry ADD CONSTRAINT short CHECK (length(title) < 9)', 'checks all rows of entry'],
  ['CREATE INDEX by_mood ON entry (mood)', 'creates an index on entry'],
  ['UPDATE entry SET mood = 1', 'changes all rows of entry'],
  ['DELETE FROM entry', 'changes all rows of entry'],
  ['-- 一个注释\nSELECT 1; DROP VIEW "entries"', '(OBJECT_VIEW)'],
])('%s is unsafe', async (sql, problem) => {
  expect(await findUnsafeStatements([sql])).toEqual([expect.stringContaining(problem)]);
});

it.each([
  'CREATE TABLE a (id int NOT NULL); CREATE INDEX b ON a (id); ALTER TABLE a ADD CONSTRAINT c CHECK (id > 0); DELETE FROM a',
  'ALTER TABLE entry ADD COLUMN mood text',
  "ALTER TABLE entry ADD COLUMN mood text NOT NULL DEFAULT 'calm'",
  'ALTER TABLE entry ADD COLUMN seen timestamptz NOT NULL DEFAULT now()',
  'ALTER TABLE entry ADD COLUMN seen timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP',
  'ALTER TABLE entry ADD CONSTRAINT short CHECK (length(title) < 9) NOT VALID',
  'CREATE INDEX CONCURRENTLY by_mood ON entry (mood)',
  'DROP INDEX by_mood; ALTER INDEX a RENAME TO b',
  'UPDATE entry SET mood = 1 WHERE id = 1',
  '-- Safe during a deployment: the previous release has not used it.\nDROP TABLE draft',
])('%s is safe', async (sql) => {
  expect(await findUnsafeStatements([sql])).toEqual([]);
});

if (!hasPreviousRelease())
  process.stdout.write(
    `This clone lacks the commit ${previousRelease}: its release is not compared with the migrations.\n`,
  );

(hasPreviousRelease() ? describe : describe.skip)('the migrations that the previous release does not have', () => {
  it.each(serviceDatabases())('are safe: $app', async ({ app }) => {
    const files = new MigrationFiles(join(repositoryRoot, app));
    const previous = new Set(previousMigrationNames(app));
    const baseline = files.readBaseline();
    // A previous release from before the baseline must have all migrations for which it stands.
    const isReplaced = baseline !== undefined && !previous.has(baseline.name);
    const names = files.readMigrations().map(({ name }) => name);
    const expected = isReplaced ? [...baseline.replaced.keys()] : names.filter((name) => previous.has(name));
    expect([...previous].toSorted()).toEqual(expected.toSorted());
    const added = files
      .readMigrations()
      .filter(({ name }) => !previous.has(name) && !(isReplaced && name === baseline.name));
    expect(await findUnsafeStatements(added.map(({ sql }) => sql))).toEqual([]);
  });
});
