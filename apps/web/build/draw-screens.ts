import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { drawnAvatars } from './drawn-avatars.ts';

export interface Drawing {
  /** As `first-paint/first-screen.js` looks for it. */
  screen: string;
  language: string;
  html: string;
}

const web = resolve(import.meta.dirname, '..');

/** Draws the screens people arrive at, in each language, as React will draw them in the browser. */
export async function drawScreens(): Promise<Drawing[]> {
  // beside the installed packages, so that they are found from there
  const folder = await mkdtemp(join(web, '../../node_modules/.drawing-'));
  try {
    await build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      plugins: [react(), drawnAvatars()],
      build: {
        ssr: 'src/drawings.tsx',
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'drawings.mjs' } },
      },
    });
    const { drawings } = (await import(pathToFileURL(join(folder, 'drawings.mjs')).href)) as {
      drawings: () => Promise<Drawing[]>;
    };
    return await drawings();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
