import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { ApiError, type FieldError } from '../errors/api-error.ts';
import { describeFieldError } from '../errors/field-message.ts';

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
