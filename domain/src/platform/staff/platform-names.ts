import type { PlatformNames } from '../shape/platform-names.schema.ts';
import type { PlatformStaff } from '../shape/platform.schema.ts';

export const NOBODY_NAMED: PlatformNames = { people: {} };

/** Returns how a person is named in lists. */
export const namedAs = ({
  name,
  referralId,
  active,
}: Pick<PlatformStaff, 'name' | 'referralId' | 'active'>): PlatformNames['people'][string] => ({
  name,
  referralId,
  active,
});

/** Returns the names with one person as they are now. */
export const withPerson = (
  { people }: PlatformNames,
  staffId: string,
  person: Parameters<typeof namedAs>[0],
): PlatformNames => ({ people: { ...people, [staffId]: namedAs(person) } });
