import { normalizeUsername, STRONG_PASSWORD_MIN_LENGTH, strongPasswordMessages } from '@memory/contracts';
import { countCharacters, normalizePassword } from '@memory/contracts/text';
import { ApiError, CONFIG, translatedFieldError } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialConfig } from '../config.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Checks new passwords by the setting PASSWORD_RULES. Sign-in does not check these rules, so that existing passwords stay valid. */
@Injectable()
export class PasswordRules {
  constructor(@Inject(CONFIG) private readonly config: SocialConfig) {}

  /**
   * Checks a new password of a user.
   * @param field the field of the request that contains the password
   * @throws ApiError `invalid_request` with a message for the field
   */
  async check(password: string, { username, field }: { username: string; field: string }): Promise<void> {
    if (this.config.PASSWORD_RULES === 'standard') return;
    const message = await findPasswordFault(password, username);
    if (message) throw new ApiError('invalid_request', { fields: [translatedFieldError(field, message)] });
  }
}

/** Returns the message for a password that the strong rules reject, or null. Case and character width make no difference. */
export async function findPasswordFault(password: string, username: string): Promise<string | null> {
  if (countCharacters(normalizePassword(password)) < STRONG_PASSWORD_MIN_LENGTH) return strongPasswordMessages.tooShort;
  if (normalizeUsername(password) === normalizeUsername(username)) return strongPasswordMessages.isUsername;
  return (await isCommonPassword(password)) ? strongPasswordMessages.isCommon : null;
}
