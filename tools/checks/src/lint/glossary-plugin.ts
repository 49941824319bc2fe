import { relative } from 'node:path';
import { findBannedSynonym, loadTermGlossary } from './glossary.ts';

/**
 * An oxlint plugin with one rule, `memory/glossary`: neither names that the code declares nor file names may contain a synonym that
 * CONTEXT.md bans. Names that are only used, such as those of a library or a wire format, are not checked.
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
