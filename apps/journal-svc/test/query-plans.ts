import type { PreparedStatements } from '@memory/service-kit/database';
import { Prisma } from '../src/generated/prisma/client.ts';

/** A node of the plan tree that EXPLAIN (ANALYZE, FORMAT JSON) prints. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const flattenPlan = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flattenPlan)];

/** Collects the execution plans of SQL statements. */
export class QueryPlans {
  private readonly executed: PlanNode[] = [];

  add(plan: PlanNode): void {
    this.executed.push(plan);
  }

  private get nodes(): PlanNode[] {
    return this.executed.flatMap(flattenPlan);
  }

  get sequentiallyScannedTables(): string[] {
    return this.nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '?');
  }

  /** The number of rows that were read from the table `entry` itself instead of only from an index. */
  get entryRowsRead(): number {
    return this.entryTableReads.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
  }

  /** Rows of table `entry` that were read from the table itself and then did not match a condition; per execution of a plan node. */
  get entryRowsDropped(): number {
    return this.entryTableReads.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0);
  }

  /** Rows of table `entry` that were read from the table itself, whether they matched the conditions or not. */
  get entryRowsVisited(): number {
    return this.entryTableReads.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
  }

  private get entryTableReads(): PlanNode[] {
    return this.nodes.filter((node) => node['Relation Name'] === 'entry' && node['Node Type'] !== 'Index Only Scan');
  }

  get statementCount(): number {
    return this.executed.length;
  }
}

/** Returns prepared statements that run every query under EXPLAIN ANALYZE first and add its plan to `plans`. */
export function explainQueries(statements: PreparedStatements, plans: QueryPlans): PreparedStatements {
  const query = async <Row extends object>(statement: Prisma.Sql): Promise<Row[]> => {
    const [row] = await statements.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    );
    plans.add(row!['QUERY PLAN'][0].Plan);
    return statements.query<Row>(statement);
  };
  return Object.assign(Object.create(statements) as PreparedStatements, { query });
}
