export type ChineseScript = 'simplified' | 'traditional';

/**
 * Functions that load a conversion table for simplified or traditional characters. The tables are loaded on demand, because each takes a
 * few megabytes of memory.
 */
const loaders = {
  simplified: async () => (await import('opencc-js/t2cn')).Converter({ from: 'tw', to: 'cn' }),
  traditional: async () => (await import('opencc-js/cn2t')).Converter({ from: 'cn', to: 'tw' }),
};

/** Loads a function that converts Chinese text to the given script and leaves other characters unchanged. */
export const loadScriptConverter = (script: ChineseScript): Promise<(text: string) => string> => loaders[script]();
