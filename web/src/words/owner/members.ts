import { staff, staffFaults } from '../../messages/owner/en/members.ts';
import { part } from '../part.ts';

export const staffPart = part('staff', staff);
export const staffFaultsPart = part('staffFaults', staffFaults);
