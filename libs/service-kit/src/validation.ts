import { StandardSchemaValidationPipe } from '@nestjs/common';
import { ApiError } from './api-error.ts';

type Issue = Parameters<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory'] & object>[0][number];

const segment = (part: PropertyKey | { key: PropertyKey }): string => String(typeof part === 'object' ? part.key : part);

function fieldError(issue: Issue): { path: string; message: string } {
  return { path: (issue.path ?? []).map(segment).join('.'), message: issue.message };
}

/** Nest's own pipe over the contract's schemas, refusing in the product's error shape. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => new ApiError('invalid_request', { fields: issues.map(fieldError) }),
});

