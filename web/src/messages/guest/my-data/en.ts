import { part } from '../../part.ts';

/** A guest's requests about the number they left, on the page of their paid bill. */
export const myData = {
  title: 'Your number',
  hint: 'You left a mobile number here. Your bill stays as it was issued, whatever you choose.',
  withdraw: 'No offers, please',
  withdrawn: 'Done. You get no offers from here.',
  erase: 'Erase my data',
  eraseSure: 'Yes, ask to erase it',
  eraseHint:
    'The restaurant looks at this and erases your name and number, because a typed number proves nobody.',
  asked: 'The restaurant has your request.',
  sending: 'Sending…',
};

export const myDataPart = part('myData', myData);
