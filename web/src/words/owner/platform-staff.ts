import { ownReferrals, platformStaffWords } from '../../messages/owner/en/platform-staff.ts';
import { part } from '../part.ts';

export const platformStaffPart = part('platformStaffWords', platformStaffWords);
export const ownReferralsPart = part('ownReferrals', ownReferrals);
