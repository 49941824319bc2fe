import type { SignInPicture } from '@memory/contracts';
import svgs from 'virtual:sign-in-pictures';

/** One of the twelve pictures. Its name stands beside it or is the label of its button, so that screen readers skip the image. */
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
