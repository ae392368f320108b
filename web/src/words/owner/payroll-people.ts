import { payrollPeople } from '../../messages/owner/en/payroll-people.ts';
import { part } from '../part.ts';

export const payrollPeoplePart = part('payrollPeople', payrollPeople);
