import type { RouteContract } from '@memory/contracts';
import { type CallHandler, type ExecutionContext, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Observable } from 'rxjs';
import { COMPILED_RESPONSE_METADATA } from './implements-route.decorator.ts';

/**
 * Checks responses against their contract, and removes properties that the contract does not declare. In production, routes with a compiled
 * serializer (`responseJsonSchema`) skip this interceptor. Their serializer also removes undeclared properties, and checking every value of every
 * entry would take as long as the rest of the request.
 */
export class ResponseInterceptor extends StandardSchemaSerializerInterceptor {
  constructor(
    private readonly metadata: Reflector,
    private readonly isProduction: boolean,
  ) {
    super(metadata);
  }

  override intercept(context: ExecutionContext, next: CallHandler): Observable<RouteContract['response']> {
    const isCompiled = this.metadata.get<true | undefined>(COMPILED_RESPONSE_METADATA, context.getHandler());
    return this.isProduction && isCompiled ? next.handle() : super.intercept(context, next);
  }
}
