import { billWords } from '../../shared/ta/bill.ts';
import { codeEntry } from '../../shared/ta/code-entry.ts';
import { foodAsk } from '../../shared/ta/food-ask.ts';
import { foodWords } from '../../shared/ta/food.ts';
import { guestLabelWords } from '../../shared/ta/guest-labels.ts';
import type { GuestWords } from '../en.ts';

type Parts = Required<GuestWords>['parts'];

const buyer: Parts['buyer'] = {
  title: 'யார் பெயரில் பில்',
  add: 'நிறுவனத்தின் பெயரில் பில் வேண்டும்',
  change: 'பில்லின் பெயரை மாற்று',
  remove: 'நீக்கு',
  madeOutTo: (name) => `பில் ${name} பெயரில் வரும்.`,
  needed: 'வரிக்கு முன் ₹50,000 அல்லது அதற்கு மேல் பில்லில் பெயர், முகவரி, மாநிலம் தேவை.',
  hint: 'செலுத்தும் முன் எழுதவும். இது பில்லில் வரும்; உங்கள் டேபிளில் எல்லோருக்கும் தெரியும்.',
  gstin: 'GSTIN',
  gstinHint: 'இல்லை என்றால் காலியாக விடவும்.',
  name: 'நிறுவனத்தின் பெயர், அல்லது உங்கள் பெயர்',
  address: 'முகவரி',
  stateCode: 'மாநிலம்',
  chooseState: 'மாநிலத்தைத் தேர்ந்தெடுக்கவும்',
  keepWithNumber:
    'அடுத்த முறைக்கு வைத்திரு: இந்த போனில், கொடுத்த எண் இங்கே புதியது என்றால் இந்த உணவகத்திலும். யாராவது தேர்ந்தெடுத்தால் மட்டும் பயன்படும்.',
  keepOnPhone: 'அடுத்த முறைக்கு இந்த போனில் வைத்திரு. நான் தேர்ந்தெடுத்தால் மட்டும் பயன்படும்.',
  useAgain: (name) => `மீண்டும் ${name} பெயரில்`,
  save: 'பில்லில் எழுது',
  faults: {
    name: 'பெயரை எழுதவும்.',
    gstin: 'இது GSTIN அல்ல. 15 எழுத்துகளையும் சரிபார்க்கவும்.',
    address: 'முகவரியை எழுதவும்.',
    stateCode: 'மாநிலத்தைத் தேர்ந்தெடுக்கவும்.',
  },
};

const myData: Parts['myData'] = {
  title: 'உங்கள் எண்',
  hint: 'இங்கே மொபைல் எண் கொடுத்துள்ளீர்கள். எதைத் தேர்ந்தெடுத்தாலும் பில் அப்படியே இருக்கும்.',
  withdraw: 'சலுகைச் செய்தி வேண்டாம்',
  withdrawn: 'சரி. இங்கிருந்து சலுகைச் செய்தி வராது.',
  erase: 'என் விவரத்தை அழி',
  eraseSure: 'ஆம், அழிக்கச் சொல்',
  eraseHint: 'உணவகம் பார்த்து பெயரையும் எண்ணையும் அழிக்கும்; எழுதிய எண் மட்டும் யார் என நிரூபிக்காது.',
  asked: 'உங்கள் வேண்டுகோள் உணவகத்துக்குக் கிடைத்தது.',
  sending: 'அனுப்புகிறது…',
};

const review: Parts['review'] = {
  title: 'எப்படி இருந்தது?',
  stars: (n) => `5-இல் ${n} நட்சத்திரம்`,
  words: 'உங்கள் சொற்களில்',
  wordsHint: 'விருப்பம் இருந்தால். உணவகம் மட்டும் படிக்கும்.',
  dishes: 'தனித்தனி உணவு (விருப்பம்)',
  thumb: { up: (dish) => `${dish}: நன்று`, down: (dish) => `${dish}: நன்றாக இல்லை` },
  publicPage: 'எல்லோருக்கும் தெரியக் கருத்து எழுது',
  answer: 'உணவகத்தின் பதில்',
  send: 'உணவகத்துக்கு அனுப்பு',
  sending: 'அனுப்புகிறது…',
  choose: 'முதலில் ஒன்று முதல் ஐந்து நட்சத்திரம் தேர்ந்தெடுக்கவும்.',
  thanks: 'நன்றி. உணவகம் ஒவ்வொரு சொல்லையும் படிக்கும்.',
};

const keptBill: Parts['keptBill'] = {
  paidHint: 'வந்ததற்கு நன்றி. வேண்டுமானால் பில்லை வைத்துக்கொள்ளவும்.',
  print: 'பிரிண்ட்',
  share: 'பகிர்',
  copied: 'காப்பி ஆனது. வேண்டிய இடத்தில் ஒட்டவும்.',
  shareText: (restaurant, number, total) => `${restaurant}, பில் ${number}: ${total}, செலுத்தியது.`,
};

