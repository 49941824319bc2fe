import { clsx } from 'clsx';
import { useState } from 'react';
import { avatarInitials, type NameFields } from '../../lib/display-name.ts';

interface AvatarProps {
  user: NameFields & { profileImageUrl: string | null };
  size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-6 text-[0.65rem]', medium: 'size-10 text-sm', large: 'size-20 text-2xl' };

/**
 * A user's profile image, or the user's initials if there is no image. Screen readers skip the avatar, because the user's name is always
 * shown beside it.
 */
export function Avatar({ user, size = 'medium' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { profileImageUrl } = user;
  const shape = clsx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size]);
  if (profileImageUrl && profileImageUrl !== failedUrl) {
    return (
      <img
        src={profileImageUrl}
        alt=""
        className={clsx(shape, 'object-cover')}
        onError={() => setFailedUrl(profileImageUrl)}
      />
    );
  }
  return (
    <span aria-hidden className={clsx(shape, 'bg-jade-wash font-bold text-jade-text')}>
      {avatarInitials(user)}
    </span>
  );
}
