import { z } from 'zod';

/** The roles that the server writes into a token's custom claims. An account without claims can do nothing. */
export const ROLES = ['owner', 'captain', 'kitchen', 'staff', 'super'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.output<typeof roleSchema>;

/** The roles of people in one restaurant; their claims name the restaurant. */
const RESTAURANT_ROLES = ['owner', 'captain', 'kitchen'] as const satisfies readonly Role[];
const MEMBER_ROLES = ['captain', 'kitchen'] as const satisfies readonly Role[];
export const memberRoleSchema = z.enum(MEMBER_ROLES);
export type MemberRole = z.output<typeof memberRoleSchema>;

export const claimsSchema = z.union([
  z.object({ role: z.enum(RESTAURANT_ROLES), restaurant: z.string().min(1) }),
  z.object({ role: z.enum(['staff', 'super']) }),
]);
export type Claims = z.output<typeof claimsSchema>;

/**
 * Who may call: `visitor` needs no sign-in; `guest` is an anonymous Firebase user; `newcomer` is signed in (by e-mail
 * link or a social account) but has no claims yet; the rest are roles in the claims.
 */
export type Caller = 'visitor' | 'guest' | 'newcomer' | Role;
