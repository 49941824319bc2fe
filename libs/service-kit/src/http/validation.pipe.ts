import { fieldMessagesInChinese } from '@memory/contracts';
import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { ApiError, type FieldError } from '../errors/api-error.ts';

type Issue = Parameters<
  NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory'] & object
>[0][number];

const segment = (part: PropertyKey | { key: PropertyKey }): string =>
  String(typeof part === 'object' ? part.key : part);

function fieldError(issue: Issue): FieldError {
  const { en, zh } = describeFieldError(issue);
  return { path: (issue.path ?? []).map(segment).join('.'), message: en, inChinese: zh };
}

const invalidRequest = (issues: readonly Issue[]): ApiError =>
  new ApiError('invalid_request', { fields: issues.map(fieldError) });

/**
 * Whether an issue is a malformed id. Clients do not know the format of ids, so a malformed id in a path gets the same 404 response as an unknown id.
 */
const isInvalidId = (issue: Issue): boolean => 'format' in issue && issue.format === 'uuid';

/** Nest's validation pipe for the schemas of the contracts; validation errors become `invalid_request`. */
class ContractValidationPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata<Value>): Promise<Value> {
    const { schema, type } = metadata;
    if (type === 'param' && schema) {
      const { issues = [] } = await this.validate(value, schema);
      if (issues.some(isInvalidId)) throw new ApiError('not_found');
    }
    return super.transform(value, metadata);
  }
}

export const contractValidationPipe = new ContractValidationPipe({ exceptionFactory: invalidRequest });

interface Sentence {
  readonly en: string;
  readonly zh: string;
}

const missing: Sentence = { en: 'Please fill this in.', zh: '请填写这一项。' };
const invalid: Sentence = { en: 'This is not right. Please check it.', zh: '这里不对，请检查一下。' };

/** Messages for a value above or below its limit. The limit applies to the length of a text, the number of elements or the number itself. */
const bounds = {
  most: {
    string: (max) => ({ en: `Please keep this to ${max} characters or fewer.`, zh: `最多可以写 ${max} 个字。` }),
    array: (max) => ({ en: `Please choose no more than ${max}.`, zh: `最多可以选 ${max} 个。` }),
    number: (max) => ({ en: `This can be ${max} at most.`, zh: `最大是 ${max}。` }),
  },
  least: {
    string: (min) =>
      min === '1' ? missing : { en: `Please write at least ${min} characters.`, zh: `至少要写 ${min} 个字。` },
    array: (min) => ({ en: `Please choose at least ${min}.`, zh: `至少要选 ${min} 个。` }),
    number: (min) => ({ en: `This must be ${min} or more.`, zh: `最小是 ${min}。` }),
  },
} satisfies Record<string, Record<string, (bound: string) => Sentence>>;

const typeMessages: Readonly<Record<string, Sentence>> = {
  string: { en: 'This must be text.', zh: '这里要填文字。' },
  number: { en: 'This must be a number.', zh: '这里要填数字。' },
  int: { en: 'This must be a whole number.', zh: '这里要填整数。' },
  boolean: { en: 'This must be yes or no (true or false).', zh: '这里只能填“是”或“否”（true 或 false）。' },
  array: { en: 'This must be a list.', zh: '这里要填一个列表。' },
};

const boundedTypeOf = (origin: string): 'string' | 'array' | 'number' =>
  origin === 'string' || origin === 'array' ? origin : 'number';

/**
 * Returns the message for a validation issue whose schema defines no message, in words that a child can read. The messages of zod itself are written
 * for programmers.
 */
function sentenceFor(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case 'too_big':
      return bounds.most[boundedTypeOf(issue.origin)](String(issue.maximum));
    case 'too_small':
      return bounds.least[boundedTypeOf(issue.origin)](String(issue.minimum));
    case 'invalid_type':
      return isMissing(issue) ? missing : (typeMessages[issue.expected] ?? invalid);
    case 'invalid_value':
      return {
        en: `Please choose one of these: ${issue.values.join(', ')}.`,
        zh: `请选择其中一个：${issue.values.join('、')}。`,
      };
    default:
      return invalid;
  }
}

/** Whether a value was missing. zod does not include the input in an issue, so the message has to be examined. */
const isMissing = ({ message }: { readonly message: string }): boolean => /received (undefined|null)$/.test(message);

const isIssue = (issue: object): issue is z.core.$ZodIssue => 'code' in issue && issue.code !== 'custom';

/** Returns the message for a validation issue in both languages. The message that the schema defines takes precedence. */
export function describeFieldError(issue: { readonly message: string }): Sentence {
  const zh = fieldMessagesInChinese[issue.message];
  if (zh !== undefined) return { en: issue.message, zh };
  return isIssue(issue) ? sentenceFor(issue) : invalid;
}
