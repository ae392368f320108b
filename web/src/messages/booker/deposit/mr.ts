import type { guestDeposit as english } from './en.ts';

export const guestDeposit: typeof english = {
  states: {
    held: (amount) => `तुमचे ${amount} चे डिपॉझिट रेस्टॉरंटकडे आहे. ते तुमच्या बिलातून वजा होईल.`,
    applied: (amount) => `तुमचे ${amount} चे डिपॉझिट तुमच्या बिलात आहे.`,
    refunded: (amount) => `तुमचे ${amount} चे डिपॉझिट परत दिले.`,
    kept: (amount) => `रेस्टॉरंटने तुमचे ${amount} चे डिपॉझिट ठेवून घेतले आहे.`,
  },
  voucher: (number) => `पावती व्हाउचर ${number}`,
  rules: {
    kept: (hours) =>
      hours === 0
        ? 'तुम्ही आला नाहीत आणि वेळेपूर्वी रद्द केले नाही, तर रेस्टॉरंट ते ठेवून घेऊ शकते.'
        : `तुम्ही आला नाहीत, किंवा ${hours} तासांपेक्षा कमी आधी रद्द केले, तर रेस्टॉरंट ते ठेवून घेऊ शकते.`,
    returned: 'तुम्हाला येता आले नाही, तर ते परत मिळते.',
  },
};
