import { z } from 'zod';
import { TABLE_ID } from './table-id.ts';

/** `F1-T01` (DATA-TABLE-1), a room's `F2-R201`. */
export const tableIdSchema = z.string().regex(TABLE_ID);
