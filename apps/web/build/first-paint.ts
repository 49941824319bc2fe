import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'rolldown/utils';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { drawScreens } from './draw-screens.ts';
import { chunksOf, EVERY_SCREEN, filesHolding, filesOf, FIRST_SCREENS } from './first-screens.ts';
import { squareFont } from './square-face.ts';

/** A script in the page itself; the gateway's security policy names it by its hash. */
function inline(file: string, injectTo: HtmlTagDescriptor['injectTo']): HtmlTagDescriptor {
  const source = readFileSync(resolve(import.meta.dirname, '../first-paint', file), 'utf8');
  return { tag: 'script', children: minifySync(file, source).code, injectTo };
}

/** Theme and language stand on the page before anything is drawn, in development as in the build. */
export function appearance(): Plugin {
  return { name: 'appearance', transformIndexHtml: { order: 'pre', handler: () => [inline('appearance.js', 'head')] } };
}

/**
 * Makes the page show its first screen without any other file: the styles are in it and so are the screens, drawn while building.
 * The program comes afterwards.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        // Vite's own tags name the files that start the program, and its styles
        const program = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].flatMap(
          ([, file]) => file ?? [],
        );
        const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].flatMap(
          ([, file]) => file ?? [],
        );
        const page = html.replaceAll(
          /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
          '',
        );
        const drawings = await drawScreens();
        return {
          html: page,
          tags: [
            { tag: 'style', children: styles.map((file) => take(file, bundle)).join(''), injectTo: 'head' },
            {
              tag: 'meta',
              attrs: {
                name: 'first-screens',
                content: JSON.stringify({ program, square: squareFont().toString('base64'), ...needsOf(bundle) }),
              },
              injectTo: 'head',
            },
            ...drawings.map(({ screen, language, html: children }): HtmlTagDescriptor => ({
              tag: 'template',
              attrs: { 'data-screen': screen, lang: language },
              children,
              injectTo: 'body',
            })),
            inline('first-screen.js', 'body'),
          ],
        };
      },
    },
  };
}

/** Takes a file's text out of the bundle: it is in the page, and nobody asks for it any more. */
function take(file: string, bundle: Rolldown.OutputBundle): string {
  const { source } = bundle[file] as Rolldown.OutputAsset;
  delete bundle[file];
  return String(source);
}

function needsOf(bundle: Rolldown.OutputBundle) {
  const program = filesOf(
    chunksOf(bundle).filter(({ isEntry }) => isEntry),
    bundle,
  );
  const files = (modules: string[]): string[] =>
    [...filesHolding(modules, bundle)].filter((file) => !program.has(file));
  const screens = Object.entries(FIRST_SCREENS);
  return {
    files: {
      ...Object.fromEntries(Object.entries(EVERY_SCREEN).map(([language, modules]) => [language, files(modules)])),
      ...Object.fromEntries(screens.map(([screen, { modules }]) => [screen, files(modules)])),
    },
    answers: Object.fromEntries(screens.flatMap(([screen, { answers }]) => (answers ? [[screen, answers]] : []))),
  };
}
