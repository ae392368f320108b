import { z } from 'zod';
import { GSTIN_FORM } from './gstin.ts';

/** A GSTIN as it is stored. Whoever takes one as input also checks its check digit (`isGstin`). */
export const gstinShape = z.string().regex(GSTIN_FORM);
