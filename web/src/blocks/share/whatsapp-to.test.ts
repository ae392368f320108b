import { expect, it } from 'vitest';
import { whatsappTo } from './whatsapp-to.ts';

it('a message to a guest opens in WhatsApp with the text', () => {
  expect(whatsappTo('9876543210', 'Hi & come')).toBe('https://wa.me/919876543210?text=Hi%20%26%20come');
});
