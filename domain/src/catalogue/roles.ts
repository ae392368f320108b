/** The roles that the server writes into a token's custom claims. An account without claims can do nothing. */
export const ROLES = ['owner', 'captain', 'kitchen', 'office', 'staff', 'super'] as const;
export type Role = (typeof ROLES)[number];

/** The roles of members; `office` is everybody who works in the dashboard. Rights say what each may do. */
export const MEMBER_ROLES = ['captain', 'kitchen', 'office'] as const satisfies readonly Role[];
export type MemberRole = (typeof MEMBER_ROLES)[number];
/** The roles of people in one restaurant; their claims name the restaurant. */
export const TEAM = ['owner', ...MEMBER_ROLES] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM)[number];
const PLATFORM_ROLES = ['staff', 'super'] as const satisfies readonly Role[];

export type Claims =
  | { readonly role: TeamRole; readonly restaurant: string }
  | { readonly role: (typeof PLATFORM_ROLES)[number] };

/** Returns the claims in a token or a stored account, without its other fields; null where they name no role. */
export function claimsIn(token: unknown): Claims | null {
  if (typeof token !== 'object' || token === null) return null;
  const { role, restaurant } = { role: null, restaurant: null, ...token } as Record<string, unknown>;
  const ofPlatform = PLATFORM_ROLES.find((each) => each === role);
  if (ofPlatform !== undefined) return { role: ofPlatform };
  const inRestaurant = TEAM.find((each) => each === role);
  if (inRestaurant === undefined || typeof restaurant !== 'string' || restaurant === '') return null;
  return { role: inRestaurant, restaurant };
}

/**
 * Who may call: `visitor` needs no sign-in; `guest` is an anonymous Firebase user; `newcomer` is signed in (by e-mail
 * link or a social account) but has no claims yet; the rest are roles in the claims.
 */
export type Caller = 'visitor' | 'guest' | 'newcomer' | Role;
