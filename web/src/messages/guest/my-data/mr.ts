import type { myData as english } from './en.ts';

export const myData: typeof english = {
  title: 'तुमचा नंबर',
  hint: 'तुम्ही इथे मोबाइल नंबर दिला आहे. काहीही निवडले तरी बिल तसेच राहील.',
  withdraw: 'ऑफर नको',
  withdrawn: 'झाले. इथून ऑफर येणार नाहीत.',
  erase: 'माझी माहिती पुसा',
  eraseSure: 'हो, पुसायला सांगा',
  eraseHint: 'रेस्टॉरंट हे पाहून नाव आणि नंबर पुसते, कारण लिहिलेल्या नंबरावरून ओळख पटत नाही.',
  asked: 'रेस्टॉरंटला तुमची विनंती मिळाली.',
  sending: 'पाठवत आहे…',
};
