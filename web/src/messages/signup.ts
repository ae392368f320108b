import { formatMoney } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import type { ESTABLISHMENT_TYPES } from '@bhoj/domain/restaurant/restaurant.schema';
import { TRIAL_DAYS } from '@bhoj/domain/restaurant/restaurant.schema';
import { passwordWords } from './password.ts';

const establishmentTypes: Record<(typeof ESTABLISHMENT_TYPES)[number], string> = {
  'fine-dining': 'Fine dining',
  casual: 'Casual',
  'fast-food': 'Fast food',
  cafe: 'Cafe',
  bistro: 'Bistro',
};

export const signup = {
  title: 'Create your restaurant',
  text: `${TRIAL_DAYS} days free with the referral ID of a Bhoj representative. You are the owner of this account.`,
  restaurant: 'Your restaurant',
  owner: 'You, the owner',
  referral: 'Referral',
  restaurantName: 'Restaurant name',
  ownerName: 'Owner name',
  email: 'Email',
  emailHint: 'You sign in with it.',
  password: 'Password',
  restaurantType: 'Restaurant type',
  establishmentTypes,
  hotelServices: 'Do you provide hotel room services?',
  staffReferralId: 'Staff referral ID',
  staffReferralHint: 'From the Bhoj representative who told you about us.',
  ownReferralId: 'Your referral ID',
  ownReferralHint: 'Yours to give to other restaurants. It is made for you.',
  checking: 'Checking…',
  referralValid: 'Valid referral ID ✓',
  referralInvalid: 'Invalid referral ID',
  referralError: 'Error checking referral ID',
  createFree: 'Create Account (Free Trial)',
  toPayment: 'Continue to Payment',
  creating: 'Creating your account…',
  plan: {
    name: 'Premium',
    price: (price: number) => formatMoney(rupees(price)),
    perMonth: 'a month',
    features: ['All Features', 'Unlimited Orders', '24/7 Support'],
    notOpen:
      'Card payment is not open yet. For now an account needs a valid staff referral ID; enter one above, and the first 14 days are free.',
  },
  haveAccount: 'Do you have an account?',
  signIn: 'Sign in',
  faults: {
    restaurantName: 'Enter the name on your signboard, at most 120 characters.',
    ownerName: 'Enter your name, at most 120 characters.',
    email: 'Enter your email address, like name@example.com.',
    password: passwordWords.fault,
    establishmentType: 'Choose the type of your restaurant.',
    staffReferralId: 'Enter the staff referral ID that you were given.',
  },
  failedOffline:
    'There is no connection just now. What you typed is kept on this page; send it again when you are back online, it makes one account only.',
  signInFailed:
    'Your account is made, but signing in did not work. Sign in with your email and password to go on.',
  goSignIn: 'Go to sign in',
} as const;
