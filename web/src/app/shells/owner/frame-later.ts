/** The parts of the owner's frame that load after its first drawing, in one file (`PAGES` in build/shared-chunks.ts). */
export { AskedOfMe } from '../../../joint/approvals/asked-of-me.tsx';
export { NeededCounts } from './needed-counts.tsx';
export { PlatformNotices } from './platform-notices.tsx';
export { SubscriptionBanner } from './subscription-banner.tsx';
export { VerifyEmail } from './verify-email.tsx';
