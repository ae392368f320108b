import type { myData as english } from './en.ts';

export const myData: typeof english = {
  title: 'আপনার নম্বর',
  hint: 'আপনি এখানে মোবাইল নম্বর দিয়েছেন। যা-ই বাছুন, বিল একই থাকবে।',
  withdraw: 'অফার চাই না',
  withdrawn: 'হয়ে গেছে। এখান থেকে আর অফার আসবে না।',
  erase: 'আমার তথ্য মুছুন',
  eraseSure: 'হ্যাঁ, মুছতে বলুন',
  eraseHint: 'রেস্তোরাঁ দেখে নাম আর নম্বর মোছে, কারণ লেখা নম্বরে কাউকে চেনা যায় না।',
  asked: 'রেস্তোরাঁ আপনার অনুরোধ পেয়েছে।',
  sending: 'পাঠানো হচ্ছে…',
};
