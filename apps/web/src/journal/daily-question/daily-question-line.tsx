import { useTranslation } from 'react-i18next';
import { useDailyQuestion } from './use-daily-question.ts';

/** The text of the question of the day; `children` while there is none. */
export default function DailyQuestionLine({ children }: { children: string }) {
  const { i18n } = useTranslation();
  const { question } = useDailyQuestion();
  if (!question) return children;
  return i18n.language === 'en' ? question.en : <span lang="zh-Hans">{question.zh}</span>;
}
