import type { Role } from '@mura/engine';
import { type Board, rolesIn } from './board.ts';
import { allNames } from './names.ts';
import type { VillageModel } from './village-model.ts';

/** What the writer's board says of somebody they mention. */
export interface MentionedThought {
  readonly name: string;
  readonly role: Role;
}

const MOST = 3;

/** Those mentioned in a text, under any of their names, with the role the writer is sure of. */
export function thoughtsAbout(
  text: string,
  { view, player }: VillageModel,
  board: Board,
  names: readonly string[],
): MentionedThought[] {
  const { cast, rules } = view.shared;
  if (rules === null || text === '') return [];
  return allNames(cast)
    .flatMap((all, index) => {
      if (index + 1 === player || !all.some((one) => text.includes(one))) return [];
      const role = rolesIn(rules.roles).find((one) => board(index + 1, one).mark === 'O');
      return role === undefined ? [] : [{ name: names[index] ?? '', role }];
    })
    .slice(0, MOST);
}
