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

/** A response with its parsed body. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed value of a JSON response; the text of a response of any other media type. */
  readonly body: unknown;
}

/** Validates responses against the OpenAPI document of the installation (`/api/openapi.json`). */
export class OpenApiValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new Map<object, ValidateFunction>();
  /** A path without parameters takes precedence over a path with parameters that matches too. */
  private readonly paths: readonly { pattern: RegExp; operations: Document['paths'][string] }[];

  private constructor({ paths }: Document) {
    addFormats.default(this.ajv);
    this.paths = Object.entries(paths)
      .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
      .map(([template, operations]) => ({
        pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        operations,
      }));
  }

  static async load(origin: string): Promise<OpenApiValidator> {
    return new OpenApiValidator((await (await fetch(`${origin}/api/openapi.json`)).json()) as Document);
  }

  /** Fails the test when the status, the headers or the body of the response do not match the OpenAPI document. */
  expectDescribed(method: string, path: string, response: ApiResponse): void {
    const operation = this.operationOf(method === 'HEAD' ? 'GET' : method, path);
    const described = operation?.responses[String(response.status)] ?? operation?.responses['default'];
    if (!described) return;
    const call = `${method} ${path} → ${response.status}`;
    for (const [name, { required }] of Object.entries(described.headers ?? {})) {
      if (required) expect(response.headers.has(name), `${call} has ${name}`).toBe(true);
    }
    const schema = described.content?.['application/json']?.schema;
    if (!schema || method === 'HEAD') return;
    const validate = this.validatorOf(schema);
    expect(validate(response.body) ? [] : validate.errors, `${call} is as described`).toEqual([]);
  }

  private operationOf(method: string, path: string) {
    const address = path.split('?', 1)[0] ?? path;
    return this.paths.find(({ pattern }) => pattern.test(address))?.operations[method.toLowerCase()];
  }

  private validatorOf(schema: object): ValidateFunction {
    const validate = this.validators.get(schema) ?? this.ajv.compile(schema);
    this.validators.set(schema, validate);
    return validate;
  }
}
