export { replaceRadicals } from './cjk-radicals.ts';
export {
  isBlank,
  normalizeCode,
  normalizeLine,
  normalizeLines,
  normalizePassword,
  normalizeWidth,
} from './normalize-text.ts';
export { countCharacters, fitsCharacters, fitTogether, truncateCharacters, typedLength } from './text-length.ts';
export * from './text-limits.ts';
