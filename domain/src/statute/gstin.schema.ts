import { z } from 'zod';
import { GSTIN_FORM, OPERATOR_GSTIN_FORM } from './gstin.ts';

/** A GSTIN as it is stored. Code that takes one as input must also check the check digit (`isGstin`). */
export const gstinShape = z.string().regex(GSTIN_FORM);

/** The GSTIN of an operator as it is stored. Code that takes one as input must also check it with `isOperatorGstin`. */
export const operatorGstinShape = z.string().regex(OPERATOR_GSTIN_FORM);
