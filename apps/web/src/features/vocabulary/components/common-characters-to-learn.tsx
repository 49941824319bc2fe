import type { VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { Plus, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useSpeechSynthesis } from '../use-speech-synthesis.ts';
import type { WordFormFields } from '../word-form.ts';
import { CharacterCard } from './character-card.tsx';

interface CommonCharactersProps {
  /** The user's vocabulary; undefined until it is loaded. This component renders nothing until then. */
  vocabulary: readonly VocabularyItem[] | undefined;
  onUse: (word: WordFormFields) => void;
}

/** The id of the heading, to which a link above a long vocabulary leads. */
export const COMMON_CHARACTERS_ID = 'common-characters';

/** The section 'Common Characters to Learn', with the common characters that the user's vocabulary lacks. */
export function CommonCharactersToLearn({ vocabulary, onUse }: CommonCharactersProps) {
  const { t } = useTranslation();
  const speak = useSpeechSynthesis();
  if (!vocabulary) return null;
  const learned = new Set(vocabulary.map(({ character }) => character));
  const toLearn = commonCharacters.filter(({ character }) => !learned.has(character));
  return (
    <section aria-labelledby={COMMON_CHARACTERS_ID}>
      <h2 id={COMMON_CHARACTERS_ID} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl">
        {t('vocabulary.common')}
      </h2>
      {toLearn.length === 0 && <p className="text-ink-soft">{t('vocabulary.allCommon')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {toLearn.map((word) => (
          <li key={word.character}>
            <CharacterCard character={word.character} pinyin={word.pinyin} meaning={word.englishTranslation}>
              <Button
                variant="ghost"
                round
                aria-label={t('vocabulary.listen', { character: word.character })}
                onClick={() => speak(word.character)}
              >
                <Volume2 size={18} aria-hidden />
              </Button>
              <Button
                variant="ghost"
                round
                aria-label={t('vocabulary.use', { character: word.character })}
                onClick={() => onUse(word)}
              >
                <Plus size={20} aria-hidden />
              </Button>
            </CharacterCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
