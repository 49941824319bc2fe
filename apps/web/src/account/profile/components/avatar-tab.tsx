import type { User } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import emojiSvgs from 'virtual:emoji-avatars';
import { Button } from '../../../components/ui/button.tsx';
import { useUpdateProfile } from '../api/profile.ts';
import { type AvatarEmoji, avatarEmojiIconNames } from '../emoji-avatars.ts';
import { AvatarPhotoUpload } from './avatar-photo-upload.tsx';

const SIZE_PIXELS = 100;
const INSET_PIXELS = 14;
const BACKGROUND = '#e6f1ea';

const emojis = Object.keys(avatarEmojiIconNames) as AvatarEmoji[];

/** The profile tab in which the user chooses an avatar: a photo or one of thirty emoji. */
export default function AvatarTab({ profile }: { profile: User }) {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const saveAvatar = (profileImageUrl: string | null): void => update.mutate({ profileImageUrl });
  return (
    <div className="grid gap-5">
      <section aria-labelledby="photo" className="sheet p-5 sm:p-6">
        <h2 id="photo" className="mb-3 text-lg">
          {t('profile.photo.title')}
        </h2>
        <AvatarPhotoUpload onUploaded={saveAvatar} />
        {profile.profileImageUrl && (
          <Button variant="ghost" className="mt-1 -ml-4" disabled={update.isPending} onClick={() => saveAvatar(null)}>
            {t('profile.photo.remove')}
          </Button>
        )}
      </section>
      <section aria-labelledby="emoji" className="sheet p-5 sm:p-6">
        <h2 id="emoji" className="text-lg">
          {t('profile.emoji.title')}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{t('profile.emoji.text')}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2.5">
          {emojis.map((emoji) => (
            <li key={emoji}>
              <button
                type="button"
                aria-label={t('profile.emoji.use', { emoji })}
                disabled={update.isPending}
                className="grid aspect-square w-full place-items-center rounded-xl border border-line bg-jade-wash transition-transform hover:scale-105 hover:border-jade-text disabled:opacity-60"
                onClick={() => void renderEmojiAvatar(emoji).then(saveAvatar)}
              >
                <img src={emojiSvgUrl(emoji)} alt="" className="size-[64%]" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The image of an emoji without background, as the data URL of an SVG. */
const emojiSvgUrl = (emoji: AvatarEmoji): string => `data:image/svg+xml,${encodeURIComponent(emojiSvgs[emoji] ?? '')}`;

/** Renders an emoji on its background colour in 100 × 100 pixels, as the data URL of a PNG. */
async function renderEmojiAvatar(emoji: AvatarEmoji): Promise<string> {
  const image = new Image(SIZE_PIXELS, SIZE_PIXELS);
  image.src = emojiSvgUrl(emoji);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PIXELS;
  canvas.height = SIZE_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas is not supported');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, SIZE_PIXELS, SIZE_PIXELS);
  context.drawImage(image, INSET_PIXELS, INSET_PIXELS, SIZE_PIXELS - 2 * INSET_PIXELS, SIZE_PIXELS - 2 * INSET_PIXELS);
  return canvas.toDataURL('image/png');
}
