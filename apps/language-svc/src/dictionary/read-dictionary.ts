import { deserialize } from 'node:v8';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { InMemoryDictionary } from './in-memory-dictionary.ts';

/** Reads this build's dictionary with its index; takes some milliseconds. */
export const readDictionary = (): InMemoryDictionary =>
  new InMemoryDictionary(
    readGeneratedFile('dictionary'),
    deserialize(readGeneratedFile('dictionaryIndex')) as Uint32Array,
  );
