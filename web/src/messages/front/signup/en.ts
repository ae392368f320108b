import { TRIAL_DAYS } from '@bhoj/domain/restaurant/signing-up';
import type { ESTABLISHMENT_TYPES } from '@bhoj/domain/restaurant/signing-up';
import { part } from '../../part.ts';
import { passwordWords } from '../../shared/password/en.ts';

const establishmentTypes: Record<(typeof ESTABLISHMENT_TYPES)[number], string> = {
  'fine-dining': 'Fine dining',
  casual: 'Casual',
  'fast-food': 'Fast food',
  cafe: 'Cafe',
  bistro: 'Bistro',
};

export const signup = {
  title: 'Create your restaurant',
  text: `${TRIAL_DAYS} days free with the referral ID of a Bhoj representative.`,
  restaurant: 'Your restaurant',
  owner: 'You, the owner',
  referral: 'Referral',
  restaurantName: 'Restaurant name',
  ownerName: 'Owner name',
  email: 'Email',
  emailHint: 'You sign in with it.',
  emailFixed: 'The account is opened for this address.',
  password: 'Password',
  restaurantType: 'Restaurant type',
  establishmentTypes,
  hotelServices: 'Do you provide hotel room services?',
  staffReferralId: 'Staff referral ID',
  staffReferralHint: 'Required for the free trial. A Bhoj representative gives it to you.',
  referralRequired:
    'A staff referral ID is required for the free trial. Enter it here, or go on without a trial and pay.',
  ownReferralId: 'Your referral ID',
  ownReferralHint: 'Yours to give to other restaurants.',
  checking: 'Checking…',
  referralValid: 'Valid referral ID ✓',
  referralInvalid: 'Invalid referral ID',
  referralError: 'Error checking referral ID',
  referralAgain: 'Try again',
  createFree: 'Create Account (Free Trial)',
  toPayment: 'Continue to Payment',
  creating: 'Creating your account…',
  pay: (price: string) => `Pay ${price} & Create Account`,
  createPaid: 'Create your account',
  payment: {
    title: 'Payment',
    text: 'Without a referral ID the account is paid from the first day. Card, UPI or net banking, through Razorpay.',
    hasAccount: 'If you have a restaurant at Bhoj already, sign in and extend it there instead.',
    lookingUp: 'Looking for your earlier payment…',
    paid: (amount: string | null) =>
      `Your payment${amount === null ? '' : ` of ${amount}`} is here. Finish your account`,
    paidText: 'Nothing more is to be paid. Choose a password and create the account.',
  },
  proof: {
    'paid-elsewhere': {
      title: 'This address has been paid for in another browser',
      text: (email: string) =>
        `Prove that ${email} is yours, and go on without paying again: we send a link to it that you open here.`,
    },
    'of-many-trials': {
      title: 'Prove your address first',
      text: (email: string) =>
        `Many accounts were opened with this referral ID today. Prove that ${email} is yours, and go on: we send a link to it that you open here.`,
    },
    send: 'Send the link',
    sending: 'Sending…',
    sent: (email: string) =>
      `A link is on its way to ${email}. Open it on this device; look in the spam folder too.`,
    sendAgain: 'Send it again',
    opening: 'Opening your link…',
    askTitle: 'Which address did we send the link to?',
    askText: 'This browser does not remember. Enter it once more, to show that the link is yours.',
    go: 'Go on',
    proved: 'Your address is proved. Finish your account',
    provedText: 'Choose a password and create the account. What was paid for the address is used now.',
    failures: {
      expired: 'This link has been used or is too old. Send another one from the form.',
      'wrong-address': 'The link was sent to another address. Check what you entered.',
      'too-many-tries': 'Too many links in a short time. Wait a few minutes.',
      offline: 'There is no connection just now. Try again when you are back online.',
      failed: 'That did not work. Try again.',
    },
    toForm: 'Back to the form',
    nothingPaid:
      'No payment is waiting for this address. Enter a staff referral ID, or sign out and begin again.',
  },
  social: {
    or: 'or',
    signUp: 'Sign up with Google',
    pending: 'Waiting for Google…',
    creating: 'Creating your restaurant…',
    hint: `${TRIAL_DAYS} days free, without a referral ID. You fill in the details afterwards.`,
    finishTitle: 'You have no restaurant yet',
    finishText: (email: string) =>
      `You are signed in as ${email}. Create your restaurant now: ${TRIAL_DAYS} days free, no payment.`,
    finish: 'Create my restaurant',
    failures: {
      closed: 'The Google window was closed before you chose an account. Nothing was created.',
      blocked: 'The browser blocked Google’s window. Allow pop-ups for this page and try again.',
      offline: 'There is no connection just now. Try again when you are back online.',
      failed: 'Signing up with Google did not work. Try again, or fill in the form.',
    },
  },
  signOut: 'Sign out',
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
};

export const signupPart = part('signup', signup);
