/** The parts that visitors read before and during sign-up. */
export { landingPart } from './landing/en.ts';
export { invitedPart, loginPart, setPasswordPart } from './login/en.ts';
export { pricingPart } from './pricing/en.ts';
export { signupPart } from './signup/en.ts';
export { sitePart } from './site/en.ts';
export { storagePart } from './storage/en.ts';
export { commonPart } from '../shared/common/en.ts';
export { passwordPart } from '../shared/password/en.ts';
export { paymentsPart } from '../shared/payments/en.ts';
export { reasonsPart } from '../shared/reasons/en.ts';
export { pageTitlePart, routeTitlesPart } from '../shared/routes/en.ts';
export { takenToPart } from '../shared/taken-to/en.ts';
export { unreadablePart } from '../shared/unreadable/en.ts';
