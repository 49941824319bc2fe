import type { SignInPicture } from '@memory/contracts';
import svgs from 'virtual:sign-in-pictures';

/** One of the twelve pictures. Hidden from screen readers: the caller shows the name of the picture, or labels its button with it. */
export function PictureImage({ picture }: { picture: SignInPicture }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svgs[picture])}`}
      alt=""
      draggable={false}
      width={100}
      height={100}
    />
  );
}
