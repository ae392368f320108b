import { payrollMuster } from '../../messages/owner/en/payroll-muster.ts';
import { part } from '../part.ts';

export const payrollMusterPart = part('payrollMuster', payrollMuster);
