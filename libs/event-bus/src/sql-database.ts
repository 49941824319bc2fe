/**
 * The methods of a Prisma client and of its interactive transactions that the event bus uses. The generated clients of all services have these
 * methods, so the event bus depends on none of the clients. SQL statements are constants; values are always bound as parameters.
 */
export interface SqlExecutor {
  $executeRawUnsafe(statement: string, ...values: unknown[]): PromiseLike<number>;
  $queryRawUnsafe<Rows = unknown>(statement: string, ...values: unknown[]): PromiseLike<Rows>;
}

export interface TransactionOptions {
  /** The maximum duration of the transaction, in milliseconds. A longer transaction is rolled back. */
  timeout?: number;
}

export interface SqlDatabase<Tx extends SqlExecutor = SqlExecutor> extends SqlExecutor {
  $transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
}
