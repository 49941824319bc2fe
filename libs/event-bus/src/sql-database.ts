/**
 * The methods of a Prisma client, and of its interactive transactions, that the bus uses. Every generated client has them, so the
 * bus depends on none. The SQL statements are constants; values are always bound as parameters.
 */
export interface SqlExecutor {
  $executeRawUnsafe(statement: string, ...values: unknown[]): PromiseLike<number>;
  $queryRawUnsafe<Rows = unknown>(statement: string, ...values: unknown[]): PromiseLike<Rows>;
}

export interface TransactionOptions {
  /** The transaction is rolled back after this many milliseconds. */
  timeout?: number;
}

export interface SqlDatabase<Tx extends SqlExecutor = SqlExecutor> extends SqlExecutor {
  $transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
}
