import { analyse } from 'scslre';

/**
 * An oxlint plugin with one rule, `regexp/linear-time`: no regular expression may take more than linear time. The rule finds backtracking, and
 * patterns that take quadratic time because each position of a text begins another attempt (`/\w+@/` over letters). It checks literals and `RegExp`
 * with a constant pattern. It finds only repetitions of a single character, not of several (`/\w+\([^)]*\)/` over `a(a(a(`), and does not check
 * patterns that are concatenated. The tests with long texts cover these cases.
 */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly name?: string;
}
interface Call {
  readonly callee: Node;
  readonly arguments: readonly Node[];
}
interface Context {
  report(finding: { node: unknown; message: string }): void;
}

const linearTime = {
  create(context: Context) {
    const check = (node: unknown, source: string, flags: string): void => {
      const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
      if (!report) return;
      const { raw } = 'quant' in report ? report.quant : report.startQuant;
      const message = `"${raw}" takes super-linear time over a long text such as ${JSON.stringify(report.character.pick)} repeated`;
      context.report({ node, message });
    };
    const checkCall = (node: Call): void => {
      const [pattern, flags] = node.arguments;
      if (node.callee.name === 'RegExp' && typeof pattern?.value === 'string')
        check(node, pattern.value, typeof flags?.value === 'string' ? flags.value : '');
    };
    return {
      Literal(node: Node): void {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
    };
  },
};

export default { meta: { name: 'regexp' }, rules: { 'linear-time': linearTime } };
