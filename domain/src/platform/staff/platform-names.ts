import type { PlatformNames } from '../shape/platform-names.schema.ts';
import type { PlatformStaff } from '../shape/platform.schema.ts';

export const NOBODY_NAMED: PlatformNames = { people: {} };

/** Returns a person's name for lists. */
export const namedAs = ({
  name,
  referralId,
  active,
}: Pick<PlatformStaff, 'name' | 'referralId' | 'active'>): PlatformNames['people'][string] => ({
  name,
  referralId,
  active,
});

/** Returns the names with one person's current name. */
export const withPerson = (
  { people }: PlatformNames,
  staffId: string,
  person: Parameters<typeof namedAs>[0],
): PlatformNames => ({ people: { ...people, [staffId]: namedAs(person) } });
