import type { ownShare as english } from './en.ts';

export const ownShare: typeof english = {
  all: (amount) => `পুরো বিল ${amount}`,
  mine: (amount) => `শুধু আমার ${amount}`,
  amount: (amount) => `আপনার নিজের পদ, কর সহ: ${amount}`,
  hint: 'শুধু এগুলোর টাকা দিতে চাইলে ওয়েটারকে আলাদা বিল দিতে বলুন।',
  declare: 'আমার ভাগ UPI-তে দিয়েছি',
  declared: (amount) => `আপনি জানিয়েছেন নিজের পদের ${amount} UPI-তে দিয়েছেন। স্টাফ দেখলে তবেই তা মিটবে।`,
  more: (said, left) => `আপনি জানিয়েছেন ${said} UPI-তে দিয়েছেন। এখন আপনার পদ তার চেয়ে বেশি: ${left} বাকি।`,
  less: (said, over) =>
    `আপনি জানিয়েছেন ${said} UPI-তে দিয়েছেন। এখন তা আপনার পদের চেয়ে ${over} বেশি। ওয়েটারকে জানান।`,
  others: (who, amount) => `${who} জানিয়েছেন নিজের পদের ${amount} UPI-তে দিয়েছেন। স্টাফ এখনও পাকা করেননি।`,
  paid: 'আপনার নিজের পদের টাকা মিটেছে। যা বাকি তা অন্যরা চেয়েছেন।',
};
