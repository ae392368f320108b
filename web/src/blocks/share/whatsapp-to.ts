/** Returns the address that opens WhatsApp with a text to an Indian number. */
export const whatsappTo = (mobile: string, text: string): string =>
  `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`;
