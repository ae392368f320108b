import { payrollAdvances } from '../../messages/owner/en/payroll-advances.ts';
import { part } from '../part.ts';

export const payrollAdvancesPart = part('payrollAdvances', payrollAdvances);
