import { apiErrorSchema, type RouteContract } from '@memory/contracts';

export interface FuzzResponse {
  readonly statusCode: number;
  readonly body: string;
}

/**
 * Matches error messages of zod, Prisma and Node, in both languages of the interface. No response may contain them, because they are meant
 * for programmers.
 */
const internalErrorText =
  /expected|received|Invalid (input|option|value)|Too (big|small)|Unrecognized|数值|期望|无效输入|    at |Prisma|SELECT |ECONN/;

/**
 * Returns the fault of a response; null for a correct response. A correct response is the success that the route declares, or an error in the common
 * format.
 */
export function findResponseFault(
  { response: declared }: RouteContract,
  { statusCode, body }: FuzzResponse,
): string | null {
  if (statusCode >= 500) return 'the response is a server error';
  if (statusCode < 400)
    return !declared.body || declared.body.safeParse(JSON.parse(body)).success
      ? null
      : 'the body does not match the declared response';
  const error = apiErrorSchema.safeParse(parseJson(body));
  if (!error.success || error.data.statusCode !== statusCode) return 'the error does not have the common format';
  return internalErrorText.test(body) ? 'the error contains a text for programmers' : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
