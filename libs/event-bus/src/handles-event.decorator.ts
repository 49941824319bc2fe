import type { EventDefinition } from '@memory/events';
import { applyDecorators, Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';

/** Nest would replace an error by 'Internal server error'; a dead letter should say what went wrong. */
@Catch()
class KeepError implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Makes a controller's method the handler of an event; its payload is `EventOf<typeof definition>`, already validated. */
export function HandlesEvent(definition: EventDefinition): MethodDecorator {
  return applyDecorators(EventPattern<string>(definition.type), UseFilters(new KeepError()));
}
