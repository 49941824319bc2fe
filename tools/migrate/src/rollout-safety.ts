import { parse } from 'libpg-query';

/**
 * A comment before a statement that exempts the statement from the rules. It gives the reason: `-- Safe during a deployment: the table has a few
 * rows.`
 */
const EXCEPTION = /^[ \t]*-- Safe during a deployment: \S/m;

interface Constraint {
  contype: string;
  skip_validation?: boolean;
  raw_expr?: object;
}

interface AlterTableCmd {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: { colname: string; constraints?: { Constraint: Constraint }[] }; Constraint?: Constraint };
}

interface Relation {
  relname: string;
}

/** The parts of PostgreSQL's syntax tree that the rules check (https://github.com/pganalyze/libpg_query). */
interface Statement {
  AlterTableStmt?: { relation: Relation; cmds: { AlterTableCmd: AlterTableCmd }[] };
  CreateStmt?: { relation: Relation };
  DeleteStmt?: { relation: Relation; whereClause?: object };
  DropStmt?: { removeType: string };
  IndexStmt?: { relation: Relation; concurrent?: boolean };
  RenameStmt?: { renameType: string };
  UpdateStmt?: { relation: Relation; whereClause?: object };
}

/**
 * Finds statements of new migrations that break the previous release, which keeps running until the new release is deployed, or that lock a table for
 * long. Statements on tables that the new migrations themselves create are ignored.
 * @param migrations the SQL of an app's migrations that the previous release does not contain
 * @returns one line per unsafe statement, with a safe alternative
 */
export async function findUnsafeStatements(migrations: readonly string[]): Promise<string[]> {
  const statements: { text: string; statement: Statement }[] = [];
  for (const sql of migrations) {
    // The positions of the parser are in bytes. They leave out the comments before the first statement.
    const bytes = Buffer.from(sql);
    let end = 0;
    for (const { stmt, stmt_location: start = 0, stmt_len: length = bytes.length - start } of (await parse(sql))
      .stmts ?? []) {
      statements.push({ text: bytes.subarray(end, start + length).toString(), statement: stmt as Statement });
      end = start + length;
    }
  }
  const newTables = new Set(statements.flatMap(({ statement }) => statement.CreateStmt?.relation.relname ?? []));
  return statements
    .filter(({ text }) => !EXCEPTION.test(text))
    .flatMap(({ statement }) => problemsOf(statement, newTables));
}

function problemsOf(statement: Statement, newTables: ReadonlySet<string>): string[] {
  const { AlterTableStmt, DeleteStmt, DropStmt, IndexStmt, RenameStmt, UpdateStmt } = statement;
  if (DropStmt && DropStmt.removeType !== 'OBJECT_INDEX')
    return [`drops what the previous release may use (${DropStmt.removeType}): drop it one release later`];
  if (RenameStmt && RenameStmt.renameType !== 'OBJECT_INDEX')
    return [`renames what the previous release uses (${RenameStmt.renameType}): add a new one and write to both`];
  const table = (AlterTableStmt ?? DeleteStmt ?? IndexStmt ?? UpdateStmt)?.relation.relname;
  if (table === undefined || newTables.has(table)) return [];
  if (IndexStmt && !IndexStmt.concurrent)
    return [`creates an index on ${table}, which blocks its writes: create it CONCURRENTLY, in a migration of its own`];
  const changesRows = UpdateStmt ?? DeleteStmt;
  if (changesRows && !changesRows.whereClause)
    return [`changes all rows of ${table} in one transaction: change them in batches, in the service`];
  return (AlterTableStmt?.cmds ?? []).flatMap(({ AlterTableCmd: command }) => problemOfChange(table, command) ?? []);
}

function problemOfChange(table: string, { subtype, name = '', def }: AlterTableCmd): string | undefined {
  switch (subtype) {
    case 'AT_DropColumn':
      return `drops ${table}.${name}, which the previous release may use: drop it one release later`;
    case 'AT_AlterColumnType':
      return `changes the type of ${table}.${name}, which rewrites the table: add a new column`;
    case 'AT_SetNotNull':
      return `rejects the rows without ${name} that the previous release writes to ${table}: do it one release later`;
    case 'AT_AddConstraint':
      return def?.Constraint?.skip_validation
        ? undefined
        : `checks all rows of ${table} under a lock: add the constraint NOT VALID, and validate it in a later migration`;
    case 'AT_AddColumn':
      return problemOfColumn(table, def?.ColumnDef);
    default:
      return undefined;
  }
}

function problemOfColumn(table: string, column: NonNullable<AlterTableCmd['def']>['ColumnDef']): string | undefined {
  const constraints = (column?.constraints ?? []).map(({ Constraint }) => Constraint);
  const find = (type: string) => constraints.find(({ contype }) => contype === type);
  const fallback = find('CONSTR_DEFAULT');
  const name = `${table}.${column?.colname}`;
  if (find('CONSTR_GENERATED')) return `adds the computed column ${name}, which rewrites the table: fill it in batches`;
  if (find('CONSTR_NOTNULL') && !fallback)
    return `adds ${name}, which the previous release does not fill, as NOT NULL without a default`;
  // now() has the same value in the whole statement. Any other function is called for each row.
  if (
    fallback &&
    JSON.stringify(fallback.raw_expr).includes('"FuncCall"') &&
    !JSON.stringify(fallback.raw_expr).includes('"now"')
  )
    return `adds ${name} with a default that is computed for each row, which rewrites the table`;
  return undefined;
}
