import type { ClientBase } from 'pg';

/**
 * Settings with which the text format of COPY is the same on every server, so that what one writes another reads. The rows of a table come in the
 * order in which they are stored: with `synchronize_seqscans`, a read may begin in the middle of a large table.
 */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

export async function applyCopySettings(client: ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query('SELECT pg_catalog.set_config($1, $2, false)', [name, value]);
}
