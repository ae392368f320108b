import type { depositsPart } from './en.ts';

export const deposits: (typeof depositsPart)['en'] = {
  row: 'डिपॉझिट',
  waits: (amount) => `${amount}, अजून वजा नाही`,
  title: 'बुकिंगचे डिपॉझिट',
  text: (amount) => `पाहुण्यांनी ${amount} डिपॉझिट दिले आहे. बिलातून वजा केल्यावर ते भरलेले मानले जाईल.`,
  takeOff: 'बिलातून वजा करा',
  without: 'त्याशिवाय बिल करा',
  byDish: 'डिशने केलेले बिल त्याशिवाय भरले जाते. ते वजा करण्यासाठी आधी एक बिल किंवा समान निवडा.',
  onBill: (amount) => `डिपॉझिटचे ${amount} या बिलावर आहेत.`,
  putBack: 'परत ठेवा',
  cancel: 'रद्द करा',
  refusals: {
    'booking-not-found': 'हे डिपॉझिट सापडले नाही, किंवा दुसऱ्या पार्टीचे आहे. बुकिंग पाहा.',
  },
};
