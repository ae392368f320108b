/** An Indian mobile number: ten digits from 6 to 9. */
export const MOBILE = /^[6-9]\d{9}$/;

/** The digits of a mobile number as a person types it, with or without 0, 91 or +91 before it. */
export const mobileDigits = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').replace(/^(\+91|91|0)(?=\d{10}$)/, '');
