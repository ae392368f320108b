import { PASSWORD_MIN } from '@bhoj/domain/kernel/password';

export type Strength = 'short' | 'fair' | 'good' | 'strong';

/**
 * Rates a password: length counts most, then the kinds of characters. A password with fewer than six different
 * characters is never better than fair.
 */
export function strengthOf(password: string): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  if (new Set(password).size < 6) return 'fair';
  const score = kinds.length + Math.floor((password.length - PASSWORD_MIN) / 4);
  if (score >= 4) return 'strong';
  return score >= 2 ? 'good' : 'fair';
}
