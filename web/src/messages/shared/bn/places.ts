export const tokenName = (token: number): string => `টোকেন ${token}`;

export const roomName = (number: string): string => `রুম ${number}`;
