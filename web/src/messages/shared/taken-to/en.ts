import type { Role } from '@bhoj/domain/catalogue/roles';
import { part } from '../../part.ts';

/** Tells a person where they were led after they chose another role's place. */
export const takenTo: Record<Role, string> = {
  owner: 'This is a restaurant owner’s account, so these are the owner’s pages.',
  captain: 'This is a captain’s account, so these are the captain’s pages.',
  kitchen: 'This is a kitchen account, so these are the kitchen’s pages.',
  office: 'This is an office account, so these are its pages of the dashboard.',
  staff: 'This is a platform account, so these are your own pages.',
  super: 'This is a platform account, so these are the platform’s pages.',
};

export const takenToPart = part('takenTo', takenTo);
