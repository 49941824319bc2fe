import fc from 'fast-check';
import {
  findBannedSynonym,
  loadTermGlossary,
  readGlossary,
  wordsOfIdentifier,
} from '../../src/lint/glossary-plugin.ts';

const terms = [
  { term: 'image', banned: ['picture'] },
  { term: 'pending upload', banned: ['held file'] },
];

describe('the glossary', () => {
  it('is read from the tables of CONTEXT.md', () => {
    expect(loadTermGlossary()).toContainEqual({ term: 'image', banned: ['graphic'] });
  });

  it('is required: a text without a column "Not" is an error', () => {
    expect(() => readGlossary('| Term | Meaning |\n|---|---|\n| a | b |\n')).toThrow('"Not"');
  });

  it('finds a banned synonym in every spelling of a name', () => {
    for (const name of [
      'pictureSize',
      'PictureWorkshop',
      'cleanPictures',
      'IMAGE_OR_PICTURE',
      'apps/x/open-picture',
      'heldFiles',
    ]) {
      expect(findBannedSynonym(name, terms)).toBeDefined();
    }
  });

  it('finds none inside of longer words', () => {
    for (const name of ['picturesque', 'imageSize', 'filesHeld', 'withheldFile']) {
      expect(findBannedSynonym(name, terms)).toBeUndefined();
    }
  });

  it('reads camel case, kebab case and constants as the same words', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const camel = words
          .map((part, index) => (index === 0 ? part : part[0]?.toUpperCase() + part.slice(1)))
          .join('');
        expect(wordsOfIdentifier(camel)).toBe(words.join(' '));
        expect(wordsOfIdentifier(words.join('-'))).toBe(words.join(' '));
        expect(wordsOfIdentifier(words.join('_').toUpperCase())).toBe(words.join(' '));
      }),
    );
  });
});
