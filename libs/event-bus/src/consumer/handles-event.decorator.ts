import type { EventDefinition } from '@memory/events';
import { applyDecorators, Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';

/**
 * Passes errors of event handlers on unchanged, because a dead letter stores the original message. Nest's default filter would replace
 * every error by 'Internal server error'.
 */
@Catch()
class RethrowFilter implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Makes a controller method the handler of an event. The method's `@Payload()` is the validated event, of the type
 * `EventOf<typeof definition>`.
 */
export function HandlesEvent(definition: EventDefinition): MethodDecorator {
  return applyDecorators(EventPattern<string>(definition.type), UseFilters(new RethrowFilter()));
}
