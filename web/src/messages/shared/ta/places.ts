export const tokenName = (token: number): string => `டோக்கன் ${token}`;

export const roomName = (number: string): string => `ரூம் ${number}`;
