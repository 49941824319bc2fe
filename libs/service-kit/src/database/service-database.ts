import type { SqlExecutor } from '@memory/event-bus';

/** The database of a service as this library uses it, without the Prisma client that is generated for each service. */
export type ServiceDatabase = Pick<SqlExecutor, '$queryRawUnsafe'>;

/** The injection token of the `ServiceDatabase`, which `DatabaseModule` provides. */
export const SERVICE_DATABASE = Symbol('SERVICE_DATABASE');
