import { serviceDatabases } from '@memory/launcher/topology';
import { startTestPostgres } from '@memory/testing/test-postgres';
import { findSchemaDrift } from '../src/migrations.ts';

describe('the migrations of every app', () => {
  it.each(serviceDatabases().map(({ app }) => app))('lead to its schema.prisma: %s', async (app) => {
    expect(await findSchemaDrift({ dir: app, url: await startTestPostgres() })).toBeUndefined();
  });
});
