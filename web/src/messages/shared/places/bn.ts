export const roomName = (number: string): string => `রুম ${number}`;