const paying: Parts['paying'] = {
  running: 'இது இதுவரையான பில். வரியும் ரவுண்ட் ஆஃபும் விலைப்பட்டியலில் இதுவே வரும்.',
  waiting: 'ஒரு ஆர்டர் வெயிட்டருக்குக் காத்திருக்கிறது; இந்த பில்லில் இல்லை.',
  partPaid: (paid, due) => `${paid} செலுத்தியது; ${due} மீதி.`,
  partsBilled: (n, paid) => `இந்த டேபிளின் ${n} பகுதி செலுத்தியது: ${paid}.`,
  pay: 'எப்படிச் செலுத்துகிறீர்கள்?',
  counter: 'கவுன்டரில்',
  counterHint: (place) =>
    `“${place}” எனச் சொல்லவும், அல்லது வெயிட்டரிடம் கார்டு மெஷின் கேட்கவும். ரொக்கம், கார்டு இரண்டும் சரி.`,
  upi: 'UPI-இல்',
  upiOpen: (amount) => `UPI-இல் ${amount} செலுத்து`,
  upiHint: 'உங்கள் UPI ஆப் திறக்கும். செலுத்தியதை வெயிட்டரிடம் காட்டவும்: அவர் உறுதி செய்ததும் பில் முடியும்.',
  upiQr: 'அல்லது வேறு போனில் இதை ஸ்கேன் செய்யவும்',
  upiQrLabel: (amount) => `UPI-இல் ${amount} செலுத்த QR கோடு`,
  declare: 'UPI-இல் செலுத்திவிட்டேன்',
  declaring: 'ஊழியரிடம் சொல்கிறது…',
  declared: (who, amount) => `${who}: ${amount} UPI-இல் செலுத்தியதாகச் சொன்னார். ஊழியர் பார்த்ததும் பில் முடியும்.`,
};

/** Sentences of blocks that guests share with members, and of parts that guests load later. */
export const parts: Parts = {
  buyer,
  guestLabelWords,
  codeEntry,
  foodAsk,
  foodWords,
  myData,
  keptBill,
  paying,
  review,
  sharedBill: {
    title: 'உங்கள் பில்',
    gone: 'இந்த பில் இல்லை',
    goneHint: 'லிங்க் முழுதாக இல்லாமல் இருக்கலாம். வந்த செய்தியில் இருந்து மீண்டும் திறக்கவும்.',
    failed: 'பில் திறக்கவில்லை',
    failedHint: 'இணையத்தைப் பார்த்து மீண்டும் முயலவும்.',
    void: 'உணவகம் இந்த பில்லை ரத்து செய்தது.',
  },
  offerNote: { insteadOf: 'முன்பு', until: (offer, time) => `${offer}, ${time} வரை` },
  ownPart: {
    choose: 'எதைச் செலுத்துகிறீர்கள்?',
    all: (amount) => `முழு பில் ${amount}`,
    mine: (amount) => `என்னுடையது ${amount}`,
    amount: (amount) => `உங்கள் உணவு மட்டும், வரியுடன்: ${amount}`,
    hint: 'இதற்கு மட்டும் செலுத்த, வெயிட்டரிடம் தனி பில் கேட்கவும்.',
    declare: 'என் பங்கை UPI-இல் செலுத்திவிட்டேன்',
    declared: (amount) => `உங்கள் உணவுக்கு ${amount} UPI-இல் செலுத்தியதாகச் சொன்னீர்கள். ஊழியர் பார்த்ததும் அது முடியும்.`,
    more: (said, left) =>
      `${said} UPI-இல் செலுத்தியதாகச் சொன்னீர்கள். இப்போது உங்கள் உணவு அதைவிட அதிகம்: ${left} பாக்கி.`,
    less: (said, over) =>
      `${said} UPI-இல் செலுத்தியதாகச் சொன்னீர்கள். அது இப்போது உங்கள் உணவைவிட ${over} அதிகம். வெயிட்டரிடம் சொல்லவும்.`,
    others: (who, amount) =>
      `${who}: தன் உணவுக்கு ${amount} UPI-இல் செலுத்தியதாகச் சொன்னார். ஊழியர் இன்னும் உறுதி செய்யவில்லை.`,
    paid: 'உங்கள் உணவுக்குப் பணம் செலுத்தியாகிவிட்டது. மீதி மற்றவர்கள் கேட்டது.',
  },
  packing: { ofTotal: (amount) => `இதில் ${amount} பேக்கிங்` },
  token: { number: (n) => `டோக்கன் ${n}`, hint: 'ஆர்டர் ரெடியானதும் இந்த எண் அழைக்கப்படும்.' },
  billWords,
};
