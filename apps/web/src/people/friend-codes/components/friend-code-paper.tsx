import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routePatterns } from '../../../lib/page-paths.ts';

interface FriendCodePaperProps {
  code: string;
  name: string;
  qrCode: ReactNode;
}

const PAGE_ADDRESS = routePatterns.friendCode.replace('/:code?', '');

/** The printed form of a friend code: a slip to cut out, with the code to scan or to type. It is invisible on the screen. */
export function FriendCodePaper({ code, name, qrCode }: FriendCodePaperProps) {
  const { t } = useTranslation();
  return (
    <div data-print-only aria-hidden>
      <div className="mx-auto w-[9cm] rounded-2xl border border-dashed border-current p-6 text-center">
        <p className="mb-3 text-[13pt] font-bold">{t('friendCode.own.paperTitle', { name })}</p>
        {qrCode}
        <p className="mt-3 text-[10pt]">
          {t('friendCode.own.paperText', { address: window.location.host + PAGE_ADDRESS })}
        </p>
        <p className="mt-2 text-[22pt] font-extrabold tracking-[0.1em]">{code}</p>
      </div>
    </div>
  );
}
