import { findDrift } from '../migrations.ts';
import { databaseAt } from '../postgres.ts';
import { startThrowAwayPostgres, type ThrowAway } from '../throw-away.ts';
import { databases } from '../topology.ts';

let postgres: ThrowAway;
beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
});
afterAll(() => postgres.stop());

describe('the migrations of every app', () => {
  it.each(databases().map(({ app }) => app))('lead to its schema.prisma: %s', async (app) => {
    expect(await findDrift({ dir: app, url: databaseAt(postgres.url, 'postgres') })).toBeUndefined();
  });
});
