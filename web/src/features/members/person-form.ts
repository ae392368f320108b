import { z } from 'zod';
import { same } from '@bhoj/domain/kernel/same';
import { createMember } from '@bhoj/domain/members/members.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { passwordSchema } from '@bhoj/domain/kernel/text';
import type { Words } from '../../words/part.ts';

/** With a link, the password field is ignored. */
export const personSchema = createMember.input
  .pick({ name: true, email: true, role: true })
  .extend({ entry: z.enum(['link', 'password']), password: z.string() })
  .superRefine(({ entry, password }, context) => {
    if (entry === 'password' && !passwordSchema.safeParse(password).success) {
      context.addIssue({ code: 'custom', path: ['password'], message: 'password' });
    }
  });
export type PersonValues = z.input<typeof personSchema>;
export type NewPerson = z.output<typeof personSchema>;

export const personFaultsOf = (passwordWords: Words<'passwordWords'>, staffFaults: Words<'staffFaults'>) => ({
  ...staffFaults,
  password: passwordWords.fault,
});

export const EMPTY: PersonValues = { name: '', email: '', role: 'captain', entry: 'link', password: '' };

type Request = InputOf<typeof createMember>;

/**
 * Returns the request to send. The same details get the same id, so that a lost answer adds nobody twice; changed
 * details make a new request.
 */
export function requestFor(person: NewPerson, last: Request | null): Request {
  const { entry, password: typed, ...who } = person;
  const password = entry === 'password' ? typed : null;
  const { requestId, ...before } = last ?? { requestId: newId() };
  const isSame = last === null || same(before, { ...who, password });
  return { requestId: isSame ? requestId : newId(), ...who, password };
}
