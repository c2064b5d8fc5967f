/** Up to so many players a village has nobody who learns of the dead. */
const MOST_OF_SMALL = 8;

export function sizeOf(players: number): 'small' | 'large' {
  return players <= MOST_OF_SMALL ? 'small' : 'large';
}
