import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

export default defineConfig({
  // .br and .gz beside each text file, so that the gateway sends them without compressing anything itself; fonts are compressed already
  plugins: [react(), tailwindcss(), compression({ include: /\.(js|css|html|svg)$/ })],
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // the page's security policy allows no data: fonts or scripts, so nothing is inlined
    assetsInlineLimit: 0,
    rolldownOptions: {
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
