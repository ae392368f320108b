import { inviteMember } from '@bhoj/domain/members/invitations.contract';
import type { z } from 'zod';

export const personSchema = inviteMember.input.pick({ name: true, email: true, preset: true });
export type PersonValues = z.input<typeof personSchema>;
export type NewPerson = z.output<typeof personSchema>;

export const EMPTY: PersonValues = { name: '', email: '', preset: 'captain' };
