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
  // .br and .gz beside each text file, so that the gateway sends them without compressing anything itself; fonts are compressed already
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
    // the page's security policy allows no data: fonts or scripts, so nothing is inlined
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: {
        // a schema that nothing uses has no effect, so a page may take a limit from the contracts without their schemas
        manualPureFunctions: ['z', 'text', 'route', 'defineErrors'],
        // our libraries declare schemas and tables at the top level; a page that does not use one need not carry it
        moduleSideEffects: [{ test: /[\\/](libs[\\/](contracts|api-client|text)|@memory)[\\/]/, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': gateway, '/media': gateway } },
});

/** What makes the page an app that can be installed, and that opens without a network. */
function installable() {
  return VitePWA({
    // the page registers the worker itself: the security policy allows no inline script
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
      // the whole program but what only a printed book needs; the Kai face's cuts are kept as they are used
      globPatterns: ['**/*.{js,css,html,svg}', 'assets/nunito-sans-latin-*.woff2'],
      globIgnores: ['assets/book.worker-*', 'assets/{html2canvas,index.es,purify.es}-*'],
      navigateFallback: '/index.html',
      // never data; and a share link's page comes with headers of its own
      navigateFallbackDenylist: [/^\/(api|media|internal|health|metrics|jobs-console|shared)(\/|$)/],
      runtimeCaching: [
        {
          // Only the path is tested: a pattern for the whole URL would also match a query that ends in .woff2.
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
