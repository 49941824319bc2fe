import type { PrivacyLevel } from '@memory/contracts';
import { Globe, Lock, type LucideIcon, Users } from 'lucide-react';

/** Icon and CSS classes of each privacy level. */
export const privacyIcons: Record<PrivacyLevel, { Icon: LucideIcon; className: string }> = {
  private: { Icon: Lock, className: 'border-line-strong/60 text-ink-soft' },
  friends: { Icon: Users, className: 'border-jade-text/50 text-jade-text' },
  public: { Icon: Globe, className: 'border-cinnabar-text/50 text-cinnabar-text' },
};

/**
 * The privacy levels from the most to the least private. They are not imported from contracts, whose schemas would add zod to the bundle.
 */
export const privacyLevels = ['private', 'friends', 'public'] as const satisfies readonly PrivacyLevel[];
