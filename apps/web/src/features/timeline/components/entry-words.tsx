import TextCoverage from '../../reading/components/text-coverage.tsx';
import { hasLatinWord, WordGapsButton } from '../../word-gaps/components/word-gaps-button.tsx';

interface EntryWordsProps {
  text: string;
  /** When the text was written, as an ISO 8601 string. */
  writtenAt: string;
}

/** The words of one's own text: how many of them one knows, and those that one lacked. */
export default function EntryWords({ text, writtenAt }: EntryWordsProps) {
  return (
    <>
      {hasLatinWord(text) && <WordGapsButton text={text} />}
      <div className="min-h-5">
        <TextCoverage text={text} writtenAt={writtenAt} />
      </div>
    </>
  );
}
