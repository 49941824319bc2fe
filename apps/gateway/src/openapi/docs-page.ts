import type { describeApi } from './document.ts';
import { Html, html } from './html.ts';

type Document = ReturnType<typeof describeApi>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Answer = NonNullable<Operation['responses']>[string];

const methods = ['get', 'post', 'patch', 'delete'] as const;

const style = new Html(`<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  details { border: 1px solid #8886; border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem; }
  summary { cursor: pointer; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; text-transform: uppercase; }
  pre { overflow-x: auto; background: #8882; border-radius: .5rem; padding: .75rem; font-size: .85rem; }
  dt { font-weight: 600; margin-top: .75rem; } dd { margin-left: 1rem; white-space: pre-line; }
</style>`);

/** The description of the API for people: one page, no scripts, nothing fetched from elsewhere. */
export function docsPage(document: Document): string {
  const { title, description = '' } = document.info;
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [describeOperation(method, path, item[method])] : [])),
  );
  return html`<!doctype html>
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

function describeOperation(method: string, path: string, operation: Operation): Html {
  const access = operation.security?.length ? ' · signed in' : '';
  return html`<details>
<summary><span class="method">${method}</span> <code>${path}</code>${access}<br>${plain(operation.summary)}</summary>
<dl>${(operation.parameters ?? []).map(describeParameter)}${describeBody(operation.requestBody)}${Object.entries(operation.responses ?? {}).map(describeAnswer)}</dl>
</details>
`;
}

function describeParameter(parameter: Parameter): Html {
  if ('$ref' in parameter) return html``;
  const { name, in: place, required, schema = {} } = parameter;
  return html`<dt><code>${name}</code> (${place}${required ? ', required' : ''})</dt><dd>${describeSchema(schema)}</dd>`;
}

function describeBody(body: Operation['requestBody']): Html {
  if (!body || '$ref' in body) return html``;
  return html`${Object.entries(body.content).map(
    ([type, content]) =>
      html`<dt>Body (${type})</dt><dd>${'schema' in content ? describeSchema(content.schema) : ''}</dd>`,
  )}`;
}

/** The body of a refusal is always the same, so that it is not shown each time. */
function describeAnswer([status, answer]: [string, Answer]): Html {
  if ('$ref' in answer) return html``;
  const content = answer.content?.['application/json'];
  const schema = content && 'schema' in content ? content.schema : undefined;
  return html`<dt>${status}</dt><dd>${plain(answer.description)}${schema && status.startsWith('2') ? describeSchema(schema) : ''}</dd>`;
}

const describeSchema = (schema: unknown): Html => html`<pre>${JSON.stringify(schema ?? {}, null, 2)}</pre>`;

/** The sentences mark code as Markdown does. */
const plain = (sentence = ''): string => sentence.replaceAll('`', '');
