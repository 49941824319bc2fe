import { type ContextRule, readContextRules } from './context-rule.ts';
import { everyday } from './rules/everyday.ts';
import { neighbours } from './rules/neighbours.ts';
import { others } from './rules/others.ts';
import { particles } from './rules/particles.ts';
import { surnames } from './rules/surnames.ts';

/** In order of precedence: of the rules for one character, the first that fits is followed. */
export const contextRules: readonly ContextRule[] = [
  ...surnames,
  ...[particles, everyday, others].flatMap((table) => readContextRules(table, neighbours)),
];
