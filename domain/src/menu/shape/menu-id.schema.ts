import { z } from 'zod';
import { isReservedKey } from '../../kernel/ids.ts';

/** Ids within the menu document: short, and never reused. */
export const menuIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/)
  .refine((id) => !isReservedKey(id), 'reserved-id');
