import { OTHER_RESTAURANT, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import type { Token } from './firestore-rest.ts';

const employee = (uid: string, role: string, restaurant: string): Token => ({
  uid,
  provider: 'password',
  email: `${uid}@people.example`,
  emailVerified: false,
  claims: { role, restaurant },
});

/** All kinds of people that the rules must distinguish; null is a visitor without a token. */
export const PERSONAS = {
  visitor: null,
  guest: { uid: UIDS.guest, provider: 'anonymous' },
  otherGuest: { uid: UIDS.otherGuest, provider: 'anonymous' },
  /** Signed up with the owner's address and never verified it, so there are no claims. */
  impostor: { uid: UIDS.impostor, provider: 'password', email: RESTAURANT, emailVerified: false },
  owner: { ...employee(UIDS.owner, 'owner', RESTAURANT), email: RESTAURANT },
  otherOwner: { ...employee(UIDS.otherOwner, 'owner', OTHER_RESTAURANT), email: OTHER_RESTAURANT },
  captain: employee(UIDS.captain, 'captain', RESTAURANT),
  kitchen: employee(UIDS.kitchen, 'kitchen', RESTAURANT),
  /** The token still says captain, but the member record is inactive. */
  dismissedCaptain: employee(UIDS.dismissedCaptain, 'captain', RESTAURANT),
  otherCaptain: employee(UIDS.otherCaptain, 'captain', OTHER_RESTAURANT),
  staff: { uid: UIDS.staff, provider: 'password', email: 'staff@bhoj.example', claims: { role: 'staff' } },
  super: { uid: UIDS.super, provider: 'password', email: 'super@bhoj.example', claims: { role: 'super' } },
} as const satisfies Record<string, Token | null>;

export type Persona = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as Persona[];
