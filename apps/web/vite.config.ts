import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { areaImportsPlugin } from './build/area-imports-plugin.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { emojiPlugin } from './build/emoji-plugin.ts';
import { iconImportsPlugin } from './build/icon-imports-plugin.ts';
import { sizeBudgetPlugin } from './build/size-budget.ts';
import { earlyAppearancePlugin, prerenderPlugin } from './prerender/prerender-plugin.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

export default defineConfig({
  // The plugin `compression` writes .br and .gz files beside each text file, so that the gateway need not compress. Fonts are compressed
  // already.
  plugins: [
    areaImportsPlugin(),
    iconImportsPlugin(),
    react(),
    tailwindcss(),
    emojiPlugin(),
    earlyAppearancePlugin(),
    prerenderPlugin(),
    sizeBudgetPlugin(),
    compression({ include: /\.(js|css|html|svg)$/ }),
    installable(),
  ],
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // Nothing is inlined as a data: URL, because the Content-Security-Policy allows no such URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Seven characters of a hash instead of eight are enough to tell two builds of a file apart; index.html names forty files.
      output: {
        codeSplitting: { groups: chunkGroups },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      treeshake: {
        // Calls of these functions are dropped if their result is unused, so a page may import a limit from the contracts without the
        // schemas around it.
        manualPureFunctions: [
          'z',
          'defineErrorDescriptions',
          'storableText',
          'singleLine',
          'multiLine',
          'halfWidthLine',
          'codeText',
          'passwordText',
        ],
        // Our libraries declare schemas and tables at the top level. Modules without a used export are dropped.
        moduleSideEffects: [{ test: /[\\/](libs[\\/](contracts|api-client|text)|@memory)[\\/]/, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': gateway, '/media': gateway } },
});

/** The web app manifest and the service worker, which make the app installable and usable offline. */
function installable() {
  return VitePWA({
    // The app registers the service worker itself, because the Content-Security-Policy allows no inline script for it.
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
      // The service worker caches all files except those that only the PDF export needs. Subsets of the Kai font are cached when they are
      // first used.
      globPatterns: ['**/*.{js,css,html,svg}', 'assets/nunito-sans-latin-*.woff2'],
      globIgnores: ['assets/book.worker-*', 'assets/{html2canvas,index.es,purify.es}-*'],
      navigateFallback: '/index.html',
      // The service worker leaves these paths to the server: it caches no API data, and share links have response headers of their own.
      navigateFallbackDenylist: [/^\/(api|media|internal|health|metrics|jobs-console|shared|licences)(\/|$)/],
      runtimeCaching: [
        {
          // Only the path is tested, because a pattern for the whole URL would also match a query that ends in .woff2.
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
