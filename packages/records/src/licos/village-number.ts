import { hashText } from '@mura/engine';

const LARGEST = 2 ** 31 - 1;

/** LiCOS knows villages by a number from 1 on: our id, where it is one, or one made from it. */
export function villageNumber(id: string): number {
  const number = /^[1-9][0-9]{0,9}$/.test(id) ? Number(id) : 0;
  return number > 0 && number <= LARGEST ? number : 1 + (hashText(`licos/${id}`) % LARGEST);
}
