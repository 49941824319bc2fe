import type { ReadingAids, ReadingAidsChanges } from '@memory/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { useCurrentUser } from '../../../session/index.ts';

interface ReadingAidsChoicesProps {
  aids: ReadingAids;
  /** The choices of words with readings. A book leaves out the choice `fading`. */
  wordSets?: readonly ReadingAids['words'][];
  onChange: (changes: ReadingAidsChanges) => void;
}

/** The choices of the reading aids. Signed-out readers have no vocabulary, so they get no choice of words. */
export function ReadingAidsChoices({ aids, wordSets = ['all', 'fading', 'new'], onChange }: ReadingAidsChoicesProps) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  return (
    <div className="grid gap-4">
      <Choice
        title={t('readingAids.reading')}
        values={['none', 'pinyin', 'zhuyin'] as const}
        labelOf={(value) => t(`readingAids.readings.${value}`)}
        value={aids.isShown ? aids.reading : 'none'}
        onChange={(value) => onChange(value === 'none' ? { isShown: false } : { isShown: true, reading: value })}
      />
      {user && aids.isShown && (
        <Choice
          title={t('readingAids.words')}
          values={wordSets}
          labelOf={(value) => t(`readingAids.wordSets.${value}`)}
          value={aids.words}
          onChange={(words) => onChange({ words })}
        />
      )}
      <Choice
        title={t('readingAids.script')}
        values={['original', 'simplified', 'traditional'] as const}
        labelOf={(value) => t(`readingAids.scripts.${value}`)}
        value={aids.script}
        onChange={(script) => onChange({ script })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  title: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ title, values, labelOf, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {title}
      </p>
      <RadioGroup
        layout="strip"
        labelledBy={id}
        options={values.map((option) => ({ value: option, label: labelOf(option) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
