/** The region of Firestore, the functions and the client's calls. A test compares firebase.json with it. */
export const REGION = 'asia-south1';
