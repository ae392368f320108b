import type { Session } from '../../firebase/account.ts';

/** Says of whom a view is: of a person in a role at a restaurant. Empty while nobody is known to be signed in. */
export function whoseView(session: Session): string {
  if (session.state !== 'in') return '';
  const { uid, claims } = session.user;
  return claims !== null && 'restaurant' in claims ? `${uid} ${claims.restaurant} ${claims.role}` : '';
}
