import { z } from 'zod';
import { TABLE_ID } from './table-id.ts';

/** `F1-T01` for a table (DATA-TABLE-1), `F2-R201` for a room. */
export const tableIdSchema = z.string().regex(TABLE_ID);
