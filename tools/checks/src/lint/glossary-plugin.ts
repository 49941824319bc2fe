import { readFileSync } from 'node:fs';
import { relative, join } from 'node:path';

/**
 * An oxlint plugin with one rule, `memory/glossary`: names that the code declares and file names may not contain a synonym that CONTEXT.md bans.
 * Names that the code only uses, such as names of a library or a wire format, are not checked.
 */
const root = process.cwd();

interface Node {
  readonly type: string;
  readonly name?: string;
}
interface Context {
  readonly filename: string;
  readonly options: readonly { readonly allow?: readonly string[] }[];
  report(finding: { node: unknown; message: string }): void;
}

const glossary = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context: Context) {
    const terms = loadTermGlossary();
    const allowed = (context.options[0]?.allow ?? []).map((pattern) => new RegExp(pattern));
    const check = (node: unknown, name: string): void => {
      const found = findBannedSynonym(name, terms);
      if (!found || allowed.some((pattern) => pattern.test(name))) return;
      context.report({ node, message: `"${name}": CONTEXT.md says "${found.term}", not "${found.synonym}"` });
    };
    const checkIdentifier = (node: Node | null | undefined): void => {
      if (node?.type === 'Identifier' && node.name !== undefined) check(node, node.name);
    };
    const checkId = ({ id }: { id?: Node | null }): void => checkIdentifier(id);
    const checkKey = ({ key, computed }: { key?: Node; computed?: boolean }): void => {
      if (!computed) checkIdentifier(key);
    };
    const checkParams = ({ params }: { params: readonly Node[] }): void => params.forEach(checkIdentifier);
    return {
      Program(node: unknown): void {
        check(node, relative(root, context.filename).replace(/(?:\.[a-z]{1,20}){1,3}$/, ''));
      },
      VariableDeclarator: checkId,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      FunctionDeclaration(node: { id?: Node | null; params: readonly Node[] }): void {
        checkId(node);
        checkParams(node);
      },
      ArrowFunctionExpression: checkParams,
      FunctionExpression: checkParams,
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
      TSMethodSignature: checkKey,
    };
  },
};

export default { meta: { name: 'memory' }, rules: { glossary } };

/** A term of the glossary, and the words that must not be used instead of it. */
interface Term {
  readonly term: string;
  readonly banned: readonly string[];
}

/**
 * Reads the tables of CONTEXT.md. The first column contains the term. The last column, with the heading "Not", contains the banned synonyms in
 * backticks.
 * @throws Error when there is no such table, so that the check cannot succeed without having read anything
 */
export function readGlossary(markdown: string): Term[] {
  const terms: Term[] = [];
  let hasBannedColumn = false;
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : null;
    if (!cells) hasBannedColumn = false;
    else if (cells.at(-1)?.trim() === 'Not') hasBannedColumn = true;
    else if (hasBannedColumn) {
      const banned = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.toLowerCase());
      if (banned.length > 0) terms.push({ term: (cells[0] ?? '').replaceAll('*', '').trim(), banned });
    }
  }
  if (terms.length === 0) throw new Error('CONTEXT.md has no table with a column "Not"');
  return terms;
}

/** Splits a name into lower-case words: `MemoryCard`, `memory-card` and `MEMORY_CARD` become `memory card`. */
export function wordsOfIdentifier(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Returns the term that replaces a banned synonym in a name; undefined when the name contains no banned synonym. Synonyms are compared as whole
 * words, in the singular and the plural.
 */
export function findBannedSynonym(
  name: string,
  terms: readonly Term[],
): { readonly synonym: string; readonly term: string } | undefined {
  const words = ` ${wordsOfIdentifier(name)} `;
  for (const { term, banned } of terms) {
    const synonym = banned.find((word) => words.includes(` ${word} `) || words.includes(` ${word}s `));
    if (synonym !== undefined) return { synonym, term };
  }
  return undefined;
}

export const loadTermGlossary = (): Term[] =>
  readGlossary(readFileSync(join(import.meta.dirname, '../../../../CONTEXT.md'), 'utf8'));
