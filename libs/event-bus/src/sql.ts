/**
 * The part of a Prisma client, and of its interactive transactions, that the bus uses. Every generated client fits, so the
 * bus knows none of them. The statements are constants; values are always bound.
 */
export interface SqlExecutor {
  $executeRawUnsafe(statement: string, ...values: unknown[]): PromiseLike<number>;
  $queryRawUnsafe<Rows = unknown>(statement: string, ...values: unknown[]): PromiseLike<Rows>;
}

export interface TransactionOptions {
  /** How long the transaction may last, in milliseconds. */
  timeout?: number;
}

export interface Database<Tx extends SqlExecutor = SqlExecutor> extends SqlExecutor {
  $transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
}
