import type { RouteContract } from '@memory/contracts';
import { z } from 'zod';
import { buildRequest, type FuzzRequest, type ValidRequest } from './fuzz-request.ts';
import type { FieldSchema } from './invalid-values.ts';
import { longTexts } from './long-texts.ts';

/** The maximum text length for fields without a limit of their own: the limit of an entry's text. */
const LENGTH_MAX = 20_000;
/** Fields with a lower maximum length, in UTF-16 code units, are left out: even quadratic work is little for such short texts. */
const LENGTH_MIN = 500;
/** Work below this CPU time is not compared: its noise is larger than its growth, and so little work harms no one. */
const FLOOR_MS = 250;
/** The maximum ratio of the CPU times for a text and for a text of half the length: linear work has the ratio 2, quadratic work 4. */
const RATIO_MAX = 3;
const RUNS = 6;

export interface WorkGrowthOptions {
  readonly route: RouteContract;
  validRequest(): ValidRequest | Promise<ValidRequest>;
  send(request: FuzzRequest): Promise<unknown>;
}

interface TextField {
  readonly part: 'params' | 'query' | 'body';
  readonly field: string;
  readonly maxLength: number;
  /** Returns the value of the field that contains this text. */
  valueOf(text: string): unknown;
}

/** Whether the route has fields that clients fill with text. Ids, times and values of an enumeration do not count as text. */
export const hasTextFields = (route: RouteContract): boolean => listTextFields(route).length > 0;

const listTextFields = ({ params, query, body }: RouteContract): TextField[] => [
  ...textFieldsOf('params', params),
  ...textFieldsOf('query', query),
  ...textFieldsOf('body', body),
];

type TextSchema = FieldSchema & {
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly items?: TextSchema;
  readonly anyOf?: readonly TextSchema[];
};

function textFieldsOf(part: TextField['part'], schema: z.ZodType | undefined): TextField[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as TextSchema;
  return Object.entries(json.properties ?? {}).flatMap(([field, fieldSchema]) =>
    textsIn(fieldSchema).map((text) => ({ part, field, ...text })),
  );
}

const FORMATS_WITHOUT_TEXT = new Set(['uuid', 'date-time', 'date', 'time']);

function textsIn(schema: TextSchema): Pick<TextField, 'maxLength' | 'valueOf'>[] {
  if (schema.anyOf) return schema.anyOf.flatMap(textsIn);
  if (schema.type === 'array' && schema.items)
    return textsIn(schema.items).map(({ maxLength, valueOf }) => ({ maxLength, valueOf: (text) => [valueOf(text)] }));
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      textsIn(property).map(({ maxLength, valueOf }) => ({
        maxLength,
        valueOf: (text) => ({ [name]: valueOf(text) }),
      })),
    );
  if (schema.type !== 'string' || schema.enum || FORMATS_WITHOUT_TEXT.has(schema.format ?? '')) return [];
  const maxLength = Math.min(schema.maxLength ?? LENGTH_MAX, LENGTH_MAX);
  return maxLength < LENGTH_MIN ? [] : [{ maxLength, valueOf: (text) => text }];
}

/**
 * Sends requests with long texts in each text field of a route. Compares the CPU time of this thread, which runs the service, for a text of the
 * maximum length and for a text of half this length. CPU time does not depend on what else the machine does. Of several runs, the smallest time
 * counts.
 * @throws Error with the field and the text, when doubling the text costs more than `RATIO_MAX` times the work
 */
export async function expectLinearWork({ route, validRequest, send }: WorkGrowthOptions): Promise<void> {
  for (const { part, field, maxLength, valueOf } of listTextFields(route)) {
    const work = async (text: string): Promise<number> => {
      const built = buildRequest(route, await validRequest(), [{ part, field, value: valueOf(text) }]);
      const before = process.threadCpuUsage();
      await send(built);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    };
    const halves = longTexts(Math.ceil(maxLength / 2));
    for (const [index, text] of longTexts(maxLength).entries()) {
      let whole = Infinity;
      let half = Infinity;
      const isTooMuch = (): boolean => whole > FLOOR_MS && whole > RATIO_MAX * half;
      for (let run = 0; run < RUNS && (run === 0 || isTooMuch()); run += 1) {
        whole = Math.min(whole, await work(text));
        if (whole > FLOOR_MS) half = Math.min(half, await work(halves[index]!));
      }
      if (isTooMuch())
        throw new Error(
          `${route.method} ${route.path}: ${part}.${field} of ${JSON.stringify(text.slice(0, 8))}… takes ` +
            `${whole.toFixed()} ms for ${text.length} units, ${half.toFixed()} ms for half of them`,
        );
    }
  }
}
