import { notices } from '../../messages/owner/en/notices.ts';
import { part } from '../part.ts';

export const noticesPart = part('notices', notices);
