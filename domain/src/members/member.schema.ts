import { z } from 'zod';
import { memberRoleSchema } from '../catalogue/roles.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** `members/{uid}`: a captain or a cook. `active: false` takes effect at once, whatever the token says. */
export const memberSchema = z.object({
  uid: z.string(),
  name: requiredLine(80),
  email: z.string(),
  role: memberRoleSchema,
  active: z.boolean(),
  createdAt: timestamp(),
});

export type Member = z.output<typeof memberSchema>;
