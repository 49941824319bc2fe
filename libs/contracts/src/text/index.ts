export {
  isBlank,
  normalizeCode,
  normalizeLine,
  normalizeLines,
  normalizePassword,
  normalizeWidth,
} from './normalize-text.ts';
export { countCharacters, fitsCharacters, fitTogether, truncateCharacters } from './text-length.ts';
