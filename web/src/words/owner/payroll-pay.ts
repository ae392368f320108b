import { payrollPay } from '../../messages/owner/en/payroll-pay.ts';
import { part } from '../part.ts';

export const payrollPayPart = part('payrollPay', payrollPay);
