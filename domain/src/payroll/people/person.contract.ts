import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { PAPERS } from '../shape/papers.schema.ts';
import { papersTypedSchema, personTypedSchema } from './person-typed.ts';
import { SHARABLE } from './shared-numbers.ts';

const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;

/**
 * Makes a person, or changes one. New terms are added to the earlier ones. The answer names the numbers that somebody
 * else has, too; they are kept all the same, because two people may share an account or a phone.
 */
export const savePerson = defineContract({
  name: 'savePerson',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ personId: idSchema, person: personTypedSchema, papers: papersTypedSchema }),
  output: z.object({ shared: z.array(z.object({ number: z.enum(SHARABLE), name: z.string() })) }),
  limits,
  audited: true,
});

/** Returns one number in full, and records that the owner saw it. */
export const showPaper = defineContract({
  name: 'showPaper',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ personId: idSchema, paper: z.enum(PAPERS) }),
  output: z.object({ number: z.string() }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Stores a person's last day; null removes it. */
export const leavePerson = defineContract({
  name: 'leavePerson',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ personId: idSchema, lastDay: z.iso.date().nullable() }),
  output: z.object({}),
  limits,
  audited: true,
});
