import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The Prisma client for the PostgreSQL database of language-svc. */
export class Database extends PrismaClient {}

export type Transaction = Prisma.TransactionClient;
