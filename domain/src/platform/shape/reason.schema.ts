import { requiredLine } from '../../kernel/text.ts';

/** The reason for an act of platform staff; the audit stores it. */
export const reasonSchema = requiredLine(200);
