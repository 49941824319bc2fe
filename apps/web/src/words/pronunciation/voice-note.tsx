import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { ownerNoticesQuery } from '../../lib/owner-notices.ts';
import { hasSpeechSynthesis } from './mandarin-voice.ts';

type System = 'android' | 'apple' | 'windows' | 'other';

/** Returns the system whose settings have the voices. @param userAgent of the browser: `navigator.userAgent` */
export function systemOf(userAgent: string): System {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple';
  return userAgent.includes('Windows') ? 'windows' : 'other';
}

/**
 * Says in a sentence what can be done where no word can be heard: the owner of the installation reads the command that installs human voices, all
 * others the setting of their device.
 */
export default function VoiceNote({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(ownerNoticesQuery);
  if (isPending) return null;
  const learnerText = hasSpeechSynthesis()
    ? t('voiceNote.learner', { setting: t(`voiceNote.setting.${systemOf(navigator.userAgent)}`) })
    : t('voiceNote.learnerWithoutSpeech');
  return (
    <div role="note" className="mt-3 rounded-xl bg-well px-3.5 py-2.5 text-start text-sm break-words">
      <p>{data?.isOwner ? t('voiceNote.owner') : learnerText}</p>
      <Button variant="ghost" className="-mx-3 -mb-2 text-sm!" onClick={onSeen}>
        {t('voiceNote.seen')}
      </Button>
    </div>
  );
}
