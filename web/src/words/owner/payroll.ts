import { payroll } from '../../messages/owner/en/payroll.ts';
import { part } from '../part.ts';

export const payrollPart = part('payroll', payroll);
