import { describe, expect, it } from 'vitest';
import { iconFiles, importEachIcon } from './icon-imports-plugin.ts';

const index = `
export { default as Trash, default as Trash2 } from './icons/trash.mjs';
export { default as Wind, default as WindIcon } from './icons/wind.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
`;
const rewrite = (code: string) => importEachIcon(code, iconFiles(index));

describe('icon imports', () => {
  it('come from the file of each icon, also of an icon with several names', () => {
    expect(rewrite("import { Trash2, Wind as Breeze } from 'lucide-react';\nconst a = 1;")).toBe(
      "import Trash2 from 'lucide-react/icons/trash';import Breeze from 'lucide-react/icons/wind';\nconst a = 1;",
    );
  });

  it('of types and of names that are no icons stay', () => {
    expect(rewrite("import { type LucideIcon, createLucideIcon } from 'lucide-react';")).toBe(
      "import { type LucideIcon } from 'lucide-react';import { createLucideIcon } from 'lucide-react';",
    );
  });
});
