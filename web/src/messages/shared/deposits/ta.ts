import type { depositsPart } from './en.ts';

export const deposits: (typeof depositsPart)['en'] = {
  row: 'டெபாசிட்',
  waits: (amount) => `${amount}, இன்னும் கழிக்கவில்லை`,
  title: 'முன்பதிவின் டெபாசிட்',
  text: (amount) => `விருந்தினர்கள் ${amount} டெபாசிட் கட்டியுள்ளனர். பில்லில் கழித்தால் அது செலுத்தியதாகக் கணக்கிடப்படும்.`,
  takeOff: 'பில்லில் கழிக்கவும்',
  without: 'இது இல்லாமல் பில் போடவும்',
  onBill: (amount) => `டெபாசிட்டில் ${amount} இந்தப் பில்லில் உள்ளது.`,
  putBack: 'திரும்ப வைக்கவும்',
  cancel: 'ரத்து',
  refusals: {
    'booking-not-found': 'இந்த டெபாசிட் இல்லை, அல்லது வேறு குழுவினுடையது. முன்பதிவைப் பாருங்கள்.',
  },
};
