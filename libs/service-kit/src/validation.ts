import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ApiError, type FieldError } from './api-error.ts';
import { fieldMessage } from './field-message.ts';

type Issue = Parameters<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory'] & object>[0][number];

const segment = (part: PropertyKey | { key: PropertyKey }): string => String(typeof part === 'object' ? part.key : part);

function fieldError(issue: Issue): FieldError {
  const { en, zh } = fieldMessage(issue);
  return { path: (issue.path ?? []).map(segment).join('.'), message: en, inChinese: zh };
}

/** Nest's own pipe over the contract's schemas, refusing in the product's error shape. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => new ApiError('invalid_request', { fields: issues.map(fieldError) }),
});

