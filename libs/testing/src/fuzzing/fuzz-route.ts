import type { RouteContract } from '@memory/contracts';
import fc from 'fast-check';
import {
  buildRequest,
  type FuzzRequest,
  listMutations,
  type RequestMutation,
  type ValidRequest,
} from './fuzz-request.ts';
import { findResponseFault, type FuzzResponse } from './response-fault.ts';

export interface RouteFuzzOptions {
  readonly route: RouteContract;
  /**
   * Returns a valid request. The fuzzer calls `validRequest` again after each successful request, because this request may have deleted the resource
   * that the valid request refers to.
   */
  validRequest(): ValidRequest | Promise<ValidRequest>;
  send(request: FuzzRequest): Promise<FuzzResponse>;
  /** Returns everything that the service stores. The fuzzer compares the stored state before and after a rejected request: both must be equal. */
  readState(): Promise<unknown>;
  /** The number of requests with a random combination of invalid fields, which follow the requests with one invalid field each. Default 20. */
  readonly combinationRuns?: number;
}

/**
 * Sends requests with invalid values, which are derived from the route's schemas: first every field alone, then random combinations.
 * @throws Error with the request, when its response is neither the declared success nor an error in the common format, or when a rejected request
 * changed the stored state
 */
export async function fuzzRoute(options: RouteFuzzOptions): Promise<void> {
  const mutations = listMutations(options.route);
  if (mutations.length === 0) return;
  const fuzzer = new RouteFuzzer(options);
  for (const mutation of mutations) await fuzzer.send([mutation]);
  const fieldCount = new Set(mutations.map(fieldKey)).size;
  if (fieldCount < 2) return;
  const combinations = fc.uniqueArray(fc.constantFrom(...mutations), {
    minLength: 2,
    maxLength: Math.min(fieldCount, 3),
    selector: fieldKey,
  });
  await fc.assert(
    fc.asyncProperty(combinations, (combination) => fuzzer.send(combination)),
    { numRuns: options.combinationRuns ?? 20 },
  );
}

const fieldKey = ({ part, field }: RequestMutation): string => `${part}.${field}`;

class RouteFuzzer {
  private readonly options: RouteFuzzOptions;
  /**
   * The valid request, and the stored state before this request is sent. Both are reused until a request succeeds, because a rejected request changes
   * nothing.
   */
  private cached: { readonly valid: ValidRequest; readonly state: string } | undefined;

  constructor(options: RouteFuzzOptions) {
    this.options = options;
  }

  async send(mutations: readonly RequestMutation[]): Promise<void> {
    const { route, send } = this.options;
    this.cached ??= { valid: await this.options.validRequest(), state: await this.readState() };
    const { valid, state } = this.cached;
    const response = await send(buildRequest(route, valid, mutations));
    const isRejected = response.statusCode >= 400;
    const fault =
      findResponseFault(route, response) ??
      (isRejected && (await this.readState()) !== state ? 'the request was rejected and changed the state' : null);
    if (!isRejected) this.cached = undefined;
    if (fault !== null)
      throw new Error(
        `${describeRequest(route, mutations)}: ${fault}\n${response.statusCode} ${response.body.slice(0, 500)}`,
      );
  }

  private async readState(): Promise<string> {
    return JSON.stringify(await this.options.readState());
  }
}

function describeRequest({ method, path }: RouteContract, mutations: readonly RequestMutation[]): string {
  const fields = mutations.map((mutation) => {
    const value = JSON.stringify(mutation.value) ?? String(mutation.value);
    return `${fieldKey(mutation)} = ${value.slice(0, 80)}`;
  });
  return `${method} ${path} with ${fields.join(', ')}`;
}
