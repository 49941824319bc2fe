import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './build/chunk-groups.ts';
import { emojiAvatarsPlugin } from './build/emoji-avatars-plugin.ts';
import { sizeBudgetPlugin } from './build/size-budget.ts';
import { earlyAppearancePlugin, prerenderPlugin } from './prerender/prerender-plugin.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

export default defineConfig({
  // writes .br and .gz beside each text file, so that the gateway need not compress; fonts are compressed already
  plugins: [
    react(),
    tailwindcss(),
    emojiAvatarsPlugin(),
    earlyAppearancePlugin(),
    prerenderPlugin(),
    sizeBudgetPlugin(),
    compression({ include: /\.(js|css|html|svg)$/ }),
    installable(),
  ],
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // the Content-Security-Policy allows no data: URLs for fonts and scripts, so nothing is inlined
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: {
        // unused schemas have no side effects, so a page may import a limit from the contracts without their schemas
        manualPureFunctions: ['z', 'text', 'route', 'defineErrors'],
        // our libraries declare schemas and tables at the top level; unused ones are dropped
        moduleSideEffects: [{ test: /[\\/](libs[\\/](contracts|api-client|text)|@memory)[\\/]/, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': gateway, '/media': gateway } },
});

/** Web app manifest and service worker: installable, and usable offline. */
function installable() {
  return VitePWA({
    // the app registers the worker: the Content-Security-Policy allows no inline script for it
    injectRegister: null,
    manifest: {
      name: 'Memory',
      short_name: 'Memory',
      description: 'Capture your thoughts and memories while learning Chinese through interactive journaling.',
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf7f0',
      theme_color: '#fbf7f0',
      categories: ['education', 'lifestyle'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      // all files except those that only the PDF export needs; subsets of the Kai font are cached when used
      globPatterns: ['**/*.{js,css,html,svg}', 'assets/nunito-sans-latin-*.woff2'],
      globIgnores: ['assets/book.worker-*', 'assets/{html2canvas,index.es,purify.es}-*'],
      navigateFallback: '/index.html',
      // no API data; share links are served with headers of their own
      navigateFallbackDenylist: [/^\/(api|media|internal|health|metrics|jobs-console|shared)(\/|$)/],
      runtimeCaching: [
        {
          // tests the path only: a pattern on the whole URL would also match a query ending in .woff2
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.woff2$/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'faces', expiration: { maxEntries: 150 } },
        },
      ],
      cleanupOutdatedCaches: true,
      sourcemap: false,
    },
  });
}
