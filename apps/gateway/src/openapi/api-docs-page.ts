import { SafeHtml, escapedHtml } from './escaped-html.ts';
import type { createOpenapiDocument } from './openapi-document.ts';

type Document = ReturnType<typeof createOpenapiDocument>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Response = NonNullable<Operation['responses']>[string];

const methods = ['get', 'post', 'patch', 'delete'] as const;

const style = new SafeHtml(`<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  details { border: 1px solid #8886; border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem; }
  summary { cursor: pointer; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; text-transform: uppercase; }
  pre { overflow-x: auto; background: #8882; border-radius: .5rem; padding: .75rem; font-size: .85rem; }
  dt { font-weight: 600; margin-top: .75rem; } dd { margin-left: 1rem; white-space: pre-line; }
</style>`);

/** Renders the OpenAPI document as one HTML page without scripts or external resources. */
export function renderApiDocsPage(document: Document): string {
  const { title, description = '' } = document.info;
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [renderOperation(method, path, item[method])] : [])),
  );
  return escapedHtml`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} API</title>${style}</head>
<body>
<h1>${title} API</h1>
<p>${description} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Signing in gives a cookie; calls marked “signed in” need it.</p>
${operations}
</body>
</html>
`.markup;
}

function renderOperation(method: string, path: string, operation: Operation): SafeHtml {
  const access = operation.security?.length ? ' · signed in' : '';
  return escapedHtml`<details>
<summary><span class="method">${method}</span> <code>${path}</code>${access}<br>${withoutBackticks(operation.summary)}</summary>
<dl>${(operation.parameters ?? []).map(renderParameter)}${renderBody(operation.requestBody)}${Object.entries(operation.responses ?? {}).map(renderResponse)}</dl>
</details>
`;
}

function renderParameter(parameter: Parameter): SafeHtml {
  if ('$ref' in parameter) return escapedHtml``;
  const { name, in: location, required, schema = {} } = parameter;
  return escapedHtml`<dt><code>${name}</code> (${location}${required ? ', required' : ''})</dt><dd>${renderSchema(schema)}</dd>`;
}

function renderBody(body: Operation['requestBody']): SafeHtml {
  if (!body || '$ref' in body) return escapedHtml``;
  return escapedHtml`${Object.entries(body.content).map(
    ([type, content]) =>
      escapedHtml`<dt>Body (${type})</dt><dd>${'schema' in content ? renderSchema(content.schema) : ''}</dd>`,
  )}`;
}

/** Renders one response of a route. The schemas of error responses are omitted, because they are the same for all routes. */
function renderResponse([status, response]: [string, Response]): SafeHtml {
  if ('$ref' in response) return escapedHtml``;
  const content = response.content?.['application/json'];
  const schema = content && 'schema' in content ? content.schema : undefined;
  return escapedHtml`<dt>${status}</dt><dd>${withoutBackticks(response.description)}${schema && status.startsWith('2') ? renderSchema(schema) : ''}</dd>`;
}

const renderSchema = (schema: unknown): SafeHtml => escapedHtml`<pre>${JSON.stringify(schema ?? {}, null, 2)}</pre>`;

/** Removes backticks from a Markdown description, because the page shows descriptions as plain text. */
const withoutBackticks = (sentence = ''): string => sentence.replaceAll('`', '');
