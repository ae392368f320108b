import { part } from '../../part.ts';

/** The entrance of a shared device, and choosing a PIN. */
export const pin = {
  who: 'Who is it?',
  where: (restaurant: string, device: string) => `${restaurant} · ${device}`,
  loading: 'Loading who works here',
  nobody: 'Nobody has a PIN yet',
  nobodyHint:
    'Sign in with your password on your own phone or computer, and choose your PIN there under My PIN.',
  noDevice: 'This browser is no shared device',
  noDeviceHint: 'Whoever looks after the staff makes it one on the page Staff.',
  signIn: 'Sign in',
  shutOut: 'This device was shut out',
  shutOutHint: 'It opens nothing any more. Whoever looks after the staff can share it again.',
  failed: 'Who works here could not be loaded',
  failedHint: 'Check the connection. It is tried again when the device is back online.',
  tryAgain: 'Try again',
  pinOf: (name: string) => `PIN of ${name}`,
  typed: (n: number) => `${n} of 6 digits`,
  entering: 'Opening…',
  erase: 'Delete the last digit',
  back: 'Back',
  locked: (minutes: number) => `Too many wrong PINs. Wait ${minutes} min; nobody else has to wait.`,
  title: 'My PIN',
  hint: 'Six digits. With them you enter on shared devices and approve what others ask for.',
  newPin: 'New PIN',
  newPinAgain: 'The same PIN again',
  password: 'Your password',
  passwordHint: 'A PIN is changed only with the password.',
  differ: 'The two PINs are not the same.',
  sixDigits: 'Enter six digits.',
  save: 'Set my PIN',
  saving: 'Setting…',
  done: 'Your PIN is set.',
  wrongPassword: 'This is not your password.',
  tooManyTries: 'Too many tries. Wait a few minutes.',
  onOwnDevice: 'Set your PIN on your own phone or computer, where you sign in with your password.',
  signInAgain: 'Sign out and in again. You can set your PIN for 15 minutes after it.',
};

export const pinPart = part('pin', pin);
