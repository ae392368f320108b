import { noticeBanner } from '../../messages/owner/en/notice-banner.ts';
import { part } from '../part.ts';

export const noticeBannerPart = part('noticeBanner', noticeBanner);
