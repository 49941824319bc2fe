import type { PrivacyLevel } from '@memory/contracts';
import { Globe, Lock, type LucideIcon, Users } from 'lucide-react';

/** The one sign of each level, the same everywhere: a lock, two people, a globe. */
export const privacyIcons: Record<PrivacyLevel, { Sign: LucideIcon; look: string }> = {
  private: { Sign: Lock, look: 'border-line-strong/60 text-ink-soft' },
  friends: { Sign: Users, look: 'border-jade-text/50 text-jade-text' },
  public: { Sign: Globe, look: 'border-cinnabar-text/50 text-cinnabar-text' },
};

/** From the most to the least private. Not the contract's own list: that would bring its schemas along at run time. */
export const privacyLevels = ['private', 'friends', 'public'] as const satisfies readonly PrivacyLevel[];
