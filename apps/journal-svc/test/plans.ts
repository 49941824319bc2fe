import type { Database } from '../src/database.ts';
import { Prisma } from '../src/generated/prisma/client.ts';

/** A step of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) tells it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const steps = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(steps)];
const rowsOf = (step: PlanNode): number => step['Actual Rows'] * step['Actual Loops'];

/** What the statements of some reads did, as PostgreSQL counted it. */
export class Plans {
  private readonly found: { plan: PlanNode; ms: number }[] = [];

  add(plan: PlanNode, ms: number): void {
    this.found.push({ plan, ms });
  }

  private get steps(): PlanNode[] {
    return this.found.flatMap(({ plan }) => steps(plan));
  }

  /** Tables that were read from one end to the other. */
  get readWhole(): string[] {
    return this.steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'] ?? '?');
  }

  /** Entries taken from the table itself, not from an index alone. */
  get entriesRead(): number {
    const reads = this.steps.filter(
      (step) => step['Relation Name'] === 'entry' && step['Node Type'] !== 'Index Only Scan',
    );
    return reads.reduce((sum, step) => sum + rowsOf(step), 0);
  }

  get statements(): number {
    return this.found.length;
  }

  /** The time PostgreSQL took, in milliseconds. */
  get ms(): number {
    return this.found.reduce((sum, { ms }) => sum + ms, 0);
  }
}

/** The database, explaining each `$queryRaw` to `plans` before it answers. */
export function explaining(database: Database, plans: Plans): Database {
  const queryRaw = async (text: TemplateStringsArray, ...values: unknown[]) => {
    const statement = Prisma.sql(text, ...(values as Prisma.Sql[]));
    const [told] = await database.$queryRaw<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }[]>(
      Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
    );
    const [explained] = told!['QUERY PLAN'];
    plans.add(explained.Plan, explained['Execution Time']);
    return database.$queryRaw(statement);
  };
  return new Proxy(database, {
    get: (target, property) => (property === '$queryRaw' ? queryRaw : Reflect.get(target, property, target)),
  });
}
