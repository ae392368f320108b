import type { guestDeposit as english } from './en.ts';

export const guestDeposit: typeof english = {
  states: {
    held: (amount) => `आपका ${amount} का डिपॉज़िट रेस्टोरेंट के पास है। यह आपके बिल से घटाया जाएगा।`,
    applied: (amount) => `आपका ${amount} का डिपॉज़िट आपके बिल में है।`,
    refunded: (amount) => `आपका ${amount} का डिपॉज़िट लौटा दिया गया।`,
    kept: (amount) => `रेस्टोरेंट ने आपका ${amount} का डिपॉज़िट रख लिया है।`,
  },
  voucher: (number) => `रसीद वाउचर ${number}`,
  rules: {
    kept: (hours) =>
      hours === 0
        ? 'अगर आप नहीं आते और समय से पहले रद्द नहीं करते, तो रेस्टोरेंट इसे रख सकता है।'
        : `अगर आप नहीं आते, या ${hours} घंटे से कम पहले रद्द करते हैं, तो रेस्टोरेंट इसे रख सकता है।`,
    returned: 'अगर आप नहीं आ सकते, तो यह आपको वापस मिलता है।',
  },
};
