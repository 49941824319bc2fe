import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'rolldown/utils';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { buildPreloadManifest } from './preload-manifest.ts';
import { prerenderScreens } from './prerender-screens.ts';

/** The HTML tag of a minified inline script. The gateway's Content-Security-Policy allows the script by its hash. */
function inlineScript(file: string, injectTo: HtmlTagDescriptor['injectTo']): HtmlTagDescriptor {
  const source = readFileSync(resolve(import.meta.dirname, 'inline-scripts', file), 'utf8');
  return { tag: 'script', children: minifySync(file, source).code, injectTo };
}

/**
 * Vite plugin that adds the inline scripts which run before the first paint, in development and in the build: one takes a reset code out of
 * the address, one sets theme and language, one recognizes a device without a Chinese font.
 */
export function earlyAppearancePlugin(): Plugin {
  return {
    name: 'early-appearance',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        inlineScript('take-reset-code.js', 'head-prepend'),
        inlineScript('apply-theme-and-language.js', 'head'),
        inlineScript('detect-chinese-font.js', 'head'),
      ],
    },
  };
}

/** Vite plugin that inlines the styles and the prerendered screens into index.html, so that the first paint needs no other file. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        // The tags that Vite has written contain the names of the entry scripts and the style sheets.
        const entryScripts = filesInTags(html, /<script type="module"[^>]* src="\/([^"]+)"/g);
        const styleSheets = filesInTags(html, /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g);
        const page = html.replaceAll(
          /(?<!\s)\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
          '',
        );
        const screens = await prerenderScreens();
        return {
          html: page,
          tags: [
            {
              tag: 'style',
              children: styleSheets.map((file) => takeAssetText(file, bundle)).join(''),
              injectTo: 'head',
            },
            {
              tag: 'meta',
              attrs: {
                name: 'prerender-manifest',
                content: JSON.stringify({
                  entryScripts,
                  squareFont: squareFontBase64(),
                  ...buildPreloadManifest(bundle),
                }),
              },
              injectTo: 'head',
            },
            ...screens.map(({ screen, language, html: children }): HtmlTagDescriptor => ({
              tag: 'template',
              attrs: { 'data-screen': screen, lang: language },
              children,
              injectTo: 'body',
            })),
            inlineScript('show-prerendered-screen.js', 'body'),
          ],
        };
      },
    },
  };
}

const filesInTags = (html: string, tag: RegExp): string[] => [...html.matchAll(tag)].flatMap(([, file]) => file ?? []);

const squareFontBase64 = (): string => readFileSync(resolve(import.meta.dirname, 'square-font.ttf')).toString('base64');

/** Removes an asset from the bundle and returns its text, which the caller inlines into the page. */
function takeAssetText(file: string, bundle: Rolldown.OutputBundle): string {
  const { source } = bundle[file] as Rolldown.OutputAsset;
  delete bundle[file];
  return String(source);
}
