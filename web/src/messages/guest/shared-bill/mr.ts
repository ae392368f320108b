import type { sharedBill as english } from './en.ts';

export const sharedBill: typeof english = {
  title: 'तुमचे बिल',
  gone: 'हे बिल सापडले नाही',
  goneHint: 'लिंक अपुरी असेल. ज्या मेसेजमध्ये आली तिथून पुन्हा उघडा.',
  failed: 'बिल उघडले नाही',
  failedHint: 'इंटरनेट तपासा आणि पुन्हा करून पाहा.',
  void: 'रेस्टॉरंटने हे बिल रद्द केले आहे.',
};
