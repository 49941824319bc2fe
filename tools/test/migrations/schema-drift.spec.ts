import { startTestPostgres } from '@memory/testing/test-postgres';
import { findSchemaDrift } from '../../migrations/migrations.ts';
import { listDatabases } from '../../topology.ts';

describe('the migrations of every app', () => {
  it.each(listDatabases().map(({ app }) => app))('lead to its schema.prisma: %s', async (app) => {
    expect(await findSchemaDrift({ dir: app, url: await startTestPostgres() })).toBeUndefined();
  });
});
