import type { EventDefinition } from '@memory/events';
import { applyDecorators, Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';

/** Nest's default filter replaces every error by 'Internal server error'; the dead letter needs the original message. */
@Catch()
class RethrowFilter implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Makes a controller method the handler of an event. Its `@Payload()` is a validated `EventOf<typeof definition>`. */
export function HandlesEvent(definition: EventDefinition): MethodDecorator {
  return applyDecorators(EventPattern<string>(definition.type), UseFilters(new RethrowFilter()));
}
