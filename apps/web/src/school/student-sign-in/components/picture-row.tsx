import type { SignInPicture } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { PictureImage } from '../../sign-in-pictures/picture-image.tsx';

/** The three pictures of a student, in their order. */
export function PictureRow({ pictures }: { pictures: readonly SignInPicture[] }) {
  const { t } = useTranslation();
  return (
    <ol className="picture-row">
      {pictures.map((picture) => (
        <li key={picture}>
          <PictureImage picture={picture} />
          <span className="sr-only">{t(`signInPicture.${picture}`)}</span>
        </li>
      ))}
    </ol>
  );
}
