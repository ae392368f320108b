export const roomName = (number: string): string => `ரூம் ${number}`;
