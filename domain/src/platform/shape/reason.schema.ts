import { requiredLine } from '../../kernel/text.ts';

/** Why somebody of the platform does something; the audit keeps it. */
export const reasonSchema = requiredLine(200);
