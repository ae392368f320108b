import { idSchema } from '../kernel/ids.schema.ts';

/** The field of an input by which somebody does what somebody else allowed (P-APPROVAL-1). */
export const withApproval = { approvalId: idSchema.optional() };
