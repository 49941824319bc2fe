import { clsx } from 'clsx';
import { useState } from 'react';
import { avatarLetters, type NamedPerson } from '../../lib/person.ts';

interface AvatarProps {
  person: NamedPerson & { profileImageUrl: string | null };
  size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-6 text-[0.65rem]', medium: 'size-10 text-sm', large: 'size-20 text-2xl' };

/** A person's picture, or their letters on jade. Decorative: the name stands beside it. */
export function Avatar({ person, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { profileImageUrl } = person;
  const shape = clsx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size]);
  if (profileImageUrl && profileImageUrl !== broken) {
    return (
      <img
        src={profileImageUrl}
        alt=""
        className={clsx(shape, 'object-cover')}
        onError={() => setBroken(profileImageUrl)}
      />
    );
  }
  return (
    <span aria-hidden className={clsx(shape, 'bg-jade-wash font-bold text-jade-text')}>
      {avatarLetters(person)}
    </span>
  );
}
