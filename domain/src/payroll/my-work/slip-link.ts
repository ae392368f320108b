import { newShareToken } from '../../kernel/ids.ts';
import type { Person } from '../shape/person.schema.ts';

/** Returns the person with a link to their slips; the same person when there is one. */
export const withSlipLink = (person: Person): Person =>
  person.slipToken === null ? { ...person, slipToken: newShareToken() } : person;

/** Returns the person without a link; the same person when there is none. */
export const withoutSlipLink = (person: Person): Person =>
  person.slipToken === null ? person : { ...person, slipToken: null };
