import { type EnrolledClass, SIGN_IN_PICTURES, type SignInPicture } from '@memory/contracts';
import { ChevronLeft, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { shownSignInPictures } from '../../sign-in-pictures/icon-names.ts';
import { PictureImage } from '../../sign-in-pictures/picture-image.tsx';
import { useSignInWithPictures } from '../api/class-device.ts';
import { useSignInMessage } from '../use-sign-in-message.ts';
import { PageHeading } from './page-heading.tsx';

interface PicturePadProps {
  student: EnrolledClass['students'][number];
  onLeave: () => void;
}

/** The twelve pictures, of which the child taps its three in their order. The third one sends them. */
export function PicturePad({ student, onLeave }: PicturePadProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly SignInPicture[]>([]);
  const signIn = useSignInWithPictures(student.id);
  const messageOf = useSignInMessage();
  // After a success the app is about to load.
  const isBusy = signIn.isPending || signIn.isSuccess;
  const choose = (picture: SignInPicture): void => {
    if (isBusy || chosen.includes(picture) || chosen.length === SIGN_IN_PICTURES) return;
    const pictures = [...chosen, picture];
    setChosen(pictures);
    if (pictures.length === SIGN_IN_PICTURES) signIn.mutate(pictures, { onError: () => setChosen([]) });
  };
  const isWrong = signIn.isError && chosen.length === 0;
  const progress = t(isBusy ? 'classSignIn.checking' : 'classSignIn.progress', {
    count: chosen.length,
    of: SIGN_IN_PICTURES,
  });
  return (
    <>
      <Button variant="ghost" className="class-sign-in-back" onClick={onLeave}>
        <ChevronLeft size={22} aria-hidden />
        {t('classSignIn.notMe', { name: student.name })}
      </Button>
      <PageHeading
        takesFocus
        title={t('classSignIn.hello', { name: student.name })}
        text={t('classSignIn.picturesText')}
      />
      <div className="class-sign-in-progress">
        {/* Each picture is a step; which pictures were tapped is shown on the pictures themselves. */}
        <span aria-hidden className="class-sign-in-steps">
          {Array.from({ length: SIGN_IN_PICTURES }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the steps have no other identity
            <span key={index} data-done={index < chosen.length || undefined} />
          ))}
        </span>
        <output className="class-sign-in-status">{progress}</output>
        <Button
          disabled={chosen.length === 0 || isBusy}
          className="class-sign-in-undo"
          onClick={() => setChosen(chosen.slice(0, -1))}
        >
          <Undo2 size={20} aria-hidden />
          {t('classSignIn.undo')}
        </Button>
      </div>
      <p role="alert" className="class-sign-in-alert">
        {isWrong && messageOf(signIn.error)}
      </p>
      <ul aria-label={t('classSignIn.pictures')} className="class-sign-in-pictures">
        {shownSignInPictures.map((picture) => {
          const position = chosen.indexOf(picture) + 1;
          const name = t(`signInPicture.${picture}`);
          return (
            <li key={picture}>
              <button
                type="button"
                className="class-sign-in-picture"
                aria-pressed={position > 0}
                aria-label={position > 0 ? t('classSignIn.chosenPicture', { name, position }) : name}
                // A disabled button would lose the focus of the keyboard.
                aria-disabled={isBusy}
                onClick={() => choose(picture)}
              >
                <PictureImage picture={picture} />
                {position > 0 && (
                  <span aria-hidden className="class-sign-in-position">
                    {position}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
