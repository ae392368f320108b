import type { sharedBill as english } from './en.ts';

export const sharedBill: typeof english = {
  title: 'आपका बिल',
  gone: 'यह बिल नहीं मिला',
  goneHint: 'लिंक अधूरा हो सकता है। जिस संदेश में आया था, वहीं से फिर खोलें।',
  failed: 'बिल नहीं खुल पाया',
  failedHint: 'इंटरनेट देखकर फिर कोशिश करें।',
  void: 'रेस्टोरेंट ने यह बिल रद्द कर दिया है।',
};
