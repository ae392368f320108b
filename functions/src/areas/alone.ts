export { createAccount } from '../accounts/create-account.ts';
export { createSocialAccount } from '../accounts/create-social-account.ts';
export { validateReferral } from '../accounts/validate-referral.ts';
export { checkPayments } from '../subscription/check-payments.ts';
export { createPaymentOrder } from '../subscription/create-payment-order.ts';
export { verifyPayment } from '../subscription/verify-payment.ts';
export { seedTables } from '../tables/seed-tables.ts';
