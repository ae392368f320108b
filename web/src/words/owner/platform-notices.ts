import { platformNoticesWords } from '../../messages/owner/en/platform-notices.ts';
import { part } from '../part.ts';

export const platformNoticesPart = part('platformNoticesWords', platformNoticesWords);
