import { TextCoverage, WordGapsButton, hasLatinWord } from '../../../reading/index.ts';

interface EntryWordsProps {
  text: string;
  /** When the text was written, as an ISO 8601 string. */
  writtenAt: string;
}

/** Shows how many words of the user's own text the user knows, and which words the user lacked while writing. */
export default function EntryWords({ text, writtenAt }: EntryWordsProps) {
  return (
    <>
      {hasLatinWord(text) && <WordGapsButton text={text} />}
      <TextCoverage text={text} writtenAt={writtenAt} />
    </>
  );
}
