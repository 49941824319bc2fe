import { expect } from '@playwright/test';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Content {
  readonly content?: Record<string, { schema: object }>;
  readonly headers?: Record<string, { required?: boolean }>;
}
interface Document {
  readonly paths: Record<string, Record<string, { responses: Record<string, Content> }>>;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON, else the text. */
  readonly body: unknown;
}

/** The API as it describes itself at /api/openapi.json; every answer that a story gets is held against it. */
export class ApiDescription {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly known = new Map<object, ValidateFunction>();

  private constructor(private readonly document: Document) {
    addFormats.default(this.ajv);
  }

  static async of(origin: string): Promise<ApiDescription> {
    return new ApiDescription((await (await fetch(`${origin}/api/openapi.json`)).json()) as Document);
  }

  /** Fails unless the answer is one that the description allows for this call. */
  check(method: string, path: string, answer: Answer): void {
    const operation = this.operationOf(method === 'HEAD' ? 'GET' : method, path);
    const described = operation?.responses[String(answer.status)] ?? operation?.responses['default'];
    if (!described) return;
    const call = `${method} ${path} → ${answer.status}`;
    for (const [name, { required }] of Object.entries(described.headers ?? {})) {
      if (required) expect(answer.headers.has(name), `${call} has ${name}`).toBe(true);
    }
    const schema = described.content?.['application/json']?.schema;
    if (!schema || method === 'HEAD') return;
    const fits = this.validatorOf(schema);
    expect(fits(answer.body) ? [] : fits.errors, `${call} is as described`).toEqual([]);
  }

  private operationOf(method: string, path: string) {
    const address = path.split('?', 1)[0] ?? path;
    // what is written out goes before what has a parameter in its place
    const templates = Object.keys(this.document.paths).toSorted((a, b) => a.split('{').length - b.split('{').length);
    const template = templates.find((candidate) =>
      new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
    );
    return template === undefined ? undefined : this.document.paths[template]?.[method.toLowerCase()];
  }

  private validatorOf(schema: object): ValidateFunction {
    const fits = this.known.get(schema) ?? this.ajv.compile(schema);
    this.known.set(schema, fits);
    return fits;
  }
}
