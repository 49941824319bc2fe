import { apiErrorSchema, type Route } from '@memory/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import {
  badBodyValues,
  badPathValues,
  badQueryValues,
  type FieldSchema,
  LONE_SURROGATE,
  MISSING,
} from './bad-values.ts';

/** A request that is right, or would be. */
export interface GoodRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly payload?: object;
}

export interface Probe {
  readonly route: Route;
  /** Asked for again after each request that was taken, for that may have used it up. */
  good(): GoodRequest | Promise<GoodRequest>;
  send(request: SentRequest): Promise<{ statusCode: number; body: string }>;
  /** What is stored; it must be the same after a refusal as before. */
  stored(): Promise<unknown>;
  /** How many tries with several fields wrong at once, beside every field alone. */
  readonly runs?: number;
}

type Part = 'params' | 'query' | 'body';
interface Change {
  readonly part: Part;
  readonly field: string;
  readonly value: unknown;
}

const fieldOf = ({ part, field }: Change): string => `${part}.${field}`;

/** What zod and frameworks say to programmers. */
const programmersWords =
  /expected|received|Invalid (input|option|value)|Too (big|small)|Unrecognized|数值|期望|无效输入|    at |Prisma|SELECT |ECONN/;

/**
 * Sends every field of a route wrong in every way the contract's schema suggests, then several at once.
 * @throws Error naming the request whose answer is neither the success the route declares nor a refusal in the decided shape that left
 * everything as it was
 */
export async function probeRoute(probe: Probe): Promise<void> {
  const changes = changesOf(probe.route);
  if (changes.length === 0) return;
  const attempts = new Attempts(probe);
  for (const change of changes) await attempts.make([change]);
  const fields = new Set(changes.map(fieldOf)).size;
  if (fields < 2) return;
  const several = fc.uniqueArray(fc.constantFrom(...changes), {
    minLength: 2,
    maxLength: Math.min(fields, 3),
    selector: fieldOf,
  });
  await fc.assert(
    fc.asyncProperty(several, (some) => attempts.make(some)),
    { numRuns: probe.runs ?? 20 },
  );
}

const changesOf = ({ params, query, body }: Route): Change[] => [
  ...alter('params', params, badPathValues),
  ...alter('query', query, badQueryValues),
  ...alter('body', body, badBodyValues),
];

function alter(
  part: Part,
  schema: z.ZodType | undefined,
  values: (field: FieldSchema) => readonly unknown[],
): Change[] {
  return fieldsOf(schema).flatMap(([field, about]) => values(about).map((value) => ({ part, field, value })));
}

function fieldsOf(schema: z.ZodType | undefined): [string, FieldSchema][] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, FieldSchema>;
  };
  return Object.entries(properties);
}

/** One request after the other. A refusal changes nothing, so that what is right and what is stored is asked again only after a success. */
class Attempts {
  private readonly probe: Probe;
  private known: { readonly good: GoodRequest; readonly stored: string } | undefined;

  constructor(probe: Probe) {
    this.probe = probe;
  }

  async make(changes: readonly Change[]): Promise<void> {
    const { route, send } = this.probe;
    this.known ??= { good: await this.probe.good(), stored: await this.stored() };
    const request = requestOf(route, changes.reduce(changed, this.known.good));
    const answer = await send(request);
    const refused = answer.statusCode >= 400;
    const fault =
      faultOf(route, answer) ??
      (refused && (await this.stored()) !== this.known.stored ? 'is refused and done all the same' : null);
    if (!refused) this.known = undefined;
    if (fault !== null)
      throw new Error(`${told(route, changes)}: ${fault}\n${answer.statusCode} ${answer.body.slice(0, 500)}`);
  }

  private stored = async (): Promise<string> => JSON.stringify(await this.probe.stored());
}

const told = ({ method, path }: Route, changes: readonly Change[]): string =>
  `${method} ${path} with ${changes.map(({ part, field, value }) => `${part}.${field} = ${String(JSON.stringify(value) ?? String(value)).slice(0, 80)}`).join(', ')}`;

function changed(good: GoodRequest, { part, field, value }: Change): GoodRequest {
  const fields: Record<string, unknown> = { ...good[part], [field]: value };
  if (value === MISSING) delete fields[field];
  return { ...good, [part]: fields };
}

function requestOf(route: Route, { params = {}, query = {}, body }: GoodRequest): SentRequest {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encoded(one)}`),
  );
  const method = route.method.toUpperCase() as SentRequest['method'];
  return {
    method,
    url: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    ...(route.body ? { payload: body ?? {} } : {}),
  };
}

const encoded = (text: string): string =>
  text.includes(LONE_SURROGATE) || !text.isWellFormed() ? '%ED%A1%82' : encodeURIComponent(text);

/** What is wrong with an answer, null when nothing is. */
function faultOf(
  { response: declared }: Route,
  { statusCode, body }: { statusCode: number; body: string },
): string | null {
  if (statusCode >= 500) return 'is answered as a fault of ours';
  if (statusCode < 400)
    return !declared.body || declared.body.safeParse(JSON.parse(body)).success ? null : 'is not answered as declared';
  const error = apiErrorSchema.safeParse(parsed(body));
  if (!error.success || error.data.statusCode !== statusCode) return 'is not refused in the decided shape';
  return programmersWords.test(body) ? 'is refused in words for programmers' : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
